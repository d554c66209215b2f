import { statSync } from "node:fs";
import { expect, it } from "vitest";

it.each([
  ["tincture-sans.woff2", 32_500],
  ["tincture-sans-latin-1.woff2", 11_000],
  ["tincture-mono.woff2", 11_000],
])("[QLT-2] %s is small", (file, mostBytes) => {
  expect(statSync(`app/fonts/${file}`).size).toBeLessThan(mostBytes);
});
