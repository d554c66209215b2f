// Decides whether build/ was made from the current sources, without reading their content.
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Top-level folders that no build reads. All others count, so that a new source folder cannot be forgotten. */
const NOT_SOURCES = new Set([
  ".ci",
  ".git",
  ".github",
  ".react-router",
  "bench",
  "build",
  "coverage",
  "data",
  "e2e",
  "generators",
  "node_modules",
  "playwright-report",
  "test-results",
  "tests",
]);
const NOT_A_SOURCE_FILE = /\.test\.tsx?$|\.log$/;

/** Names the sources that build/ was made from. */
export const stampFile = (root: string) => join(root, "build/.stamp");

/** A digest of the path, size and modification time of every source file under `root`. */
export function sourceStamp(root: string): string {
  const hash = createHash("sha256");
  const visit = (folder: string, depth: number) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth > 0 || !NOT_SOURCES.has(entry.name)) visit(path, depth + 1);
      } else if (!NOT_A_SOURCE_FILE.test(entry.name)) {
        const { size, mtimeMs } = lstatSync(join(root, path));
        hash.update(`${path}\0${size}\0${mtimeMs}\n`);
      }
    }
  };
  visit("", 0);
  return hash.digest("hex");
}

/** The stamp of the sources that build/ was made from; undefined when there is no finished build. */
export function builtStamp(root: string): string | undefined {
  try {
    return readFileSync(stampFile(root), "utf8");
  } catch {
    return undefined;
  }
}
