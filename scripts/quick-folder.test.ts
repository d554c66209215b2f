import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quickFolder } from "./quick-folder.ts";

test("databases of tests are kept in memory where there is room, and otherwise among temporary files", () => {
  const folder = mkdtempSync(join(tmpdir(), "tincture-quick-"));
  try {
    expect(quickFolder(folder, 1)).toBe(folder);
    expect(quickFolder(folder, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
    expect(quickFolder(join(folder, "missing"), 1)).toBe(tmpdir());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
