/**
 * Color sets of an Xcode asset catalog (Asset Catalog Format Reference, "Named Color Type") in a zip. Components are
 * numbers from 0 to 1, bytes as 0xFF, or bytes as whole numbers.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { boundedJson, isRecord } from "#engine/files/import/json/json-text.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { zippedTexts } from "./zip-entries.ts";

const COLOR_SET = /([^/]{1,255})\.colorset\/Contents\.json$/i;

/** Undefined if the archive has no color set. Throws a FileProblem on a damaged archive. */
export function readColorSets(bytes: Uint8Array): ReadPalette | undefined {
  const files = zippedTexts(bytes, COLOR_SET);
  const [first] = files;
  if (first === undefined) return undefined;
  const list = entryList();
  for (const { path, text } of files) {
    const root = boundedJson(text);
    const name = COLOR_SET.exec(path)?.[1];
    for (const entry of isRecord(root) && Array.isArray(root.colors) ? root.colors : []) {
      const color = isRecord(entry) ? colorOf(entry.color) : undefined;
      if (color !== undefined) list.add({ name, color, isDark: isDark(entry) });
    }
  }
  const title = cleanName(/([^/]{1,255})\.xcassets\//i.exec(first.path)?.[1]);
  return {
    format: "Xcode color sets",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

function isDark(entry: unknown): boolean {
  const appearances = isRecord(entry) && Array.isArray(entry.appearances) ? entry.appearances : [];
  return appearances.some((each) => isRecord(each) && each.value === "dark");
}

function colorOf(node: unknown): Color | undefined {
  if (!isRecord(node) || !isRecord(node.components)) return undefined;
  const { components } = node;
  const part = (key: string): number | undefined => {
    const text = Object.hasOwn(components, key) ? String(components[key]).trim() : "";
    if (/^0x[0-9a-f]{1,2}$/i.test(text)) return Number(text) / 255;
    if (/^\d{1,3}$/.test(text) && Number(text) > 1) return Math.min(1, Number(text) / 255);
    return /^-?\d{0,3}\.?\d{1,20}$/.test(text) ? Number(text) : undefined;
  };
  const alpha = Math.min(1, Math.max(0, part("alpha") ?? 1));
  const white = part("white");
  const [red, green, blue] = white === undefined ? ["red", "green", "blue"].map(part) : [white, white, white];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const space = node["color-space"] === "display-p3" ? "display-p3" : "srgb";
  return { space, coords: [red, green, blue], alpha };
}
