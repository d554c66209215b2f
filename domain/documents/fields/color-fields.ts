/** Colors and lists of things with colors in addresses. */
import {
  COLOR_SEPARATORS,
  colorText,
  readColor,
  readParts,
  splitOutside,
} from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { type Field, param } from "./field.ts";

/** One entry of a list. `read` gives undefined for what cannot be read, and says so. */
export interface Item<Value> {
  readonly read: (part: string, notices: string[]) => Value | undefined;
  readonly write: (value: Value) => string;
}

export const COLOR: Item<Color> = { read: (part, notices) => readColor(part, notices), write: colorText };

/** The longest text of a color has near 60 letters. */
export const COLOR_SHAPE = { type: "text", most: 100 } as const;
/** A variable with a name, two colors and twenty steps has near 250. */
export const ENTRY_SHAPE = { type: "text", most: 300 } as const;

export interface ListLimits {
  readonly most: number;
  /** With fewer than these the list does not count. */
  readonly fewest?: number;
  /** The sentence for that. */
  readonly few?: string;
  /** Without it there is no document. */
  readonly isRequired?: boolean;
  /** What stands for a list that is not there, as an address would say it. */
  readonly usual?: string;
  /** Any one of them. */
  readonly separators?: string;
}

export function list<Value>(
  key: string,
  what: string,
  { read, write }: Item<Value>,
  { most, fewest = 0, few = "", isRequired = false, usual = "", separators = COLOR_SEPARATORS }: ListLimits,
): Field<readonly Value[]> {
  const separator = separators.slice(0, 1);
  const valuesOf = (text: string, notices: string[]) =>
    readParts(
      splitOutside(text, separators).filter((part) => part !== ""),
      most,
      (part) => read(part, notices),
      notices,
    );
  return param(
    key,
    what,
    { type: "list", most, separator, item: ENTRY_SHAPE },
    (text, reading) => {
      const values = valuesOf(text ?? usual, reading.notices);
      if (values.length >= fewest) return values;
      if (isRequired) {
        reading.missing = text ? few : "";
        return values;
      }
      if (text !== null && few !== "") reading.notices.push(few);
      return valuesOf(usual, []);
    },
    (values) => {
      const text = values.map(write).join(separator);
      return isRequired || text !== usual ? text : undefined;
    },
  );
}

/** A color that is always said; `usual` stands for one that cannot be read. */
export function color(key: string, what: string, usual: Color): Field<Color> {
  return param(
    key,
    what,
    COLOR_SHAPE,
    (text, { notices }) => (text === null ? usual : (readColor(text, notices, `The ${what} `) ?? usual)),
    colorText,
  );
}

/** A color that may be missing. */
export function optionalColor(key: string, what: string): Field<Color | undefined> {
  return param(
    key,
    what,
    COLOR_SHAPE,
    (text, { notices }) => (text ? readColor(text, notices, `The ${what} `) : undefined),
    (value) => value && colorText(value),
  );
}
