/** Parts of a value with their places, split outside of brackets and quotes. */

export interface Part {
  readonly text: string;
  /** Index in the whole text. */
  readonly at: number;
}

/** Splits at separators outside brackets, and trims the parts. */
export function splitParts({ text, at }: Part, separator: "," | " " | "/"): readonly Part[] {
  const parts: Part[] = [];
  let [depth, from] = [0, 0];
  let quote = "";
  const end = (to: number): void => {
    const part = text.slice(from, to);
    parts.push({ text: part.trim(), at: at + from + (part.length - part.trimStart().length) });
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0 && (separator === " " ? /\s/.test(sign) : sign === separator)) {
      end(index);
      from = index + 1;
    }
  }
  end(text.length);
  return parts;
}

/** The words of a value. */
export function wordsOf(part: Part): readonly Part[] {
  return splitParts(part, " ").filter(({ text }) => text !== "");
}
