// The bytes of each public page before its first view, as sent: its HTML with the styles, and its file of icons. Fonts
// are the same for all (app/fonts/fonts.test.ts).
import { statSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { PUBLIC_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { createVisitor } from "./visitor.ts";

/** In kB (1000 bytes) of brotli. */
const [READING_PAGE_KB, TOOL_KB] = [42, 54];
/** Pages that are larger: every call of the API, every name of the engine, 88 steps of ramps, two pictures of a pattern, a theme in four modes, all releases. */
const PAGE_KB_OF: Readonly<Record<string, number>> = {
  "/api": 60,
  "/engine": 60,
  "/ui-palette-generator": 59,
  "/design/wallpaper/new": 57,
  "/dark-theme-generator": 55,
  "/light-theme-generator": 55,
  "/about/whats-new": 45,
};

it.each(PUBLIC_PAGES)("[QLT-2] %s is small before its first view", async (path) => {
  const answer = await createVisitor().ask(path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  const sent = new Uint8Array(await answer.arrayBuffer());
  const html = brotliDecompressSync(sent).toString();
  const sprites = new Set([...html.matchAll(/href="(\/assets\/[\w-]+\.svg)#/g)].map(([, file]) => file));
  const spriteBytes = [...sprites].map((file) => statSync(`build/client${file}.br`).size);
  const kilobytes = [sent.byteLength, ...spriteBytes].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(
    PAGE_KB_OF[path] ?? (TOOL_PAGES.includes(path) ? TOOL_KB : READING_PAGE_KB),
  );
});
