"""One module a step; each names the step it follows."""
