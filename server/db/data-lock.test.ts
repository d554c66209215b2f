import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DataDirectoryInUse, lockDataDirectory } from "./data-lock.ts";

const { platform } = process;
const OTHER_PID = 4_194_000;
let dataDir: string;
const lockFile = () => path.join(dataDir, "tincture.lock");

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "tincture-lock-"));
  // On Linux the lock is a socket.
  Object.defineProperty(process, "platform", { value: "darwin" });
});
afterEach(() => {
  Object.defineProperty(process, "platform", { value: platform });
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

function failKill(code: string): void {
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error(`kill ${code}`), { code });
  });
}

it("[PLT-6] a lock file is taken over only if the process that wrote it is gone", async () => {
  writeFileSync(lockFile(), String(OTHER_PID));
  failKill("ESRCH");
  const unlock = await lockDataDirectory(dataDir);
  expect(readFileSync(lockFile(), "utf8")).toBe(String(process.pid));
  vi.restoreAllMocks();
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse);
  await unlock();
  await (await lockDataDirectory(dataDir))();
});

it("[PLT-6] a process of another user that may not be signaled still holds its lock", async () => {
  writeFileSync(lockFile(), String(OTHER_PID));
  failKill("EPERM");
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse);
  expect(readFileSync(lockFile(), "utf8")).toBe(String(OTHER_PID));
});

/** A folder in which nobody can create a file. */
const NOT_WRITABLE = "/sys/kernel";

it.runIf(existsSync(NOT_WRITABLE))("[PLT-6] a lock file that cannot be written says why", async () => {
  await expect(lockDataDirectory(NOT_WRITABLE)).rejects.toMatchObject({
    code: expect.stringMatching(/^E(?:ACCES|PERM|ROFS)$/),
  });
});
