// Icons are drawn from symbols: those of the frame are in the page, the others in one file of the build.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PUBLIC_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { createVisitor } from "./visitor.ts";

/** Pictures refer to shapes of their own as well. */
const REFERENCE = /<use href="(?:(\/assets\/[\w-]+\.svg)#|#(?=icon-))([\w-]+)"/g;

it.each(PUBLIC_PAGES)(
  "[QLT-2] each icon of %s has its drawing, and only tools load a file of them",
  async (path) => {
    const html = await (await createVisitor().ask(path)).text();
    const icons = [...html.matchAll(REFERENCE)].map(([, file = "", id = ""]) => ({ file, id }));
    expect(icons.length).toBeGreaterThan(0);
    const missing = icons.filter(({ file, id }) => {
      const drawings = file === "" ? html : readFileSync(`build/client${file}`, "utf8");
      return !drawings.includes(`<symbol id="${id}"`);
    });
    expect(missing).toEqual([]);
    const files = new Set(icons.flatMap(({ file }) => file || []));
    expect(files.size).toBe(TOOL_PAGES.includes(path) ? 1 : 0);
  },
);
