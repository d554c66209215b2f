import { expect, it } from "vitest";
import { THOUSAND_THEMES_HASH, thousandThemes } from "#engine/testing/thousand-themes.ts";

it("[PKG-1] a thousand themes are the same to the last letter in Chromium as in Node", async () => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(thousandThemes()));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(hash).toBe(THOUSAND_THEMES_HASH);
});
