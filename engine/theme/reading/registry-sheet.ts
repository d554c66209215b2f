/** A registry item of shadcn/ui as a style sheet (https://ui.shadcn.com/schema/registry-item.json). */

import { jsonPlaces } from "#engine/files/import/json/json-places.ts";
import { isRecord } from "#engine/files/import/json/json-text.ts";
import { madeLine, madeSheet, type ThemeSheet } from "./theme-sheet.ts";

const NAME = /^(?:--)?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,199}$/u;
const MODES = [
  ["light", ":root"],
  ["dark", ".dark"],
  ["theme", "@theme"],
] as const;
const MAX_DEPTH = 8;

/**
 * Items with variables within a whole registry (https://ui.shadcn.com/schema/registry.json), with their place in the file;
 * the item itself if it is one.
 */
export function registryItems(
  root: unknown,
): readonly { readonly path: string; readonly item: Readonly<Record<string, unknown>> }[] {
  if (isRegistryItem(root)) return [{ path: "", item: root }];
  if (!isRecord(root) || !Array.isArray(root.items)) return [];
  return root.items.flatMap((item: unknown, index) =>
    isRegistryItem(item) ? [{ path: `/items/${index}`, item }] : [],
  );
}

/** A theme, a style or any other item with variables. */
function isRegistryItem(root: unknown): root is Readonly<Record<string, unknown>> {
  return isRecord(root) && isRecord(root.cssVars);
}

/** The rules that `cssVars` is installed as, followed by the rules of `css`, which contain high contrast. */
export function registrySheet(
  text: string,
  root: Readonly<Record<string, unknown>>,
  start: string,
): ThemeSheet {
  const places = jsonPlaces(text);
  const lines: ReturnType<typeof madeLine>[] = [];
  const declare = (path: string, name: string, value: unknown): void => {
    const place = places.get(path);
    if (typeof value !== "string" || !NAME.test(name) || place === undefined) return;
    const { keyAt, line, from, to } = place;
    const origin = { keyAt, line, from: from + 1, to: to - 1 };
    lines.push(madeLine(`--${name.replace(/^--/, "")}`, value, origin));
  };
  const rules = (node: Readonly<Record<string, unknown>>, path: string, depth: number): void => {
    for (const [key, value] of Object.entries(node)) {
      const inner = `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!isRecord(value)) {
        if (key.startsWith("--")) declare(inner, key, value);
      } else if (depth < MAX_DEPTH && !/[{};"\\\n]|\/\*|\/\//.test(key)) {
        lines.push({ text: `${key} {` });
        rules(value, inner, depth + 1);
        lines.push({ text: "}" });
      }
    }
  };
  for (const [mode, selector] of MODES) {
    const variables = isRecord(root.cssVars) ? root.cssVars[mode] : undefined;
    if (!isRecord(variables)) continue;
    lines.push({ text: `${selector} {` });
    for (const [name, value] of Object.entries(variables))
      declare(`${start}/cssVars/${mode}/${name}`, name, value);
    lines.push({ text: "}" });
  }
  if (isRecord(root.css)) rules(root.css, `${start}/css`, 0);
  return madeSheet("shadcn/ui", text, lines, (name, value, { keyAt }) => {
    const hasDashes = text.startsWith('"--', keyAt);
    return `"${hasDashes ? name : name.slice(2)}": "${value}",`;
  });
}
