// How requests are answered while the process stops.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { openTestPlace } from "#tests/database-server.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";

/** Twice as many requests are as many as one address may have waiting. */
const CONNECTIONS = 8;
const POLL = { interval: 10, timeout: 60_000 };

interface Client {
  readonly socket: Socket;
  heard: string;
  isClosed: boolean;
}

async function open(server: ServerProcess): Promise<Client> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const client: Client = { socket, heard: "", isClosed: false };
  socket.setEncoding("utf8").on("data", (text: string) => {
    client.heard += text;
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    client.isClosed = true;
  });
  await once(socket, "connect");
  return client;
}

/** Ends a request. */
const BLANK_LINE = "\r\n";
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${BLANK_LINE}`;
const answersIn = ({ heard }: Client) => heard.match(/HTTP\/1\.1 \d{3}/g) ?? [];

it("[QLT-5] [S13] SIGTERM: what was sent is answered, on new and on used connections, and then the process ends", async () => {
  const place = await openTestPlace();
  // One address asks for all, which is more at once than one may compute.
  const server = await startServer({ ...place.env, ADDRESS_LIMIT_FACTOR: "1000" });
  try {
    const used = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(server)));
    for (const { socket } of used) socket.write(request("/health"));
    await expect.poll(() => used.every((client) => answersIn(client).length === 1), POLL).toBe(true);
    const fresh = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(server)));
    const exit = once(server.child, "exit");
    // Each request has a different address, so that no answer comes from the cache. The addresses are fast: on a
    // busy machine pages could take longer than the server waits.
    for (const [index, { socket }] of [...used, ...fresh].entries())
      socket.write(request(`/api/v1/colors/${(index + 16).toString(16)}aa77`));
    server.child.kill("SIGTERM");
    const [code] = await exit;
    expect(code).toBe(0);
    await expect.poll(() => [...used, ...fresh].every(({ isClosed }) => isClosed), POLL).toBe(true);
    expect(used.map(answersIn)).toEqual(used.map(() => ["HTTP/1.1 200", "HTTP/1.1 200"]));
    expect(fresh.map(answersIn)).toEqual(fresh.map(() => ["HTTP/1.1 200"]));
  } finally {
    await server.stop("SIGKILL");
    await place.remove();
  }
});

it("[QLT-5] [S13] SIGTERM: /ready says that it stops, so that proxies ask elsewhere", async () => {
  const place = await openTestPlace();
  const server = await startServer(place.env);
  try {
    const client = await open(server);
    client.socket.write(request("/ready"));
    await expect.poll(() => answersIn(client), POLL).toEqual(["HTTP/1.1 200"]);
    // A connection on which a request has begun stays open for as long as the server waits for its end.
    client.socket.write(request("/ready").slice(0, -BLANK_LINE.length));
    server.child.kill("SIGTERM");
    // The process handles the signal a moment later, and does not listen for long after that.
    const ready = () =>
      fetch(`${server.origin}/ready`).then(
        ({ status }) => status,
        () => "refused",
      );
    await expect.poll(ready, POLL).not.toBe(200);
    client.socket.write(BLANK_LINE);
    await expect.poll(() => client.heard, POLL).toMatch(/HTTP\/1\.1 503[^]*\r\n\r\nstopping/);
  } finally {
    await server.stop("SIGKILL");
    await place.remove();
  }
});
