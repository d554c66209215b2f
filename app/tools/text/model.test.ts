import { expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { reduce } from "./model.ts";

const first = TEXT.first();

it("[TXT] a text keeps its line breaks; spaces at line ends, empty lines and control characters are removed", () => {
  expect(reduce(first, { type: "text", text: " Ripe \r\n\n plums\u0007 " }).text).toBe("Ripe\nplums");
  expect(reduce(first, { type: "text", text: "x".repeat(500) }).text).toHaveLength(120);
});

it("[TXT] numbers stay within the limits of the document", () => {
  expect(reduce(first, { type: "number", name: "weight", value: 5000 }).weight).toBe(1000);
  expect(reduce(first, { type: "number", name: "sizePx", value: 3 }).sizePx).toBe(12);
});

it("[TXT] a font of the device is used until a font of the list is chosen", () => {
  const local = reduce(first, { type: "local-font", family: "Inter" });
  expect(local).toMatchObject({ localFont: "Inter", font: "mona-sans" });
  expect(reduce(local, { type: "font", font: "archivo" })).toMatchObject({ localFont: "", font: "archivo" });
});

it("[TXT] a part of the recipe is left out, and added again", () => {
  const without = reduce(first, { type: "part", part: "print", isLeft: true });
  expect(without.left).toEqual(["print"]);
  expect(reduce(without, { type: "part", part: "print", isLeft: false }).left).toEqual([]);
});

it("[TLS-6] colors from elsewhere become evenly spaced stops; a single color gets a second stop", () => {
  const [red, blue] = [knownColor("f00"), knownColor("00f")];
  const two = reduce(first, { type: "colors", colors: [red, blue, red] });
  expect(two.gradient.stops.map(({ position01 }) => position01)).toEqual([0, 0.5, 1]);
  expect(reduce(first, { type: "colors", colors: [red] }).gradient.stops).toHaveLength(2);
});

it("[TLS-3] an action that does not apply gives the same document", () => {
  expect(reduce(first, { type: "text", text: " \n " })).toBe(first);
  expect(reduce(first, { type: "number", name: "weight", value: Number.NaN })).toBe(first);
  expect(reduce(first, { type: "font", font: "mona-sans" })).toBe(first);
  expect(reduce(first, { type: "part", part: "print", isLeft: false })).toBe(first);
  expect(reduce(first, { type: "stops", change: { type: "remove", index: 9 } }).gradient).toEqual(
    first.gradient,
  );
  expect(reduce(first, { type: "colors", colors: [] })).toBe(first);
});
