/** Options that a call does not have: a misspelt one would otherwise be ignored, and the answer would not be what was asked for. */
import type { JsonSchema } from "./json-schema.ts";
import { nearestWord } from "./nearest.ts";
import type { WrongValue } from "./refusal.ts";

const MAX_DEPTH = 8;
const MAX_NAME = 40;

/** Each with the option that is probably meant, or all that there are. What may have members of any name has none that is unknown. */
export function unknownOptions(schema: JsonSchema, input: unknown): readonly WrongValue[] {
  const found: WrongValue[] = [];
  const visit = (own: readonly JsonSchema[], value: unknown, path: readonly string[]): void => {
    if (path.length > MAX_DEPTH || typeof value !== "object" || value === null) return;
    const options = own.flatMap((each) => each.anyOf ?? [each]);
    if (Array.isArray(value)) {
      const items = options.flatMap((each) => each.items ?? []);
      if (items.length > 0)
        for (const [index, each] of value.entries()) visit(items, each, [...path, `${index}`]);
      return;
    }
    const isOpen = ({ type, properties, additionalProperties = false }: JsonSchema): boolean =>
      (type === undefined || type === "object") &&
      (properties === undefined || additionalProperties !== false);
    if (options.some(isOpen)) return;
    const names = [...new Set(options.flatMap(({ properties = {} }) => Object.keys(properties)))];
    if (names.length === 0 && path.length > 0) return;
    for (const [name, inner] of Object.entries(value)) {
      const known = options.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
      );
      if (known.length > 0) visit(known, inner, [...path, name]);
      else found.push(unknownOption(name, names, path));
    }
  };
  visit([schema], input, []);
  return found;
}

function unknownOption(name: string, names: readonly string[], path: readonly string[]): WrongValue {
  const nearest = nearestWord(name, names);
  const message =
    nearest !== undefined
      ? `There is no such option. “${nearest}” is probably meant.`
      : names.length === 0
        ? "This call has no options."
        : `There is no such option. There is ${names.join(", ")}.`;
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
  return { path: [...path, short].join("."), message, code: "unknown_option" };
}
