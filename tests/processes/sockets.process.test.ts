// What is refused on the connection itself, before there is a request to look at.
import { once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServerProcess, startServer } from "#tests/server-process.ts";
import { copiedDataDirectory } from "#tests/test-database.ts";

const MOST_BYTES = 1_048_576;
const CHUNK_BYTES = 65_536;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = copiedDataDirectory("stocked");
  server = await startServer({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
  for (let sent = 0; sent <= MOST_BYTES; sent += CHUNK_BYTES) socket.write(chunk);
  await expect.poll(() => heard, { timeout: 20_000 }).toContain("413");
  socket.destroy();
});

it("[QLT-5] a query of one megabyte is refused", async () => {
  for (const path of ["/palettes", "/palette-generator", "/"]) {
    const status = await statusOf(`${path}?q=${"a".repeat(1_000_000)}`);
    expect([400, 413, 414, 431], path).toContain(status);
  }
});

/** By Node's own client, which sends what it is given; the connection may be closed behind the answer. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });
}
