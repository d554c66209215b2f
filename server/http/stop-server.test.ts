import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { stopServer } from "./stop-server.ts";

const CONNECTIONS = 40;
/** Longer than the server waits for proxies to notice. */
const BUSY_MS = 400;

/** Connects and sends a request on each connection, then counts the answers until all connections are closed. */
const CLIENTS = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, count, flag } } = require("node:worker_threads");
  let open = count, sent = 0, answered = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\n\\r\\n", () => {
      sent += 1;
      if (sent === count) {
        Atomics.store(flag, 0, 1);
        Atomics.notify(flag, 0);
      }
    }));
    socket.once("data", (text) => { if (String(text).startsWith("HTTP/1.1 200")) answered += 1; });
    socket.on("error", () => undefined);
    socket.on("close", () => { open -= 1; if (open === 0) parentPort.postMessage(answered); });
  }
`;

it("[QLT-5] [S13] answers the requests on connections that waited while the process was busy", async () => {
  const server = createServer((_, response) => response.end("yes")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const stopped = stopServer({ server, stopping: new AbortController(), graceMs: 5_000 });
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, count: CONNECTIONS, flag } });
  const answered = once(clients, "message");
  // The server's thread does nothing else until every request has been sent and its wait is over.
  Atomics.wait(flag, 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
  await stopped;
  expect(await answered).toEqual([CONNECTIONS]);
});

it("[QLT-5] [S13] waits for the request on a connection that was accepted before it stopped listening", async () => {
  const server = createServer((_, response) => response.end("yes")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stopped = stopServer({
    server,
    stopping: new AbortController(),
    graceMs: 60_000,
    firstRequestMs: 60_000,
  });
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const ended = once(socket, "close").then(() => "closed without an answer");
  await expect.poll(() => server.listening).toBe(false);
  socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  const answer = once(socket, "data").then(([text]) => String(text));
  expect(await Promise.race([answer, ended])).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});
