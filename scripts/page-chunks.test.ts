import { expect, it } from "vitest";
import { createPageChunks } from "./page-chunks.ts";

/** Static imports; lazy ones are in brackets. */
const IMPORTS: Readonly<Record<string, string>> = {
  "mixer/route.tsx": "frame.ts mixer/model.ts parse.ts [mixer/code.tsx]",
  "scheme/route.tsx": "frame.ts parse.ts",
  "home/route.tsx": "[search.ts]",
  "mixer/code.tsx": "mixer/model.ts write-css.ts",
  "frame.ts": "header.ts",
  "search.ts": "parse.ts",
  "mixer/model.ts": "",
  "parse.ts": "",
  "write-css.ts": "",
  "header.ts": "",
};

const importersOf = (id: string, isLazy: boolean) =>
  Object.keys(IMPORTS).filter((from) => IMPORTS[from]?.split(" ").includes(isLazy ? `[${id}]` : id));
const graph = {
  getModuleInfo: (id: string) =>
    id in IMPORTS
      ? {
          isEntry: id.endsWith("/route.tsx"),
          importers: importersOf(id, false),
          dynamicImporters: importersOf(id, true),
        }
      : null,
};

const chunkOf = (() => {
  const name = createPageChunks();
  const names = new Map(Object.keys(IMPORTS).map((id) => [id, name(id, graph)]));
  return (id: string) => names.get(id);
})();

it("puts what one page needs at once into its file, also what its lazy part needs of it", () => {
  expect(chunkOf("mixer/model.ts")).toBe(chunkOf("mixer/route.tsx"));
});

it("puts what the same pages share into one file, and no other page's", () => {
  expect(chunkOf("header.ts")).toBe(chunkOf("frame.ts"));
  expect(chunkOf("frame.ts")).not.toBe(chunkOf("mixer/route.tsx"));
  expect(chunkOf("scheme/route.tsx")).not.toBe(chunkOf("mixer/route.tsx"));
});

it("keeps apart what a lazy part of another page needs, so that it does not bring the rest along", () => {
  expect(chunkOf("parse.ts")).not.toBe(chunkOf("frame.ts"));
});

it("leaves lazy parts to the bundler", () => {
  for (const id of ["mixer/code.tsx", "search.ts", "write-css.ts"]) expect(chunkOf(id)).toBeNull();
});
