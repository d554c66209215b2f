import { colorText, readColor } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { type Field, param } from "./field.ts";

/** A color that may be absent. */
export function optionalColor(key: string, what: string): Field<Color | undefined> {
  return param(
    key,
    (text, { notices }) => (text ? readColor(text, notices, `The ${what} `) : undefined),
    (value) => value && colorText(value),
  );
}
