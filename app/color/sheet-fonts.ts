/** Addresses of the font files for scripts other than Latin, for the PDF sheet; each is loaded when a name needs it. */
import { loadPart, PartMissing } from "#app/workers/task-problem.ts";
import { type FontFiles, fontFileName } from "#engine/typeset/font-files.ts";

const RANGES = import.meta.glob<Readonly<Record<string, string>>>(
  [
    "/node_modules/@fontsource-variable/noto-sans*/unicode.json",
    "/node_modules/@fontsource/noto-emoji/unicode.json",
  ],
  { import: "default" },
);
const FILES = import.meta.glob<string>(
  [
    "/node_modules/@fontsource-variable/noto-sans/files/*-wght-normal.woff2",
    "/node_modules/@fontsource-variable/noto-sans-arabic/files/*-arabic-wght-normal.woff2",
    "/node_modules/@fontsource-variable/noto-sans-hebrew/files/*-hebrew-wght-normal.woff2",
    "/node_modules/@fontsource-variable/noto-sans-devanagari/files/*-devanagari-wght-normal.woff2",
    "/node_modules/@fontsource-variable/noto-sans-thai/files/*-thai-wght-normal.woff2",
    "/node_modules/@fontsource-variable/noto-sans-{jp,sc,kr}/files/noto-sans-*-[0-9]*-wght-normal.woff2",
    "/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true },
);
const FILE_BY_NAME = new Map(Object.entries(FILES).map(([path, url]) => [path.split("/").at(-1), url]));

export const sheetFonts: FontFiles = {
  async rangesOf(family) {
    const [, load] = Object.entries(RANGES).find(([path]) => path.includes(`/${family}/`)) ?? [];
    if (load === undefined) throw new Error(`There is no font ${family}.`);
    return loadPart(load(), { needsReload: true });
  },
  async read(family, key) {
    const url = FILE_BY_NAME.get(fontFileName(family, key));
    if (url === undefined) throw new Error(`There is no font file ${fontFileName(family, key)}.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok !== true) throw new PartMissing();
    return new Uint8Array(await response.arrayBuffer());
  },
};
