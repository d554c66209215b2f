/** Text of pictures as outlines, for files whose reader has none of our fonts. */

import type { TextLook, WriteText } from "../domain/pictures/svg-parts.ts";
import type { FontFace } from "../engine/typeset/font-face.ts";
import { outlinePath } from "../engine/typeset/outline-path.ts";

/** Faces by the name of the look: `display` is narrow and bold, `mono` as narrow as it gets. */
export type PictureFaces = Readonly<Record<TextLook["face"], FontFace>>;

export function writeAsOutlines(faces: PictureFaces): WriteText {
  return (text, { x, y, size, fill, face }) =>
    `<path fill="${fill}" d="${textOutline(faces[face], text, { x, y, em: size }).path}"/>`;
}

export interface TextPlace {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly em: number;
  /** Added after each glyph, in thousandths of an em. */
  readonly tracking?: number;
}

/** The path of a line, and its width in the units of the path. */
export function textOutline(
  face: FontFace,
  text: string,
  { x, y, em, tracking = 0 }: TextPlace,
): { readonly path: string; readonly width: number } {
  let at = x;
  const path = face
    .shape(text, "ltr", false)
    .map(({ outline, x: dx, y: dy, advance }) => {
      const glyph = outlinePath(outline, { x: at + (dx * em) / 1000, y: y - (dy * em) / 1000, em });
      at += ((advance + tracking) * em) / 1000;
      return glyph;
    })
    .join("");
  return { path, width: at - x };
}
