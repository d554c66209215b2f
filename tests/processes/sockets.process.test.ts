// Requests that the server rejects on the connection itself, before they reach the application.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlace, type TestPlace } from "#tests/database-server.ts";
import { newPerson } from "#tests/new-person.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";

const MAX_BYTES = 1_048_576;
const CHUNK_BYTES = 65_536;
const agent = new Agent({ keepAlive: true });

let place: TestPlace;
let server: ServerProcess;
beforeAll(async () => {
  place = await openTestPlace();
  server = await startServer({ ...place.env });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

it("[QLT-5] a body without an end is refused before it has been read", async () => {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST /api/v1/convert HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  socket.on("error", () => undefined);
  const chunk = `${CHUNK_BYTES.toString(16)}\r\n${" ".repeat(CHUNK_BYTES)}\r\n`;
  for (let sent = 0; sent <= MAX_BYTES; sent += CHUNK_BYTES) socket.write(chunk);
  await expect.poll(() => heard, { timeout: 60_000 }).toContain("HTTP/1.1 413");
  socket.destroy();
});

/** Addresses to which anybody may send a body without signing in. */
const OPEN_ADDRESSES = ["/api/auth/sign-in/email", "/login", "/resources/feedback", "/api/v1/convert"];

it.skipIf(process.platform !== "linux").each(OPEN_ADDRESSES)(
  "[QLT-5] [S2] 200 MB that nobody announced cost the server next to nothing: %s",
  async (path) => {
    await sendChunks(path, 4 * MAX_BYTES);
    const before = residentBytes();
    const heard = await sendChunks(path, 200 * MAX_BYTES);
    expect(heard).toMatch(/^HTTP\/1\.1 413/);
    // Discarded bytes stay in memory until they are garbage-collected.
    expect(residentBytes() - before).toBeLessThan(48 * MAX_BYTES);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  },
);

it.each([
  ["PUT", "/api/files/avatar", 9],
  ["POST", "/resources/feedback", 3],
  ["POST", "/api/v1/import?format=csv", 2],
  ["POST", "/login", 20],
] as const)(
  "[QLT-5] [S12] the rest of a body that is refused for its size is let through to its end: %s %s of %d MB",
  async (method, path, megabytes) => {
    const headers = {
      origin: server.origin,
      cookie: await memberCookie(),
      "content-type": path === "/login" ? "application/x-www-form-urlencoded" : "application/octet-stream",
      "content-length": String(megabytes * MAX_BYTES),
      "x-checksum-sha256": "0".repeat(64),
    };
    const answer = await answerTo({ method, path, headers }, Buffer.alloc(megabytes * MAX_BYTES, 97));
    // "keep-alive" shows that the body was read to its end; otherwise the connection could not be reused.
    expect(answer).toEqual({ status: 413, connection: "keep-alive" });
  },
);

it("[QLT-5] a query of one megabyte is refused", async () => {
  for (const path of ["/palettes", "/palette-generator", "/"]) {
    const status = await statusOf(`${path}?q=${"a".repeat(1_000_000)}`);
    expect([400, 413, 414, 431], path).toContain(status);
  }
});

async function memberCookie(): Promise<string> {
  const answer = await fetch(`${server.origin}/signup`, {
    method: "POST",
    headers: { origin: server.origin },
    body: new URLSearchParams({ ...newPerson() }),
    redirect: "manual",
  });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function statusOf(path: string): Promise<number> {
  return (await answerTo({ path })).status;
}

/**
 * Sends with Node's own client, which does not check what it sends; the server may close the connection after its
 * answer.
 */
function answerTo(
  options: RequestOptions,
  body?: Buffer,
): Promise<{ readonly status: number; readonly connection: string | undefined }> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent, ...options }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * Sends this many bytes in chunks, as fast as the server reads them, until all are sent or the server closes the
 * connection. Returns what the server answered.
 */
async function sendChunks(path: string, bytes: number): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const type = path === "/login" ? "application/x-www-form-urlencoded" : "application/json";
  const socket = connect(Number(port), hostname);
  let heard = "";
  let isOver = false;
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  const over = new Promise<void>((resolve) => {
    for (const event of ["close", "end", "error"])
      socket.on(event, () => {
        isOver = true;
        resolve();
      });
  });
  await once(socket, "connect");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${server.origin}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = `${CHUNK_BYTES.toString(16)}\r\n${"a".repeat(CHUNK_BYTES)}\r\n`;
  // oxlint-disable-next-line no-unmodified-loop-condition -- an event of the socket sets it
  for (let sent = 0; sent < bytes && !isOver; sent += CHUNK_BYTES)
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => undefined), over]);
  if (!isOver) socket.write("0\r\n\r\n");
  await expect.poll(() => isOver || heard !== "", { timeout: 60_000 }).toBe(true);
  socket.destroy();
  return heard;
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
