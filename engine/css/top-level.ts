/** Splits text at a separator outside brackets and quotes. */

/** The parts without the separators; one pass over any text. */
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
