import { colorText, readColor } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { COLOR_SHAPE, type Field, param } from "./field.ts";

/** A color that is always written; `usual` replaces an unreadable one. */
export function color(key: string, what: string, usual: Color): Field<Color> {
  return param(
    key,
    what,
    COLOR_SHAPE,
    (text, { notices }) => (text === null ? usual : (readColor(text, notices, `The ${what} `) ?? usual)),
    colorText,
  );
}
