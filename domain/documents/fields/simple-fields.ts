/** Numbers, choices, switches and words in addresses. */
import { shortText } from "#domain/documents/color-text.ts";
import { type Field, mapped, param } from "./field.ts";

export type Limits = readonly [least: number, usual: number, most: number];

/** A whole number; its limits may follow from the values beside it. */
export function whole<Whole = unknown>(
  key: string,
  what: string,
  limits: Limits | ((whole: Whole) => Limits),
  isAlwaysSaid = false,
): Field<number, Whole> {
  const limitsOf = typeof limits === "function" ? limits : () => limits;
  const held = ([, usual, most]: Limits) => Math.min(usual, most);
  const [least, , most] = typeof limits === "function" ? [0, 0, Number.MAX_SAFE_INTEGER] : limits;
  return param(
    key,
    what,
    { type: "whole", least, most },
    (text, { notices }, beside) => {
      const now = limitsOf(beside);
      const value = Number(text ?? held(now));
      if (Number.isInteger(value) && value >= now[0] && value <= now[2]) return value;
      notices.push(`The ${what} is a whole number from ${now[0]} to ${now[2]}; ${held(now)} was taken.`);
      return held(now);
    },
    (value, beside) => (isAlwaysSaid || value !== held(limitsOf(beside)) ? String(value) : undefined),
  );
}

/** One of the known words. */
export function choice<Value extends string>(
  key: string,
  what: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
): Field<Value> {
  return param(
    key,
    what,
    { type: "choice", values },
    (text, { notices }) => {
      const found = values.find((value) => value === (text ?? usual));
      if (found === undefined)
        notices.push(`“${shortText(text ?? "")}” is no ${what} here; ${usual} was taken.`);
      return found ?? usual;
    },
    (value) => (value === usual ? undefined : value),
  );
}

/** Yes or no, by the words that an address has for them. */
export function flag(
  key: string,
  what: string,
  [off, on]: readonly [off: string, on: string] = ["0", "1"],
  usual = false,
): Field<boolean> {
  return param(
    key,
    what,
    { type: "flag", off, on },
    (text, { notices }) => {
      if (text === null || text === on || text === off) return text === null ? usual : text === on;
      notices.push(`“${shortText(text)}” is not known for ${key}, so it was left out.`);
      return usual;
    },
    (value) => (value === usual ? undefined : value ? on : off),
  );
}

export interface TextLimits {
  readonly most: number;
  readonly usual?: string;
  readonly tidy?: (text: string) => string;
  /** A sentence on why a text cannot be taken. */
  readonly problem?: (text: string) => string | undefined;
  readonly isAlwaysSaid?: boolean;
}

/** Words: cut at `most` letters, or left out with a sentence where there is a problem. */
export function text(key: string, what: string, limits: TextLimits): Field<string> {
  const { most, usual = "", tidy, problem, isAlwaysSaid = false } = limits;
  return param(
    key,
    what,
    { type: "text", most },
    (given, { notices }) => {
      if (given === null) return usual;
      const fault = problem?.(given);
      if (fault === undefined) return (tidy?.(given) ?? given).slice(0, most) || usual;
      notices.push(`The ${what} was left out. ${fault}`);
      return usual;
    },
    (value) => (isAlwaysSaid || value !== usual ? value : undefined),
  );
}

/** What colors are held in: addresses say `p3` for Display P3. */
export const GAMUT: Field<"srgb" | "display-p3"> = mapped(
  choice("gamut", "gamut", ["srgb", "p3"], "srgb"),
  (gamut) => (gamut === "p3" ? "display-p3" : "srgb"),
  (gamut) => (gamut === "display-p3" ? "p3" : "srgb"),
);
