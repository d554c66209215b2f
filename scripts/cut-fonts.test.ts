import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CUTS, cutFont } from "./cut-fonts.ts";

const MOST_BYTES = {
  "tincture-sans.woff2": 32_500,
  "tincture-sans-latin-1.woff2": 11_000,
  "tincture-mono.woff2": 11_000,
};

it.each(CUTS)("[QLT-2] $file is what the script makes of the package, and small", async (cut) => {
  const stored = readFileSync(`app/fonts/${cut.file}`);
  expect(stored.equals(await cutFont(process.cwd(), cut))).toBe(true);
  expect(stored.length).toBeLessThan(MOST_BYTES[cut.file]);
});
