/** Numbers, choices, switches and texts in addresses. */
import { shortText } from "#domain/documents/color-text.ts";
import { type Field, mapped, single } from "./field.ts";

export type Limits = readonly [least: number, usual: number, most: number];

export function whole(key: string, what: string, [least, usual, most]: Limits): Field<number> {
  return single(key, usual, {
    read: (text) => {
      const number = Number(text);
      return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
    },
    write: String,
    mistake: () => `The ${what} is a whole number from ${least} to ${most}; ${usual} was taken.`,
  });
}

/** One of a fixed set of words. */
export function choice<Word extends string>(
  key: string,
  what: string,
  values: readonly Word[],
  usual: NoInfer<Word>,
): Field<Word> {
  return single<Word>(key, usual, {
    read: (text) => values.find((word) => word === text),
    write: String,
    mistake: (text) => `“${shortText(text)}” is no ${what} here; ${usual} was taken.`,
  });
}

/** A boolean, written as one of two words. */
export function flag(
  key: string,
  [off, on]: readonly [off: string, on: string] = ["0", "1"],
  usual = false,
): Field<boolean> {
  const answer = choice(key, `answer for ${key}`, [off, on], usual ? on : off);
  return mapped(
    answer,
    (said) => said === on,
    (isOn) => (isOn ? on : off),
  );
}

export interface TextLimits {
  readonly most: number;
  readonly usual?: string;
  readonly tidy?: (text: string) => string;
  /** A sentence that says why the text is not allowed, if it is not. */
  readonly problem?: (text: string) => string | undefined;
}

/** Free text: cut to `most` characters, or replaced by the default with a notice if it is not allowed. */
export function words(
  key: string,
  what: string,
  { most, usual = "", tidy = String, problem = () => undefined }: TextLimits,
): Field<string> {
  return single(key, usual, {
    read: (given) => (problem(given) === undefined ? tidy(given).slice(0, most) || usual : undefined),
    write: String,
    mistake: (given) => `The ${what} was left out. ${problem(given)}`,
  });
}

/** The gamut of the colors; addresses write `p3` for Display P3. */
export const GAMUT: Field<"srgb" | "display-p3"> = mapped(
  choice("gamut", "gamut", ["srgb", "p3"], "srgb"),
  (gamut) => (gamut === "p3" ? "display-p3" : "srgb"),
  (gamut) => (gamut === "display-p3" ? "p3" : "srgb"),
);
