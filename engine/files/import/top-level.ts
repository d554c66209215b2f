/** Splits text at a sign, outside brackets and quotes. */

/** Parts as they stand, the signs left out; one pass, whatever the text. */
export function topLevelParts(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (quote !== "") {
      if (letter === "\\") at += 1;
      else if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "(" || letter === "[" || letter === "{") depth += 1;
    else if (letter === ")" || letter === "]" || letter === "}") depth -= 1;
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
