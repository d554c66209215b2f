/** A file of Figma as the text that it is read as, for what takes the text of a theme. */
import { readAnything } from "./read-anything.ts";

const FIGMA = /\.(?:fig|jam|deck)$/i;

export type FigmaText =
  | { readonly ok: true; readonly text: string }
  /** A sentence. */
  | { readonly ok: false; readonly message: string };

/** By its name; what is in it is asked only once it is read. */
export function isFigmaFile({ name }: File): boolean {
  return FIGMA.test(name);
}

/** Never rejects. */
export async function figmaText(file: File): Promise<FigmaText> {
  const read = await readAnything(file, { name: file.name });
  if (!read.ok) return { ok: false, message: read.message };
  const { answer, text } = read.answer;
  if (!answer.ok) return answer;
  return text === undefined
    ? { ok: false, message: `${file.name} is no file of Figma.` }
    : { ok: true, text };
}
