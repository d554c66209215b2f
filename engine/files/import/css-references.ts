/** What a value of a style sheet stands for once its references are followed. */
import { topLevelParts } from "./top-level.ts";

/** Longer values are no colors, and references that multiply stop here. */
export const MOST_VALUE = 600;
const MOST_ROUNDS = 24;

/** Undefined for a value that grows without end or points to itself. */
export function followed(value: string, scope: ReadonlyMap<string, string>): string | undefined {
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
    return text.replaceAll(/[$@][A-Za-z_][\w-]*/g, (variable) => scope.get(variable) ?? variable);
  const end = closing(text, at + 3);
  if (end === -1) return text;
  const [name = "", ...rest] = topLevelParts(text.slice(at + 4, end), ",");
  const value = scope.get(name.trim()) ?? (rest.length > 0 ? rest.join(",").trim() : "");
  return `${text.slice(0, at)}${value}${text.slice(end + 1)}`;
}

/** The place of the bracket that closes the one at `open`; -1 without one. */
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
