/** Procreate swatches: a zip of which only Swatches.json is read. */

import { cleanName, FileProblem } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { boundedJson } from "#engine/files/import/json/json-text.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import { zippedTexts } from "./zip-entries.ts";

/** Throws a FileProblem on an archive that is damaged, is not Procreate's, or unpacks to more than the limit. */
export function readProcreate(bytes: Uint8Array): ReadPalette {
  const [file] = zippedTexts(bytes, /(?:^|\/)Swatches\.json$/i);
  if (file === undefined)
    throw new FileProblem(
      "is an archive without Swatches.json or color sets: it is no file of Procreate or Xcode.",
    );
  const root = boundedJson(file.text);
  const sets = Array.isArray(root) ? root : [root];
  const list = entryList();
  let title: string | undefined;
  for (const set of sets) {
    if (typeof set !== "object" || set === null || !("swatches" in set) || !Array.isArray(set.swatches))
      continue;
    if (title === undefined && "name" in set && typeof set.name === "string") title = cleanName(set.name);
    for (const swatch of set.swatches) addSwatch(swatch, list.add);
  }
  return {
    format: "Procreate swatches",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

/** Hue, saturation and brightness from 0 to 1; an empty slot is null. */
function addSwatch(swatch: unknown, add: ReturnType<typeof entryList>["add"]): void {
  if (typeof swatch !== "object" || swatch === null) return;
  const part = (key: string): number | undefined => {
    const value = Object.hasOwn(swatch, key) ? (swatch as Record<string, unknown>)[key] : undefined;
    return typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : undefined;
  };
  const [hue, saturation, brightness] = [part("hue"), part("saturation"), part("brightness")];
  if (hue === undefined || saturation === undefined || brightness === undefined) return;
  const name = "name" in swatch && typeof swatch.name === "string" ? swatch.name : undefined;
  add({
    name,
    color: { space: "hsv", coords: [hue * 360, saturation * 100, brightness * 100], alpha: 1 },
  });
}
