/** What Figma puts on the clipboard: HTML whose comment `(figma)` holds the copied layers in Base64. */

import { fromBase64 } from "#engine/bytes/base64.ts";
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { isFigmaCanvas, openFigmaCanvas } from "./figma-canvas.ts";
import { type FigmaDrawing, figmaDrawing } from "./figma-drawing.ts";
import { kiwiRecords } from "./kiwi.ts";

const [BEGIN, END] = ["(figma)", "(/figma)"];
const MAX_MESSAGE = 20_000_000;

/**
 * The paints of the copied layers as a drawing in SVG, which all readers know; solid ones, and gradients that SVG or CSS has.
 * Throws a FileProblem if they cannot be read.
 */
export function readFigmaClipboard(html: string): FigmaDrawing {
  const start = html.indexOf(BEGIN) + BEGIN.length;
  const bytes = fromBase64(html.slice(start, html.indexOf(END, start)).replaceAll(/\s/g, ""));
  if (bytes === undefined || !isFigmaCanvas(bytes))
    throw new FileProblem("is not whole: copy the layers once more.");
  return figmaDrawing(kiwiRecords(openFigmaCanvas(bytes, MAX_MESSAGE).message()["nodeChanges"]));
}
