import { expect, it } from "vitest";
import { graphemes } from "./graphemes.ts";

it("[TXT] a letter with its marks, a flag and a joined emoji are one grapheme each, and nothing is lost", () => {
  const text = "e\u0301a 🇨🇭👩‍🚀\nnä";
  expect(graphemes(text)).toEqual(["e\u0301", "a", " ", "🇨🇭", "👩‍🚀", "\n", "n", "ä"]);
  expect(graphemes(text).join("")).toBe(text);
});
