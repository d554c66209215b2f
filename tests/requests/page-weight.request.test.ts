// The bytes of each public page before its first view: its HTML with the styles, as sent.
import { expect, it } from "vitest";
import { PUBLIC_PAGES } from "#tests/public-pages.ts";
import { createVisitor } from "./visitor.ts";

/** In kB (1000 bytes) of brotli. */
const PAGE_KB = 42.5;
/** Pages whose first view is itself larger: every call of the API, 88 steps of ramps, two pictures of a pattern. */
const PAGE_KB_OF: Readonly<Record<string, number>> = {
  "/api": 58,
  "/ui-palette-generator": 47.5,
  "/design/wallpaper/new": 49,
};

it.each(PUBLIC_PAGES)("[QLT-2] %s is small before its first view", async (path) => {
  const answer = await createVisitor().ask(path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  const kilobytes = (await answer.arrayBuffer()).byteLength / 1000;
  expect(kilobytes).toBeLessThanOrEqual(PAGE_KB_OF[path] ?? PAGE_KB);
});
