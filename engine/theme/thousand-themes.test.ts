import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { THOUSAND_THEMES_HASH, thousandThemes } from "#engine/testing/thousand-themes.ts";

// The same in Chromium: app/theme/thousand-themes.parts.test.tsx; in Firefox and WebKit: tests/engines/themes.engine.test.ts.
it("[PKG-1] a thousand themes are the same to the last letter in Node as in browsers", () => {
  expect(createHash("sha256").update(thousandThemes()).digest("hex")).toBe(THOUSAND_THEMES_HASH);
});
