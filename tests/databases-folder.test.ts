import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databasesFolder } from "./databases-folder.ts";

test("databases of tests are kept in memory where there is room, and otherwise among temporary files", () => {
  const folder = mkdtempSync(join(tmpdir(), "tincture-databases-"));
  try {
    expect(databasesFolder(folder, 1)).toBe(folder);
    expect(databasesFolder(folder, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
    expect(databasesFolder(join(folder, "missing"), 1)).toBe(tmpdir());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
