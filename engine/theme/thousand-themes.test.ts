import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { firstThemes, THEMES_HASHES, type ThemeCount } from "#engine/testing/thousand-themes.ts";

// The same in Chromium: app/theme/thousand-themes.parts.test.tsx; in Firefox and WebKit: tests/engines/themes.engine.test.ts.
it("[PKG-1] a thousand themes are the same to the last letter in Node as in browsers", () => {
  const hashOf = (count: ThemeCount) => createHash("sha256").update(firstThemes(count)).digest("hex");
  expect({ 100: hashOf(100), 1000: hashOf(1000) }).toEqual(THEMES_HASHES);
});
