/** Lists in addresses: of colors, and of entries that contain a color. */
import {
  COLOR_SEPARATORS,
  colorText,
  readColor,
  readParts,
  splitOutside,
} from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { type Field, param } from "./field.ts";

/** One entry of a list. `read` returns undefined for unreadable text, and adds a notice. */
export interface Item<Value> {
  readonly read: (part: string, notices: string[]) => Value | undefined;
  readonly write: (value: Value) => string;
}

export const COLOR: Item<Color> = { read: readColor, write: colorText };

export interface ListLimits {
  readonly most: number;
  /** A list with fewer entries than this is ignored. */
  readonly fewest?: number;
  /** The notice for a list that is too short. */
  readonly few?: string;
  /** An address without this list holds no document. */
  readonly isRequired?: boolean;
  /** What is said of an address without a required list; by default nothing. */
  readonly missed?: (params: URLSearchParams) => string;
  /** Default for a missing list, as text. */
  readonly usual?: string;
  /** Characters that separate entries; any of them is accepted. */
  readonly separators?: string;
}

/** For `missed`: names what of the address was left out because it has no list; "" if it says nothing else of the document. */
export function leftOutWithout(list: string, keys: readonly string[]): (params: URLSearchParams) => string {
  return (params) => {
    const left = keys.filter((key) => params.has(key));
    return left.length === 0
      ? ""
      : `The link names no ${list}, so the rest of it was left out: ${left.join(", ")}.`;
  };
}

export function list<Value>(
  key: string,
  { read, write }: Item<Value>,
  {
    most,
    fewest = 0,
    few = "",
    isRequired = false,
    missed,
    usual = "",
    separators = COLOR_SEPARATORS,
  }: ListLimits,
): Field<readonly Value[]> {
  const separator = separators.slice(0, 1);
  const valuesOf = (text: string, notices: string[]) =>
    readParts(splitOutside(text, separators), most, read, notices);
  return param(
    key,
    (text, reading) => {
      const values = valuesOf(text ?? usual, reading.notices);
      if (values.length >= fewest) return values;
      if (isRequired) {
        reading.missing = text ? few : (missed?.(reading.params) ?? "");
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
