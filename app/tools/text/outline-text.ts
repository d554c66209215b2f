/** Replaces the letters of a text by the outlines of its font at its weight and width, so that a file needs no font. */
import type { Failure } from "#app/workers/failure.ts";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { type FontFace, openFontFace } from "#engine/typeset/font-face.ts";
import { outlinePath } from "#engine/typeset/outline-path.ts";
import { FONT_FILES } from "./drawn-font.ts";
import { type LaidText, setFont } from "./export-text.ts";
import { faceOf } from "./face.ts";

export type Outlined = { readonly ok: true; readonly laid: LaidText } | ({ readonly ok: false } & Failure);

/**
 * Fails with a message for a font of the device, a font file that does not load, and a letter that the font does not
 * have.
 */
export async function outlinedText(laid: LaidText, document: TextDocument): Promise<Outlined> {
  const { font, weight, width } = faceOf(document);
  if (font === undefined)
    return {
      ok: false,
      message: "The outlines of a font on this device cannot be read. Choose a font of the list.",
      retry: "none",
    };
  const answer = await fetch(FONT_FILES[font.id]).catch(() => undefined);
  if (answer?.ok !== true) return { ok: false, message: `${font.family} could not be loaded.`, retry: "ask" };
  const face = openFontFace(new Uint8Array(await answer.arrayBuffer()), weight, width);
  const missing = missingIn(face, laid.runs.flatMap(({ texts }) => texts.map(({ text }) => text)).join(""));
  if (missing !== undefined)
    return {
      ok: false,
      message: `${font.family} has no letter “${missing}”, so it cannot be outlined.`,
      retry: "none",
    };
  const measure = measurer(laid);
  if (measure === undefined)
    return { ok: false, message: "This browser cannot measure letters here.", retry: "none" };
  const runs = laid.runs.map((run) => ({
    ...run,
    texts: run.texts.map((line) => ({
      ...line,
      path: linePath(face, { ...line, x: line.x - run.x, y: line.y - run.y }, measure, laid.face),
    })),
  }));
  return { ok: true, laid: { ...laid, runs } };
}

function missingIn(face: FontFace, text: string): string | undefined {
  return [...text].find((sign) => sign.trim() !== "" && !face.has(sign.codePointAt(0) ?? 0));
}

interface Line {
  readonly text: string;
  /** Where the baseline begins, in px. */
  readonly x: number;
  readonly y: number;
}

/**
 * The path of one line. Each glyph is placed where the browser draws it, which is measured: the browser knows the
 * kerning at this weight for more fonts than `openFontFace` reads it for.
 */
function linePath(
  face: FontFace,
  { text, x, y }: Line,
  measure: (text: string) => number,
  { sizePx, spacingEm }: LaidText["face"],
): string {
  const scale = sizePx / 1000;
  const parts: string[] = [];
  let [from, next] = [0, x];
  // As in CSS, letter spacing turns ligatures off.
  for (const glyph of face.shape(text, "ltr", spacingEm === 0)) {
    const to = from + String.fromCodePoint(...glyph.codePoints).length;
    const start = to === from ? next : x + measure(text.slice(0, to)) - measure(text.slice(from, to));
    const at = { x: start + glyph.x * scale, y: y - glyph.y * scale, em: sizePx };
    parts.push(outlinePath(glyph.outline, at));
    [from, next] = [to, start + glyph.advance * scale];
  }
  return parts.join("");
}

/** Measures the width of a text in px, in the font of pictures. Undefined if there is no canvas. */
function measurer({ font, face }: LaidText): ((text: string) => number) | undefined {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) return undefined;
  setFont(context, font, face);
  return (text) => context.measureText(text).width;
}
