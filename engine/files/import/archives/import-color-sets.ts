/**
 * Color sets of an Xcode asset catalog (Asset Catalog Format Reference, "Named Color Type"), one or many in a zip. Components are
 * numbers from 0 to 1, bytes as 0xFF, or bytes as whole numbers.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import { type ColorEntry, entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { boundedJson, isRecord } from "#engine/files/import/json/json-text.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { zippedTexts } from "./zip-entries.ts";

const SYSTEM_COLOR = "This color follows the system and has no one value.";
const COLOR_SET = /([^/]{1,255})\.colorset\/Contents\.json$/i;

/** Undefined if the archive has no color set. Throws a FileProblem on a damaged archive. */
export function readColorSets(bytes: Uint8Array): ReadPalette | undefined {
  const files = zippedTexts(bytes, COLOR_SET);
  const [first] = files;
  if (first === undefined) return undefined;
  const list = entryList();
  const unread: UnreadPart[] = [];
  for (const { path, text } of files) {
    const name = COLOR_SET.exec(path)?.[1];
    const { entries, references } = entriesOf(boundedJson(text), name);
    for (const entry of entries) list.add(entry);
    unread.push(...references.map((each) => ({ text: `${name}: ${each}`, why: SYSTEM_COLOR })));
  }
  const title = cleanName(/([^/]{1,255})\.xcassets\//i.exec(first.path)?.[1]);
  return {
    format: "Xcode color sets",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** Whether it is the one file that Xcode keeps in a folder `.colorset`. */
export function isColorSet(root: unknown): boolean {
  return (
    isRecord(root) &&
    Array.isArray(root.colors) &&
    root.colors.some((each) => isRecord(each) && "idiom" in each && isRecord(each.color))
  );
}

/** The color of that file and its dark value; the name is that of the folder, which the file does not hold. */
export function readColorSet(root: unknown): ReadPalette {
  const { entries, references } = entriesOf(root, undefined);
  return {
    format: "Xcode color set",
    colors: pairedColors(entries),
    ...(references.length > 0 && { unread: references.map((text) => ({ text, why: SYSTEM_COLOR })) }),
  };
}

/** One value for each device and appearance; a value that differs for a device alone is a color of its own. */
function entriesOf(
  root: unknown,
  name: string | undefined,
): { readonly entries: readonly ColorEntry[]; readonly references: readonly string[] } {
  const found = isRecord(root) && Array.isArray(root.colors) ? root.colors.filter(isRecord) : [];
  return {
    entries: found.flatMap((each) => {
      const color = colorOf(each.color);
      return color === undefined ? [] : [{ name, color, isDark: isDark(each) }];
    }),
    references: found.flatMap(({ color }) =>
      isRecord(color) && typeof color.reference === "string" ? [color.reference.slice(0, 200)] : [],
    ),
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
