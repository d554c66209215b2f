/**
 * Names that people give to colors (PAL-1), as in `names=brand*ink**surface`: by index, separated by asterisks. An
 * empty name means that the color has none. An asterisk inside a name is written `%2A`, and a percent sign `%25`.
 */

/** In characters. */
export const MAX_COLOR_NAME = 60;

/** Controls, line breaks, and marks that reorder the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** One line of at most `MAX_COLOR_NAME` characters; "" if nothing is left. Applying it again changes nothing. */
export function tidyColorName(text: string): string {
  const line = text.replaceAll(UNSEEN, " ").normalize("NFC").replaceAll(/\s+/g, " ").trim();
  return [...line].slice(0, MAX_COLOR_NAME).join("").trim();
}

/** Undefined if no color has a name. */
export function writeColorNames(names: readonly (string | undefined)[]): string | undefined {
  const parts = names.map((name = "") => name.replaceAll("%", "%25").replaceAll("*", "%2A"));
  const text = parts.join("*").replace(/\*+$/, "");
  return text === "" ? undefined : text;
}

/** At most `most` names; "" for a color without one. */
export function readColorNames(text: string | null, most: number): readonly string[] {
  // The separator is a single character, so the length of what is read is limited before it is split.
  const parts = (text ?? "").slice(0, most * MAX_COLOR_NAME * 3).split("*", most);
  return parts.map((part) =>
    tidyColorName(part.replaceAll(/%(2A|25)/gi, (_, code: string) => (code === "25" ? "%" : "*"))),
  );
}
