/** Separates the rules for high contrast from the rest of a style sheet; both parts keep every offset. */

export interface ContrastParts {
  /** The text without its rules for high contrast and for forced colors. */
  readonly plain: string;
  /** Only the rules for high contrast; undefined if there are none. */
  readonly high: string | undefined;
}

const HIGH = /prefers-contrast:\s*more|\.(?:light|dark)-high(?![\w-])|=\s*["']?(?:light|dark)-high/i;
const FORCED = /forced-colors:\s*active/i;

/** Removed rules become spaces, so that line numbers and offsets are those of the whole text. */
export function splitContrast(text: string): ContrastParts {
  const bare = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, blank);
  let [plain, high] = ["", ""];
  let [start, preludeAt, hasHigh] = [0, 0, false];
  for (let at = 0; at < bare.length; at += 1) {
    const letter = bare.charAt(at);
    if (!"{};".includes(letter)) continue;
    const from = preludeAt;
    preludeAt = at + 1;
    if (letter !== "{") continue;
    const prelude = bare.slice(from, at);
    const isHigh = HIGH.test(prelude);
    if (!isHigh && !FORCED.test(prelude)) continue;
    const end = blockEnd(bare, at);
    const block = bare.slice(from, end);
    plain += bare.slice(start, from) + blank(block);
    high +=
      blank(bare.slice(start, from)) +
      (isHigh ? block.replaceAll(/\.dark-high\b/g, ".dark     ") : blank(block));
    hasHigh ||= isHigh;
    start = end;
    preludeAt = end;
    at = end - 1;
  }
  return { plain: plain + bare.slice(start), high: hasHigh ? high + blank(bare.slice(start)) : undefined };
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

/** The position after the brace that closes the one at `open`. */
function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
