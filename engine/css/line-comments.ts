/** Line comments of SCSS, Less and Stylus, which CSS does not know. */

/**
 * The text with each `//` comment as spaces, so that offsets stay. What stands in a string, in a block comment, in
 * `url(…)` or behind a colon is no comment.
 */
export function blankLineComments(text: string): string {
  if (!text.includes("//")) return text;
  const parts: string[] = [];
  let kept = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE || letter === APOSTROPHE) at = stringEnd(text, at);
    else if (letter === SLASH && text.charCodeAt(at + 1) === STAR) {
      const close = text.indexOf("*/", at + 2);
      at = close === -1 ? text.length : close + 1;
    } else if (letter === SLASH && text.charCodeAt(at + 1) === SLASH && isComment(text, at)) {
      const end = text.indexOf("\n", at);
      const to = end === -1 ? text.length : end;
      parts.push(text.slice(kept, at), " ".repeat(to - at));
      kept = to;
      at = to;
    }
  }
  parts.push(text.slice(kept));
  return parts.join("");
}

/** Index of the last character of a string; one that is not closed ends with its line (CSS Syntax 3 §4.3.5). */
function stringEnd(text: string, at: number): number {
  const quote = text.charCodeAt(at);
  for (let end = at + 1; end < text.length; end += 1) {
    const letter = text.charCodeAt(end);
    if (letter === BACKSLASH) end += 1;
    else if (letter === quote || letter === LINE_END) return end;
  }
  return text.length;
}

/** `https://…` and `url(//…)` are addresses. */
function isComment(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) === COLON) return false;
  return !/url\(\s{0,9}$/i.test(text.slice(Math.max(0, at - 14), at));
}

const [SLASH, STAR, BACKSLASH, COLON, LINE_END] = [0x2f, 0x2a, 0x5c, 0x3a, 0x0a];
const [QUOTE, APOSTROPHE] = [0x22, 0x27];

/** Each letter of a comment, of either kind, but its line ends as a space. */
export function blankComments(text: string): string {
  return blankLineComments(text).replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );
}
