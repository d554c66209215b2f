/** What an address says of choices and numbers, read so that nothing can go wrong (TLS-2). */
import { shortText } from "./color-text.ts";

/** One of the known words; another leaves a sentence and gives the fallback. */
export function namedOption<Value extends string>(
  text: string | null,
  known: readonly Value[],
  fallback: Value,
  what: string,
  notices: string[],
): Value {
  const found = known.find((value) => value === (text ?? fallback));
  if (found === undefined)
    notices.push(`“${shortText(text ?? "")}” is no ${what} here; ${fallback} was taken.`);
  return found ?? fallback;
}

/** A whole number within its limits; another leaves a sentence and gives the usual one. */
export function wholeOption(
  text: string | null,
  [least, usual, most]: readonly [number, number, number],
  what: string,
  notices: string[],
): number {
  const held = Math.min(most, usual);
  if (text === null) return held;
  const value = Number(text);
  if (text !== "" && Number.isInteger(value) && value >= least && value <= most) return value;
  notices.push(`The ${what} is a whole number from ${least} to ${most}; ${held} was taken.`);
  return held;
}
