import { expect, inject, it } from "vitest";
import { drawnThemes, THEMES_HASHES } from "#engine/testing/drawn-themes.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly themeCount: keyof typeof THEMES_HASHES;
  }
}

it("[PKG-1] drawn themes are the same to the last letter in Chromium as in Node", async () => {
  const count = inject("themeCount");
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(drawnThemes(count)));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(hash).toBe(THEMES_HASHES[count]);
});
