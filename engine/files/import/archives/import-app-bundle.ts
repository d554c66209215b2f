/** The archives of an app: source code with colors, or Android resources for light and dark. */
import { readXml } from "#engine/files/import/import-xml.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import { zippedTexts } from "./zip-entries.ts";

/** Kotlin holds what resources cannot, colors outside sRGB. A ThemeExtension repeats the constants beside it. */
const SOURCE = /(?:^|\/)(?:[^/]{1,255}\.kt|lib\/(?![^/]{1,255}_theme\.dart$)[^/]{1,255}\.dart)$/;
const RESOURCES = /(?:^|\/)res\/values(?:-night)?\/[^/]{1,255}\.xml$/;
const NIGHT = /\/values-night\//;

/** Undefined if the archive has neither. Throws a FileProblem on a damaged archive. */
export function readAppBundle(
  bytes: Uint8Array,
  readSource: (text: string) => ReadPalette,
): ReadPalette | undefined {
  for (const { text } of zippedTexts(bytes, SOURCE)) {
    const read = readSource(text);
    if (read.colors.length > 0) return read;
  }
  const files = zippedTexts(bytes, RESOURCES).map(({ path, text }) => ({ path, ...readXml(text) }));
  const [first] = files;
  if (first === undefined) return undefined;
  const nights = new Map(
    files
      .filter(({ path }) => NIGHT.test(path))
      .flatMap(({ colors }) => colors.map(({ name, color }) => [name, color] as const)),
  );
  const days = files.filter(({ path }) => !NIGHT.test(path)).flatMap(({ colors }) => colors);
  return {
    format: first.format,
    colors: days.map((each) => {
      const dark = each.dark ?? nights.get(each.name);
      return { ...each, ...(dark !== undefined && { dark }) };
    }),
  };
}
