/** Starts tests/processes/write-messages.ts, and reads the database that it leaves. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";

const SCRIPT = path.resolve("tests/processes/write-messages.ts");
const POLL = { interval: 10, timeout: 60_000 };

export interface Writer {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  lines(): readonly string[];
  acknowledged(): readonly string[];
  /** Resolves when it has been acknowledged this many messages more. */
  writes(count: number): Promise<void>;
  /** Sends the signal, and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** `prefix` is a program that starts another, such as `unshare`. */
export function startWriter(
  dataDir: string,
  name = "message",
  {
    prefix = [],
    script = SCRIPT,
    ...options
  }: SpawnOptions & { readonly prefix?: readonly string[]; readonly script?: string } = {},
): Writer {
  const [command, ...args] = [...prefix, process.execPath, script, dataDir, name];
  const child = spawn(command ?? process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    ...options,
  });
  const ended = once(child, "close");
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const lines = () => printed.split("\n").slice(0, -1);
  const acknowledged = () => lines().filter((line) => line.startsWith(`${name} `));
  return {
    child,
    lines,
    acknowledged,
    async writes(count) {
      const target = acknowledged().length + count;
      await expect.poll(() => acknowledged().length, POLL).toBeGreaterThanOrEqual(target);
    },
    async end(signal) {
      if (signal !== undefined) child.kill(signal);
      await ended;
    },
  };
}

export async function storedMessages(dataDir: string): Promise<ReadonlySet<string>> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return new Set(
      (await db.select({ message: feedback.message }).from(feedback)).map(({ message }) => message),
    );
  } finally {
    await close();
  }
}

/** The process of the server on this folder. */
export const serverPid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
