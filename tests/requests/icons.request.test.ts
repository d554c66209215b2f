// Icons are drawn from symbols: those of the frame are in the page, the others in one file of the build.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PUBLIC_PAGES, READING_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { createVisitor } from "./visitor.ts";

/** Pictures refer to shapes of their own as well. */
const REFERENCE = /<use href="(?:(\/assets\/[\w-]+\.svg)#|#(?=icon-))([\w-]+)"/g;

it.each(PUBLIC_PAGES)("each icon of %s has its drawing", async (path) => {
  const html = await (await createVisitor().ask(path)).text();
  const icons = [...html.matchAll(REFERENCE)].map(([, file = "", id = ""]) => ({ file, id }));
  expect(icons.length).toBeGreaterThan(0);
  const missing = icons.filter(({ file, id }) => {
    const drawings = file === "" ? html : readFileSync(`build/client${file}`, "utf8");
    return !drawings.includes(`<symbol id="${id}"`);
  });
  expect(missing).toEqual([]);
});

it("[QLT-2] reading pages have all their icons in them, tools load one file of icons", async () => {
  const filesOf = async (path: string): Promise<number> => {
    const html = await (await createVisitor().ask(path)).text();
    return new Set([...html.matchAll(REFERENCE)].flatMap(([, file]) => file || [])).size;
  };
  for (const path of READING_PAGES) expect(await filesOf(path), path).toBe(0);
  for (const path of TOOL_PAGES) expect(await filesOf(path), path).toBe(1);
});
