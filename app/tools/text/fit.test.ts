import { expect, it } from "vitest";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { faceOf } from "./face.ts";
import { fittingSize } from "./fit.ts";

const ROOM = { width: "800px", height: "600px" };
const first = TEXT.first();
const sizeOf = (lines: number) => {
  const document = { ...first, text: Array.from({ length: lines }, () => "a").join("\n"), leading: 100 };
  return fittingSize(document, faceOf(document), ROOM);
};

it("[TXT] a text of any number of lines gets the height of the canvas, up to the 60 that a text can have", () => {
  expect(sizeOf(8)).toContain("600px / 8.35");
  expect(sizeOf(9)).toMatch(/^min\(214px, min\(800px \/ [\d.]+, 600px \/ 9\.35\)\)$/);
  expect(sizeOf(60)).toContain("600px / 60.35");
});

it("[TXT] a line is broken into more rows if it becomes larger by it", () => {
  const document = { ...first, text: "Ripe plums, late light" };
  const size = fittingSize(document, faceOf(document), ROOM);
  expect(size).toMatch(/^min\(214px, max\(min\(/);
  expect(size.match(/600px \//g)).toHaveLength(8);
});
