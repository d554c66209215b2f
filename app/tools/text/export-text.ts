/** The text as SVG and PNG: in the size of the document, with the line breaks of the canvas. */
import { TaskProblem } from "#app/workers/task-problem.ts";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { toBytes } from "#engine/format/format.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";
import { createSampler } from "#engine/gradient/gradient.ts";
import { type TextRun, type TextSvg, writeTextSvg } from "#engine/text/write-text-svg.ts";
import { drawnFont } from "./drawn-font.ts";
import { faceOf } from "./face.ts";
import { layOut, type TextRow } from "./letters.ts";
import { isRightToLeft, loadScriptFonts } from "./scripts.ts";

/** Space around the text, in em, so that letters that extend beyond their boxes are not cut off. */
const EDGE_EM = 0.06;

export type LaidText = TextSvg & { readonly font: Awaited<ReturnType<typeof drawnFont>> };

/** The lines, letters and boxes of the text on the page, in px of the file. Undefined while it is not on the page. */
export async function laidText(
  element: HTMLElement | null,
  document: TextDocument,
): Promise<LaidText | undefined> {
  const face = faceOf(document);
  const [font] = await Promise.all([drawnFont(face), loadScriptFonts(document.text, face.weight)]);
  // Until the page's own font has loaded, the letters are where a fallback has them. Layout starts to load it.
  element?.getBoundingClientRect();
  await globalThis.document.fonts.ready;
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (element?.isConnected !== true || context === null) return undefined;
  const { rows, boxes, fontSize } = layOut(element, element, context, font);
  const scale = document.sizePx / fontSize;
  const edge = EDGE_EM * document.sizePx;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const placeX = (x: number): number => (x - left) * scale + edge;
  const placeY = (y: number): number => (y - top) * scale + edge;
  const parts = partsOf(rows);
  const runs = boxes.map((box, index): TextRun => {
    const own =
      document.span === "whole"
        ? rows
        : [document.span === "line" ? rows[index] : parts[index]].filter((each) => each !== undefined);
    return {
      x: placeX(box.x),
      y: placeY(box.y),
      width: box.width * scale,
      height: box.height * scale,
      texts: own.map(({ text, x, baseline }) => ({
        text,
        x: placeX(x),
        y: placeY(baseline),
        ...(isRightToLeft(text) && { isRightToLeft: true as const }),
      })),
    };
  });
  return {
    font,
    runs,
    gradient: document.gradient,
    face: {
      family: face.family,
      weight: face.weight,
      width: face.width,
      sizePx: document.sizePx,
      spacingEm: document.spacing / 1000,
    },
    width: Math.ceil(Math.max(...runs.map(({ x, width }) => x + width)) + edge),
    height: Math.ceil(Math.max(...runs.map(({ y, height }) => y + height)) + edge),
  };
}

/** The painted parts of the text, from the first on: a letter each, or a word of a script that joins its letters. */
function partsOf(rows: readonly TextRow[]) {
  const parts: { text: string; x: number; baseline: number }[] = [];
  for (const { letters, baseline } of rows)
    for (const { text, x, part } of letters) {
      if (part < 0) continue;
      const known = parts[part];
      parts[part] =
        known === undefined
          ? { text, x, baseline }
          : { ...known, text: `${known.text}${text}`, x: Math.min(known.x, x) };
    }
  return parts;
}

export function svgOfText(laid: LaidText): string {
  return writeTextSvg(laid);
}

/** A transparent PNG at `scale` times the size. Rejects if the browser cannot make a canvas of this size. */
export async function pngOfText(laid: LaidText, scale: number): Promise<Blob> {
  const { runs, face, font, gradient } = laid;
  const canvas = new OffscreenCanvas(laid.width * scale, laid.height * scale);
  const context = canvas.getContext("2d");
  if (context === null) throw new TaskProblem("This browser has no room for a picture of this size.");
  setFont(context, font, face, scale);
  for (const run of runs) {
    // Letters can extend beyond the box that the gradient spans, and are painted there as well.
    const edge = Math.ceil(EDGE_EM * face.sizePx * scale);
    const pattern = context.createPattern(paintOf(gradient, run, { scale, edge }), "no-repeat");
    if (pattern === null) throw new TaskProblem("This browser has no room for a picture of this size.");
    const [left, top] = [Math.floor(run.x * scale) - edge, Math.floor(run.y * scale) - edge];
    pattern.setTransform(new DOMMatrix([1, 0, 0, 1, left, top]));
    context.fillStyle = pattern;
    for (const { text, x, y, isRightToLeft: isFromRight } of run.texts) {
      context.direction = isFromRight === true ? "rtl" : "ltr";
      context.textAlign = "left";
      context.fillText(text, x * scale, y * scale);
    }
  }
  return canvas.convertToBlob({ type: "image/png" });
}

/** Sets the font of the text and its letter spacing on a canvas, both times `scale`. */
export function setFont(
  context: OffscreenCanvasRenderingContext2D,
  font: LaidText["font"],
  { sizePx, spacingEm }: LaidText["face"],
  scale = 1,
): void {
  context.font = `${font.weight} ${sizePx * scale}px ${font.family}`;
  if ("letterSpacing" in context) context.letterSpacing = `${spacingEm * sizePx * scale}px`;
  // Advances are those of the font, not rounded to whole pixels.
  if ("textRendering" in context) context.textRendering = "geometricPrecision";
}

/** In how many steps of the gradient colors are computed for a picture. */
const STEPS = 4096;

/** The gradient in its box and `edge` pixels around it, computed by the engine as in every export. */
function paintOf(
  gradient: LaidText["gradient"],
  run: TextRun,
  { scale, edge }: { readonly scale: number; readonly edge: number },
): OffscreenCanvas {
  const [width, height] = [run.width, run.height].map((side) => Math.ceil(side * scale) + 1 + 2 * edge);
  if (width === undefined || height === undefined) throw new Error("A box has two sides.");
  const sample = createSampler(gradient);
  const colors = Array.from({ length: STEPS + 1 }, (_, index) => {
    const { bytes, alpha } = toBytes(sample(index / STEPS));
    return [...bytes, Math.round(alpha * 255)] as const;
  });
  const place = createPlacer(gradient, [run.width, run.height]);
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.round(
        Math.min(1, Math.max(0, place((x - edge + 0.5) / scale, (y - edge + 0.5) / scale))) * STEPS,
      );
      image.data.set(colors[at] ?? [0, 0, 0, 0], (y * width + x) * 4);
    }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return canvas;
}
