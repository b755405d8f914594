/** What the window is called beside the name of the site: empty where a page says nothing. */
export const titled = $state({ text: "" });
