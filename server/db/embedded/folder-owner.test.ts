import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { describeOwner, ownerState } from "./folder-owner.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-owner-"));
const lock = path.join(folder, "lock");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** This process as the owner, with something changed. */
const ownerWith = (change: object) =>
  JSON.stringify({ ...v.parse(v.looseObject({}), JSON.parse(describeOwner())), ...change });
const hasNamespaces = existsSync("/proc/self/ns/pid");

it.each([
  ["this process", () => describeOwner(), "alive"],
  ["a process that has ended", () => ownerWith({ pid: spawnSync("true").pid }), "ended"],
  ["nobody, since the file is empty", () => "", "elsewhere"],
  ["nobody that can be read", () => "12345", "elsewhere"],
])("[PLT-6] the owner is %s", (_, content, expected) => {
  writeFileSync(lock, content());
  expect(ownerState(lock)).toBe(expected);
});

it.runIf(hasNamespaces).each([
  ["whose number another process has by now", { started: "1" }, "ended"],
  ["in another container", { namespace: "pid:[1]" }, "elsewhere"],
  ["before the machine was started again", { boot: "another" }, "elsewhere"],
])("[PLT-6] the owner is a process %s", (_, change, expected) => {
  writeFileSync(lock, ownerWith(change));
  expect(ownerState(lock)).toBe(expected);
});

it("[PLT-6] a folder that was never used has an owner that cannot be seen", () => {
  expect(ownerState(path.join(folder, "missing"))).toBe("elsewhere");
});
