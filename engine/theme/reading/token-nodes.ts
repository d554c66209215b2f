/** The tokens of a file of design tokens that may be colors, with their paths. */
import { isRecord } from "#engine/files/import/json/json-text.ts";

export interface TokenNode {
  readonly keys: readonly string[];
  readonly node: Record<string, unknown>;
  /** JSON Pointer. */
  readonly at: string;
}

const MAX_TOKENS = 5000;
const MAX_DEPTH = 24;

/** In the order of the file, the first 5,000; groups that are nested deeper than 24 levels are left out. */
export function tokenNodes(root: unknown, path: string): readonly TokenNode[] {
  const found: TokenNode[] = [];
  const visit = (node: unknown, keys: readonly string[], at: string, type: unknown): void => {
    if (!isRecord(node) || found.length >= MAX_TOKENS || keys.length > MAX_DEPTH) return;
    const own = node.$type ?? type;
    if (Object.hasOwn(node, "$value") || typeof node.$ref === "string") {
      if (own === undefined || own === "color") found.push({ keys, node, at });
      return;
    }
    for (const [key, inner] of Object.entries(node))
      if (!key.startsWith("$"))
        visit(inner, [...keys, key], `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, own);
  };
  visit(root, [], path, undefined);
  return found;
}

/** Two trees of tokens as one; where both have a value, that of the second counts. */
export function mergedTrees(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const all = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other))
    all.set(key, all.has(key) ? mergedTrees(all.get(key), value) : value);
  return Object.fromEntries(all);
}
