/** Untrusted JSON: its depth is limited before it is parsed. */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import type { Color } from "#engine/space/color.ts";

const MAX_DEPTH = 64;

/** Throws a FileProblem on invalid JSON and on JSON nested deeper than any palette. */
export function boundedJson(text: string): unknown {
  checkDepth(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new FileProblem("is no whole JSON: it breaks off, or a comma or a bracket is wrong.");
  }
}

function checkDepth(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
      continue;
    }
    if (code === QUOTE) isInString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new FileProblem(`is nested more than ${MAX_DEPTH} levels deep.`);
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_BRACE, CLOSE_BRACE] = [0x7b, 0x7d];
const [OPEN_BRACKET, CLOSE_BRACKET] = [0x5b, 0x5d];

/** A file with more nodes than this is not a palette. */
export const MAX_NODES = 300_000;

/** Whether it is an object rather than an array. */
export function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

/** r, g, b and a, or red, green, blue and alpha: 0 to 1, or 0 to 255 if `isBytes`. */
export function channels(node: Record<string, unknown>, isBytes?: boolean): Color | undefined {
  const part = (short: string, long: string): number | undefined => {
    const value = Object.hasOwn(node, short)
      ? node[short]
      : Object.hasOwn(node, long)
        ? node[long]
        : undefined;
    return typeof value === "number" && value >= 0 && value <= 255 ? value : undefined;
  };
  const [red, green, blue] = [part("r", "red"), part("g", "green"), part("b", "blue")];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const scale = (isBytes ?? Math.max(red, green, blue) > 1) ? 255 : 1;
  const alpha = part("a", "alpha") ?? 1;
  return { space: "srgb", coords: [red / scale, green / scale, blue / scale], alpha: Math.min(1, alpha) };
}

/** Whether the channels of a file are bytes: one of them is greater than 1. The scale is one for the whole file. */
export function hasByteChannels(root: unknown): boolean {
  const open: unknown[] = [root];
  for (let count = 0; open.length > 0 && count < MAX_NODES; count += 1) {
    const node = open.pop();
    if (isRecord(node) && channels(node, false)?.coords.some((value = 0) => value > 1) === true) return true;
    if (typeof node !== "object" || node === null) continue;
    for (const each of Object.values(node)) if (typeof each === "object" && each !== null) open.push(each);
  }
  return false;
}
