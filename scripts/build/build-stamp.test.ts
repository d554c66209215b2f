import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtStamp, sourceStamp, stampFile } from "./build-stamp.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tincture-stamp-"));
  for (const folder of ["app/ui", "build", "docs", "e2e", "app/docs"])
    mkdirSync(join(root, folder), { recursive: true });
  write("app/ui/button.tsx", "one");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

it("stays the same as long as no source changes", () => {
  const before = sourceStamp(root);
  write("build/main.js", "built");
  write("e2e/first.spec.ts", "a browser test");
  write("app/ui/button.test.tsx", "a unit test");
  expect(sourceStamp(root)).toBe(before);
});

it.each([
  ["a file is added", () => write("app/ui/link.tsx", "new")],
  ["a file gets longer", () => write("app/ui/button.tsx", "longer")],
  ["a file is written again", () => utimesSync(join(root, "app/ui/button.tsx"), 1, 1)],
  ["a file goes away", () => rmSync(join(root, "app/ui/button.tsx"))],
  ["a file at the root changes", () => write("vite.config.ts", "new")],
  ["a page is written whose texts come from docs", () => write("docs/whats-new.md", "new")],
  ["a folder inside has the name of one that does not count", () => write("app/docs/page.tsx", "new")],
])("changes when %s", (_what, change) => {
  const before = sourceStamp(root);
  change();
  expect(sourceStamp(root)).not.toBe(before);
});

it("is undefined as long as nothing is built", () => {
  expect(builtStamp(root)).toBeUndefined();
  writeFileSync(stampFile(root), "abc");
  expect(builtStamp(root)).toBe("abc");
});
