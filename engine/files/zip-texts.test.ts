import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipTexts } from "./zip-texts.ts";

it("[THM-3] files come back from the archive as they were, and the same files give the same bytes", () => {
  const files = [
    { name: "light.tokens.json", text: '{"é": "→ 😀"}\n' },
    { name: "values-night/colors.xml", text: "" },
  ];
  const read = Object.entries(unzipSync(zipTexts(files))).map(([name, bytes]) => ({
    name,
    text: strFromU8(bytes),
  }));
  expect(read).toEqual(files);
  expect(zipTexts(files)).toEqual(zipTexts(files));
});
