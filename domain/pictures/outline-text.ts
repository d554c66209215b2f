/** Text of pictures as outlines, for files whose reader has none of our fonts. */
import type { FontFace } from "#engine/typeset/font-face.ts";
import { outlinePath } from "#engine/typeset/outline-path.ts";
import type { TextLook, WriteText } from "./svg-parts.ts";

/** Files of one face with different letters, the first that has a letter writes it. */
export type PictureFace = readonly FontFace[];

export interface TextPlace {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly em: number;
  /** Added after each glyph, in thousandths of an em. */
  readonly tracking?: number;
}

/** The path of a line, and its width in the units of the path. Letters that no file has are left out. */
export function textOutline(
  face: PictureFace,
  text: string,
  { x, y, em, tracking = 0 }: TextPlace,
): { readonly path: string; readonly width: number } {
  let at = x;
  let path = "";
  for (const { file, letters } of runsOf(face, text))
    for (const { outline, x: dx, y: dy, advance } of file.shape(letters, "ltr", false)) {
      path += outlinePath(outline, { x: at + (dx * em) / 1000, y: y - (dy * em) / 1000, em });
      at += ((advance + tracking) * em) / 1000;
    }
  return { path, width: at - x };
}

function runsOf(face: PictureFace, text: string): { readonly file: FontFace; letters: string }[] {
  const runs: { readonly file: FontFace; letters: string }[] = [];
  for (const letter of text) {
    const file = face.find((each) => each.has(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (file === undefined) continue;
    if (last?.file === file) last.letters += letter;
    else runs.push({ file, letters: letter });
  }
  return runs;
}

/** Writes the texts of small pictures, in the faces that their style sheet would use. */
export function writeAsOutlines(faces: Readonly<Record<TextLook["face"], PictureFace>>): WriteText {
  return (text, { x, y, size, fill, face }) =>
    `<path fill="${fill}" d="${textOutline(faces[face], text, { x, y, em: size }).path}"/>`;
}
