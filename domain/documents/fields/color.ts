import { colorText, readColor } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { type Field, param } from "./field.ts";

/** A color that is always written; `usual` replaces an unreadable one. */
export function color(key: string, what: string, usual: Color): Field<Color> {
  return param(
    key,
    (text, { notices }) => (text === null ? usual : (readColor(text, notices, `The ${what} `) ?? usual)),
    colorText,
  );
}
