// A killed process, a process without access to its folder and one that cannot listen: no acknowledged write is
// lost, and the reason is reported.
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { openTestPlace } from "#tests/database-server.ts";
import { freshDataDir, type ServerProcess, spawnServer, startServer } from "#tests/server-process.ts";
import { KILL_ROUNDS } from "./until-killed.ts";

const MIN_ACKNOWLEDGED = 15;
const POLL = { interval: 5, timeout: 60_000 };

/** Empty at the first start, whose library takes seconds to fill. */
let dataDir: string;
beforeAll(() => {
  dataDir = freshDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("says where it listens, and ends quietly when asked to", async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  await expect.poll(() => server.output(), POLL).toContain(server.origin);
  const code = exitCode(server);
  await server.stop("SIGTERM");
  expect(await code).toBe(0);
});

it("[QLT-5] kill -9 during writes, again and again: nothing acknowledged is lost, and it opens again", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    // The writers share one address, so the limit for an address is raised.
    const server = await startServer({ DATA_DIR: dataDir, ADDRESS_LIMIT_FACTOR: "10000" });
    const writing = Array.from({ length: 4 }, (_, writer) =>
      writeUntilDead(server, `${round}-${writer}`, acknowledged),
    );
    const target = acknowledged.length + MIN_ACKNOWLEDGED;
    await expect.poll(() => acknowledged.length, POLL).toBeGreaterThan(target);
    await server.stop("SIGKILL");
    await Promise.all(writing);
  }
  const server = await startServer({ DATA_DIR: dataDir });
  expect((await fetch(`${server.origin}/palettes`)).status).toBe(200);
  await server.stop();

  const storedIds = new Set(await storedMessages(dataDir));
  expect(acknowledged.filter((message) => !storedIds.has(message))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILL_ROUNDS * MIN_ACKNOWLEDGED);
});

it("a port that is taken is named, with what to do", async () => {
  const place = await openTestPlace();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  // The server listens on a port and not on a pipe, so its address is an object.
  const { port } = other.address() as AddressInfo;
  const server = spawnServer({ ...place.env, PORT: String(port) });
  try {
    expect(await exitCode(server)).not.toBe(0);
    expect(server.output()).toContain(String(port));
    expect(server.output()).toContain("PORT=");
    expect(server.output()).not.toMatch(/\n\s+at /);
  } finally {
    other.close();
    await place.remove();
  }
});

it("a setting that cannot be used is named", async () => {
  const server = spawnServer({ DATA_DIR: "/nowhere", PORT: "http" });
  expect(await exitCode(server)).not.toBe(0);
  expect(server.output()).toContain("PORT");
  expect(server.output()).not.toMatch(/\n\s+at /);
});

/** Sends one message after another, and records each one that the server acknowledged. */
async function writeUntilDead(server: ServerProcess, name: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const message = `message ${name}-${count}`;
    const body = new FormData();
    body.set("kind", "idea");
    body.set("message", message);
    try {
      const answer = await fetch(`${server.origin}/resources/feedback`, {
        method: "POST",
        headers: { origin: server.origin },
        body,
      });
      if (!answer.ok)
        throw new Error(`The server refused a message: ${answer.status} ${await answer.text()}`);
      acknowledged.push(message);
    } catch (error) {
      if (error instanceof TypeError) return; // The connection broke because the server was killed.
      throw error;
    }
  }
}

async function storedMessages(folder: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    return (await db.select({ message: feedback.message }).from(feedback)).map(({ message }) => message);
  } finally {
    await close();
  }
}

function exitCode(server: ServerProcess): Promise<number | null> {
  return new Promise((resolve) => server.child.once("exit", resolve));
}
