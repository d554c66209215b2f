/** Resolves the references in a value of a style sheet. */
import { topLevelParts } from "./top-level.ts";

/** Longer values are not colors; the limit also stops references that multiply. */
export const MOST_VALUE = 600;
const MOST_ROUNDS = 24;

/** Undefined for a value that grows without limit or refers to itself. */
export function resolvedValue(value: string, scope: ReadonlyMap<string, string>): string | undefined {
  let text = value.trim();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (text.length > MOST_VALUE) return undefined;
    const next = followedOnce(text, scope);
    if (next === text) return text;
    text = next;
  }
  return undefined;
}

function followedOnce(text: string, scope: ReadonlyMap<string, string>): string {
  const at = text.indexOf("var(");
  if (at === -1)
    return text.replaceAll(
      /[$@][\p{L}_][\p{L}\p{M}\p{N}_-]*/gu,
      (variable) => scope.get(variable) ?? variable,
    );
  const end = closing(text, at + 3);
  if (end === -1) return text;
  const [name = "", ...rest] = topLevelParts(text.slice(at + 4, end), ",");
  const value = scope.get(name.trim()) ?? (rest.length > 0 ? rest.join(",").trim() : "");
  return `${text.slice(0, at)}${value}${text.slice(end + 1)}`;
}

/** Index of the bracket that closes the one at `open`; -1 if there is none. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
