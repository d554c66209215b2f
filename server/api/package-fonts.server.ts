/** Font files for scripts other than Latin, read from their npm packages. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type FontFamily, type FontFiles, fontFileName } from "#engine/typeset/font-files.ts";

const folderOf = (family: FontFamily): string =>
  path.resolve("node_modules", family === "noto-emoji" ? "@fontsource" : "@fontsource-variable", family);

export const packageFonts: FontFiles = {
  rangesOf: async (family) => JSON.parse(await readFile(path.join(folderOf(family), "unicode.json"), "utf8")),
  read: (family, key) => readFile(path.join(folderOf(family), "files", fontFileName(family, key))),
};
