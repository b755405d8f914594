import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../src/api";
import { problemText } from "../src/problems";
import { settings } from "../src/settings.svelte";

beforeEach(() => {
  settings.language = "en";
});

it("takes the server's words, else its own, else the detail", () => {
  const code = "game_over";
  expect(problemText(new ApiError(400, { code, texts: { en: "Worded.", ja: "文。" } }))).toBe("Worded.");
  // An empty set of words says nothing.
  expect(problemText(new ApiError(400, { code, texts: {} }))).toBe("The game is over.");
  expect(problemText(new ApiError(400, { code: "unheard_of", detail: "so and so", texts: {} }))).toContain("so and so");
});

it("has words of its own for what a validator says in English", () => {
  const error = new ApiError(400, { code: "bad_request", detail: "hand: Expected `str` of length <= 200", texts: {} });
  for (const language of ["ja", "en", "ko"] as const) {
    settings.language = language;
    expect(problemText(error)).not.toContain("Expected");
  }
});
