import { expect, it } from "vitest";
import { asSubstitute, cacheKeyOf, linksToCachedPages, substitutesFor } from "./cached-pages.ts";

const TOOLS = ["/random-color"];
const at = (path: string) => `https://example.test${path}`;

it("[TLS-5] one cached page of a tool serves all its addresses", () => {
  expect(substitutesFor(at("/random-color?seed=abc"), TOOLS)).toEqual([
    "/random-color?seed=abc",
    "/random-color",
  ]);
  expect(cacheKeyOf(at("/random-color?seed=abc"), TOOLS)).toBe("/random-color");
});

it("[TLS-5] pages below a tool belong to the tool", () => {
  expect(cacheKeyOf(at("/random-color/of?c=red"), TOOLS)).toBe("/random-color/of");
  expect(cacheKeyOf(at("/random-colors?c=red"), TOOLS)).toBe("/random-colors?c=red");
});

it("[PLT-1] other pages are cached by address", () => {
  expect(substitutesFor(at("/palettes?hue=red"), TOOLS)).toEqual(["/palettes?hue=red"]);
  expect(cacheKeyOf(at("/palettes?hue=red"), TOOLS)).toBe("/palettes?hue=red");
});

it("marks a page that substitutes for another", () => {
  expect(asSubstitute('<!DOCTYPE html><html lang="en">')).toBe(
    '<!DOCTYPE html><html data-substitute="" lang="en">',
  );
});

it("[TLS-5] lists visited pages, except those that are listed anyway", () => {
  const page = (path: string, title: string) => ({
    address: at(path),
    html: `<head><title>${title}</title>`,
  });
  const pages = [
    page("/palettes?hue=red&page=2", "Red &amp; rose · Tincture"),
    page("/random-color", "Random Color · Tincture"),
    { address: at("/untitled"), html: "<p>" },
  ];
  expect(linksToCachedPages(pages, TOOLS)).toBe(
    '<h2>Pages you visited</h2>\n<ul>\n<li><a href="/palettes?hue=red&amp;page=2">Red &amp; rose</a><span>/palettes?hue=red&amp;page=2</span></li>\n</ul>',
  );
  expect(linksToCachedPages(pages.slice(1, 2), TOOLS)).toBe("");
});
