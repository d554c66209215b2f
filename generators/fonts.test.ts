import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CUTS, cutFont } from "./fonts.ts";

it.each(CUTS)("$file is what the generator makes of the package", async (cut) => {
  expect(readFileSync(`app/fonts/${cut.file}`).equals(await cutFont(process.cwd(), cut))).toBe(true);
});
