/**
 * Allows only one process per data directory. The embedded database does not check this, and two processes would lose
 * each other's writes. On Linux the lock is an abstract socket named after the directory, which the kernel releases
 * however the process ends. Elsewhere it is a file with the process id, which is taken over if that process is gone.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

export class DataDirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Tincture uses the data directory ${dataDir}. Stop it first, or give this one its own: DATA_DIR=other npm start`,
    );
    this.name = "DataDirectoryInUse";
  }
}

/** Resolves to a function that releases the lock; rejects with DataDirectoryInUse. */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  const place = realpathSync(dataDir);
  return process.platform === "linux" ? lockBySocket(place) : lockByFile(place);
}

function lockBySocket(place: string): Promise<() => Promise<void>> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new DataDirectoryInUse(place) : error),
    );
    server.listen({ path: `\0tincture:${place}` }, () => {
      server.unref();
      resolve(
        () =>
          new Promise((done) => {
            server.close(() => done());
          }),
      );
    });
  });
}

async function lockByFile(place: string): Promise<() => Promise<void>> {
  const file = path.join(place, "tincture.lock");
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (isAlive(Number(readFileSync(file, "utf8")))) throw new DataDirectoryInUse(place);
    writeFileSync(file, String(process.pid));
  }
  return async () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Without the right to signal a process, as one of another user, there is still a process.
    return codeOf(error) === "EPERM";
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
