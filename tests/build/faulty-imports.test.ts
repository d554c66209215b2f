import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { faultyImports } from "./faulty-imports.ts";

const folder = mkdtempSync(join(tmpdir(), "tincture-exports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("finds imports of the build that name no export, and circles", () => {
  writeFileSync(
    join(folder, "a.js"),
    "const x=1;function y(){}export{x as n,y as default};export const z=2;",
  );
  writeFileSync(
    join(folder, "b.js"),
    'import d,{n as q,z,gone as g}from"./a.js";import*as all from"./a.js";import"./c.js";export{n,lost}from"./a.js";',
  );
  writeFileSync(join(folder, "d.js"), 'import"./e.js";');
  writeFileSync(join(folder, "e.js"), 'import"./a.js";import"./d.js";');
  writeFileSync(join(folder, "f.js"), 'import"./e.js";import("./f.js");');
  expect(faultyImports(folder)).toEqual([
    "b.js imports “gone” of ./a.js",
    "b.js imports ./c.js, which does not exist",
    "b.js imports “lost” of ./a.js",
    "d.js imports itself over other files",
    "e.js imports itself over other files",
  ]);
});
