// A new tool passes the checks. It is written into a copy of the project, so that the project itself does not change.

import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TOOLS } from "#domain/navigation/tools.ts";
import { FEW_COLLECTIONS } from "#scripts/test/steps.ts";
import { type MadeTool, makeTool } from "./make-tool.ts";
import { withRow } from "./tool-row.ts";
import { type ToolSpec, toolSpec } from "./tool-spec.ts";

const COPIED = [
  "app",
  "calls",
  "domain",
  "engine",
  "server",
  "tests",
  "scripts",
  "e2e",
  "bench",
  ".dependency-cruiser.mjs",
  "biome.json",
  "package.json",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];
const SLOW_MS = 300_000;
/** The error of a program that ended with a failure, with its output. */
const Failed = v.object({ stdout: v.string(), stderr: v.string() });
const run = promisify(execFile);

const specOf = (name: string): ToolSpec => {
  const spec = toolSpec(name);
  if (typeof spec === "string") throw new Error(spec);
  return spec;
};

describe("the name of a new tool", () => {
  it.each(["", "Demo", "de mo", "../demo", "demo-", "1demo"])("is not “%s”", (name) => {
    expect(toolSpec(name)).toContain("is no name of a folder");
  });

  it("is not that of a tool that is there, nor of an address that is taken", () => {
    expect(toolSpec(TOOLS[0]?.id ?? "")).toContain("is there already");
    expect(toolSpec("help")).toBe("/help is an address already.");
    expect(toolSpec("register")).toBe("/register is an address already.");
  });

  it("gives the address, the title, the constant and the type", () => {
    expect(toolSpec("other-name-of-a-test")).toMatchObject({
      row: { id: "other-name-of-a-test", path: "/other-name-of-a-test", title: "Other Name Of A Test" },
      constant: "OTHER_NAME_OF_A_TEST",
      type: "OtherNameOfATest",
    });
  });
});

describe("the row of a new tool", () => {
  const table = readFileSync("domain/navigation/tools.ts", "utf8");

  it("is the last of the table", () => {
    const after = withRow(table, specOf("name-of-a-test").row);
    const row =
      '  tool("name-of-a-test", "/name-of-a-test", "Name Of A Test", "One line that says what it does", "checks"),\n';
    expect(after).toContain(`${row}];\n`);
    expect(after.replace(row, "")).toBe(table);
  });
});

describe("a new tool in a copy of the project", () => {
  const root = mkdtempSync(join(tmpdir(), "tincture-new-tool-"));
  /** Runs the pinned Node in the copy. Throws with what it printed. */
  const node = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...FEW_COLLECTIONS, NODE_ENV: "test" },
    }).catch((error: unknown) => {
      const { stdout, stderr } = v.parse(Failed, error);
      throw new Error(stdout + stderr);
    });
  let made: MadeTool = { files: [], changed: [], folders: [] };

  beforeAll(async () => {
    for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
    made = makeTool(root, specOf("other-name-of-a-test"));
    await node(
      "node_modules/@biomejs/biome/bin/biome",
      "check",
      "--write",
      "--vcs-enabled=false",
      ...made.files,
    );
  }, SLOW_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("has the types and the borders of the house", { timeout: SLOW_MS }, async () => {
    // Only the tool's files and their imports: the rest of the project is checked by other steps.
    const include = [...made.files, "app/env.d.ts", "tests/parts/*.d.ts", "vitest.config.ts"];
    await node("node_modules/@react-router/dev/bin.cjs", "typegen");
    // A build-info file of its own, so that the project's incremental results are not overwritten.
    const compilerOptions = { tsBuildInfoFile: "./slice.tsbuildinfo" };
    const config = { extends: "./tsconfig.json", compilerOptions, include };
    writeFileSync(join(root, "tsconfig.slice.json"), JSON.stringify(config));
    await node("node_modules/typescript/bin/tsc", "-p", "tsconfig.slice.json", "--checkers", "1");
    const borders = "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";
    // What its files import. Another step looks at the rest, which stays as it is.
    const { stdout } = await node(borders, "--max-depth", "1", ...made.files);
    expect(stdout).toContain("no dependency violations found");
  });

  it("passes its own tests, and those on what all tools have", { timeout: SLOW_MS }, async () => {
    const tests = made.files.filter((file) => file.endsWith(".test.ts"));
    expect(tests).toHaveLength(2);
    // The other tools are tested by the project's own run, and loading them takes half of the time.
    const others = TOOLS.map(({ title }) => title).join("|");
    const { stdout } = await node(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=unit",
      "--project=app",
      "--reporter=verbose",
      ...tests,
      "tests/tools-declared.test.ts",
      "--testNamePattern",
      `^(?!${others}|\\[CNV\\])`,
    );
    expect(stdout).toContain("Other Name Of A Test");
  });

  it("is not written over one that is there, and is gone with what it names", () => {
    expect(() => makeTool(root, specOf("other-name-of-a-test"))).toThrow("is there already");
    for (const folder of made.folders) rmSync(join(root, folder), { recursive: true });
    expect(made.files.filter((file) => existsSync(join(root, file)))).toEqual([]);
    for (const file of made.changed)
      expect(readFileSync(join(root, file), "utf8")).not.toBe(readFileSync(file, "utf8"));
  });
});
