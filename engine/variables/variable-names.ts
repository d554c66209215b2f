/** Names as typed, and as written to a style sheet: valid, in one style, and unique. */
import type { NameStyle } from "./variable-set.ts";

export const MAX_NAME = 40;
export const MAX_SELECTOR = 80;

/** A sentence that says why this is not a valid name; undefined if it is. Letters of any script, as in CSS. */
export function nameProblem(name: string): string | undefined {
  if (name === "") return "A name is needed.";
  if (name.length > MAX_NAME) return `A name has at most ${MAX_NAME} characters.`;
  if (!/^[\p{L}_]/u.test(name)) return "A name begins with a letter.";
  const at = name.search(/[^\p{L}\p{M}\p{N}_-]/u);
  if (at === -1) return undefined;
  const sign = name[at] === " " ? "a space" : `“${String.fromCodePoint(name.codePointAt(at) ?? 0)}”`;
  return `A name holds letters, digits, - and _ only; there is ${sign} at ${at + 1}.`;
}

/** A sentence that says why this is not a valid selector; undefined if it is. */
export function selectorProblem(selector: string): string | undefined {
  if (selector.trim() === "") return "A selector is needed, such as :root.";
  if (selector.length > MAX_SELECTOR) return `A selector has at most ${MAX_SELECTOR} characters.`;
  const at = selector.search(/[{};@\\/<\n]/);
  if (at !== -1) return `“${selector[at]}” cannot stand in this selector, at ${at + 1}.`;
  const isClosed = count(selector, /[([]/g) === count(selector, /[)\]]/g);
  if (!isClosed || count(selector, /"/g) % 2 === 1 || count(selector, /'/g) % 2 === 1)
    return "A bracket or a quote is not closed.";
  return undefined;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/**
 * The words of a name, in lower case: "seaBlue-2" is sea, blue, 2. Leading underscores, which mark a name as private,
 * belong to the first word.
 */
export function wordsOf(name: string): string[] {
  const words = plainWords(name);
  const [first] = words;
  const mark = /^_*/.exec(name)?.[0] ?? "";
  return first === undefined ? words : words.with(0, mark + first);
}

function plainWords(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}0-9])(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Words in one style: sea-blue, seaBlue, sea_blue, SeaBlue. */
export function styled(words: readonly string[], style: NameStyle): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  switch (style) {
    case "kebab":
      return words.join("-");
    case "snake":
      return words.join("_");
    case "pascal":
      return words.map(capital).join("");
    case "camel":
      return words.map((word, index) => (index === 0 ? word : capital(word))).join("");
  }
}

/** One identifier per list of words, in order; a duplicate gets the suffix 2, 3 … */
export function identifiersOf(names: readonly (readonly string[])[], style: NameStyle): string[] {
  const taken = new Set<string>();
  return names.map((words) => {
    let identifier = styled(words, style);
    for (let number = 2; taken.has(identifier); number += 1)
      identifier = styled([...words, String(number)], style);
    taken.add(identifier);
    return identifier;
  });
}

/** The name in what a person typed or pasted: without a leading "--", "$" or "@", and with "-" for each space. */
export function typedName(text: string): string {
  return text
    .trim()
    .replace(/^(?:--|[$@])/, "")
    .replaceAll(/\s+/gu, "-");
}

/** Turns any text into a name: invalid characters become "-"; "color" if nothing is left. */
export function nameFrom(text: string): string {
  const name = text
    .normalize("NFC")
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MAX_NAME);
  if (name === "") return "color";
  return /^[^\p{L}_]/u.test(name) ? `color-${name}`.slice(0, MAX_NAME) : name;
}

/** The names, with numbers added to duplicates. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own); number += 1)
      own = `${name.slice(0, MAX_NAME - 1 - String(number).length)}-${number}`;
    taken.add(own);
    return own;
  });
}
