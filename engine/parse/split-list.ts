/** Splits a text that may contain color functions, in linear time for any text. */

/**
 * Splits at each character accepted by `isSeparator`, unless the next bracket after it is a closing one: the comma of
 * `rgb(0, 0, 0)` does not separate. Unbalanced brackets are not an error.
 */
export function splitOutsideBrackets(text: string, isSeparator: (character: string) => boolean): string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at] ?? "";
    if (character === ")") isInside = true;
    else if (character === "(") isInside = false;
    else if (!isInside && isSeparator(character)) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}

/** Removes the given characters from both ends. */
export function stripMarks(text: string, startMarks: string, endMarks: string): string {
  let [start, end] = [0, text.length];
  while (start < end && startMarks.includes(text[start] ?? "")) start += 1;
  while (end > start && endMarks.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}
