// The built server as a separate process, with its own folder and port.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { databasesFolder } from "./databases-folder.ts";

const START_TIMEOUT_MS = 90_000;
const LISTENS = /Tincture listens on (\S+)/;

export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** What it has printed so far, both streams combined. */
  output(): string;
  /** Sends the signal, and waits until the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function freshDataDir(): string {
  return mkdtempSync(join(databasesFolder(), "tincture-e2e-"));
}

/** Starts `build/server/main.js` in the folder without waiting for anything. */
export function spawnServer(env: Record<string, string>, cwd = process.cwd()): ServerProcess {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  return {
    // With the port 0 it only knows its address once it listens.
    get origin() {
      return LISTENS.exec(printed)?.[1] ?? `http://127.0.0.1:${env.PORT}`;
    },
    child,
    output: () => printed,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

/** Starts it, on a port of its own by default, and waits until it answers. Throws its output when it ends instead. */
export async function startServer(env: Record<string, string>, cwd?: string): Promise<ServerProcess> {
  const server = spawnServer({ PORT: "0", ...env }, cwd);
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS);
  while (!(await answers(server.origin))) {
    if (server.child.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
    if (deadline.aborted) throw new Error(`The server did not answer in time:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return server;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    return false; // Not listening yet.
  }
}
