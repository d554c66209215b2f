import { expect, it } from "vitest";
import { asSubstitute, keptAddress, listKeptPages, substitutesFor } from "./kept-pages.ts";

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

it("[TLS-5] names the visited pages, but for those that are named anyway", () => {
  const page = (path: string, title: string) => ({
    address: at(path),
    html: `<head><title>${title}</title>`,
  });
  const pages = [
    page("/palettes?hue=red&page=2", "Red &amp; rose · Tincture"),
    page("/random-color", "Random Color · Tincture"),
    { address: at("/untitled"), html: "<p>" },
  ];
  expect(listKeptPages(pages, TOOLS)).toBe(
    '<h2>Pages you visited</h2>\n<ul>\n<li><a href="/palettes?hue=red&amp;page=2">Red &amp; rose</a><span>/palettes?hue=red&amp;page=2</span></li>\n</ul>',
  );
  expect(listKeptPages(pages.slice(1, 2), TOOLS)).toBe("");
});
