import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const STAYS = `process.stdout.write(String(process.pid));\nsetInterval(() => {}, 1000);\n`;

it("what npm started ends with it, although the shell between them passes nothing on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tincture-launch-"));
  const program = join(folder, "stays.mjs");
  writeFileSync(program, STAYS);
  // With a second command the shell stays alive, instead of replacing itself by Node.
  const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/launch.mjs "${program}"; exit`], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = await new Promise<number>((resolve) =>
    shell.stdout.once("data", (text) => resolve(Number(text))),
  );
  try {
    expect(isRunning(pid)).toBe(true);
    shell.kill("SIGTERM");
    await expect.poll(() => isRunning(pid), { interval: 100 }).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true });
  }
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
