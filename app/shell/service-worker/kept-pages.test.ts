import { expect, it } from "vitest";
import { asSubstitute, keptAddress, substitutesFor } from "./kept-pages.ts";

const TOOLS = ["/random-color"];
const at = (path: string) => `https://example.test${path}`;

it("[TLS-5] one kept page of a tool serves all its addresses", () => {
  expect(substitutesFor(at("/random-color?seed=abc"), TOOLS)).toEqual([
    "/random-color?seed=abc",
    "/random-color",
  ]);
  expect(keptAddress(at("/random-color?seed=abc"), TOOLS)).toBe("/random-color");
});

it("[TLS-5] pages below a tool are the tool's", () => {
  expect(keptAddress(at("/random-color/of?c=red"), TOOLS)).toBe("/random-color/of");
  expect(keptAddress(at("/random-colors?c=red"), TOOLS)).toBe("/random-colors?c=red");
});

it("[PLT-1] other pages are kept as they were visited", () => {
  expect(substitutesFor(at("/palettes?hue=red"), TOOLS)).toEqual(["/palettes?hue=red"]);
  expect(keptAddress(at("/palettes?hue=red"), TOOLS)).toBe("/palettes?hue=red");
});

it("marks a page that stands in for another", () => {
  expect(asSubstitute('<!DOCTYPE html><html lang="en">')).toBe(
    '<!DOCTYPE html><html data-substitute="" lang="en">',
  );
});
