/** The nodes of a file of tokens that may be colors: of DTCG, and of the formats before it that write `value`. */
import { isRecord } from "#engine/files/import/json/json-text.ts";

export interface ColorNode {
  readonly keys: readonly string[];
  readonly node: Readonly<Record<string, unknown>>;
  /** JSON Pointer of the node. */
  readonly at: string;
  /** Whether it says that it is a color. */
  readonly isColor: boolean;
  /** A further alpha, 0 to 1, that an extension gives it, and where that stands. */
  readonly alpha?: { readonly value: number; readonly at: string };
  /** Its value in a mode, and where that stands. */
  readonly valueIn: (mode: string) => { readonly value: unknown; readonly at: string };
}

/** More than any design system has; those after them are left out. */
const MAX_TOKENS = 20_000;
const MAX_DEPTH = 24;

/** In the order of the file. `path` is the JSON Pointer of the root. */
export function colorNodes(root: unknown, path: string): readonly ColorNode[] {
  const found: ColorNode[] = [];
  const visit = (node: unknown, keys: readonly string[], at: string, type: unknown): void => {
    if (!isRecord(node) || found.length >= MAX_TOKENS || keys.length > MAX_DEPTH) return;
    const own = node.$type ?? type;
    const value = ["$value", "$ref", "value"].find((key) => isValue(node, key));
    const sets = setsOf(node, at);
    if (value !== undefined || sets !== undefined) {
      if (own === undefined || own === "color") found.push(nodeOf(node, keys, at, own, value ?? "", sets));
      return;
    }
    for (const [key, inner] of Object.entries(node))
      if (!key.startsWith("$") || key === "$root")
        visit(inner, key === "$root" ? keys : [...keys, key], `${at}/${escaped(key)}`, own);
  };
  visit(root, [], path, undefined);
  return found;
}

/** "value" is that of a token where it is no group of its own. */
function isValue(node: Readonly<Record<string, unknown>>, key: string): boolean {
  if (key === "$ref" || key === "value") return typeof node[key] === "string";
  return Object.hasOwn(node, key);
}

interface ModeValue {
  readonly value: unknown;
  readonly at: string;
}

function nodeOf(
  node: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  at: string,
  type: unknown,
  key: string,
  sets: ReadonlyMap<string, ModeValue> | undefined,
): ColorNode {
  const extensions = isRecord(node.$extensions) ? node.$extensions : {};
  const modes = isRecord(extensions.mode) ? extensions.mode : {};
  const carbon = isRecord(extensions["org.carbon"]) ? extensions["org.carbon"].alphaModifier : undefined;
  return {
    keys,
    node,
    at,
    isColor: type === "color" || sets !== undefined,
    ...(typeof carbon === "number" &&
      carbon >= 0 &&
      carbon <= 1 && { alpha: { value: carbon, at: `${at}/$extensions/org.carbon/alphaModifier` } }),
    valueIn(mode) {
      const set = sets && setIn(sets, mode);
      if (set !== undefined) return set;
      const own = Object.keys(modes).find((name) => name.toLowerCase() === mode);
      return own === undefined
        ? { value: node[key], at: `${at}/${key}` }
        : { value: modes[own], at: `${at}/$extensions/mode/${escaped(own)}` };
    },
  };
}

/** A tree to which references point: what writes `value`, or one value a mode, has a `$value` as DTCG does. */
export function withValues(root: unknown, mode: string): unknown {
  if (!isRecord(root)) return root;
  const sets = setsOf(root, "");
  if (sets !== undefined) return { $type: "color", $value: setIn(sets, mode)?.value };
  if (isValue(root, "value")) return { ...root, $value: root.value };
  if (Object.hasOwn(root, "$value")) return root;
  return Object.fromEntries(Object.entries(root).map(([key, inner]) => [key, withValues(inner, mode)]));
}

/** That of the mode, of the mode without high contrast, or the first one. */
function setIn(sets: ReadonlyMap<string, ModeValue>, mode: string): ModeValue | undefined {
  return sets.get(mode) ?? sets.get(mode.replace(/-high$/, "")) ?? sets.values().next().value;
}

/** The values by mode of a set of Spectrum's (https://opensource.adobe.com/spectrum-design-data/). */
function setsOf(
  node: Readonly<Record<string, unknown>>,
  at: string,
): ReadonlyMap<string, ModeValue> | undefined {
  if (!isRecord(node.sets)) return undefined;
  const sets = Object.entries(node.sets).flatMap(([mode, set]): [string, ModeValue][] =>
    isRecord(set) && typeof set.value === "string"
      ? [[mode, { value: set.value, at: `${at}/sets/${escaped(mode)}/value` }]]
      : [],
  );
  return sets.length === 0 ? undefined : new Map(sets);
}

const escaped = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
