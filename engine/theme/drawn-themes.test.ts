import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { drawnThemes, THEMES_HASHES } from "#engine/testing/drawn-themes.ts";
import { THEME_COUNT } from "#tests/exhaustive.ts";

// The same in Chromium: app/theme/drawn-themes.parts.test.tsx; in Firefox and WebKit: tests/engines/themes.engine.test.ts.
it("[PKG-1] drawn themes are the same to the last letter in Node as in browsers", () => {
  const text = drawnThemes(THEME_COUNT);
  expect(createHash("sha256").update(text).digest("hex")).toBe(THEMES_HASHES[THEME_COUNT]);
});
