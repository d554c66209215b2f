/** The letters of a laid out text as outlines of its font at its weight and width, so that the file needs no font. */
import type { TextDocument } from "#domain/documents/text-document.ts";
import { type FontFace, openFontFace } from "#engine/typeset/font-face.ts";
import { outlinePath } from "#engine/typeset/outline-path.ts";
import { FONT_FILES } from "./drawn-font.ts";
import { type LaidText, setFont } from "./export-text.ts";
import { faceOf } from "./face.ts";

export type Outlined =
  | { readonly ok: true; readonly laid: LaidText }
  | { readonly ok: false; readonly message: string };

/** Fails with a sentence for fonts of the device, and for letters that the font does not have. */
export async function outlinedText(laid: LaidText, document: TextDocument): Promise<Outlined> {
  const { font, weight, width } = faceOf(document);
  if (font === undefined)
    return { ok: false, message: "The file of a font on this device is not known. Choose one of the list." };
  const answer = await fetch(FONT_FILES[font.id]).catch(() => undefined);
  if (answer?.ok !== true) return { ok: false, message: `${font.family} could not be loaded. Try again.` };
  const face = openFontFace(new Uint8Array(await answer.arrayBuffer()), weight, width);
  const missing = missingIn(face, laid.runs.flatMap(({ texts }) => texts.map(({ text }) => text)).join(""));
  if (missing !== undefined)
    return { ok: false, message: `${font.family} has no letter “${missing}”, so it cannot be outlined.` };
  const measure = measurer(laid);
  if (measure === undefined) return { ok: false, message: "This browser cannot measure letters here." };
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
 * Each glyph where the browser draws it: how far letters are kerned at this weight is known to the browser for more fonts
 * than to the reader of the file.
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
  // As in CSS, letters that stand apart are not joined.
  for (const glyph of face.shape(text, "ltr", spacingEm === 0)) {
    const to = from + String.fromCodePoint(...glyph.codePoints).length;
    const start = to === from ? next : x + measure(text.slice(0, to)) - measure(text.slice(from, to));
    const at = { x: start + glyph.x * scale, y: y - glyph.y * scale, em: sizePx };
    parts.push(outlinePath(glyph.outline, at));
    [from, next] = [to, start + glyph.advance * scale];
  }
  return parts.join("");
}

/** Widths of text in px, in the font that pictures are drawn in. */
function measurer({ font, face }: LaidText): ((text: string) => number) | undefined {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) return undefined;
  setFont(context, font, face);
  return (text) => context.measureText(text).width;
}
