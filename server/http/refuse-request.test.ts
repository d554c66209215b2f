import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostOfUnnamed, refuseRequest } from "./refuse-request.ts";

const app = new Hono().all("*", (c) => c.text(`${c.req.method} ${new URL(c.req.url).host}`));
const answer = getRequestListener(app.fetch, { hostname: hostOfUnnamed({ appOrigin: undefined }) });
const server = createServer((incoming, outgoing) => {
  if (!refuseRequest(incoming, outgoing)) void answer(incoming, outgoing);
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** What the server answers to these lines, until it closes the connection. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it.each(["TRACE", "PROPFIND", "PURGE", "M-SEARCH", "LINK", "QUERY"])(
  "[QLT-4] %s is a method that is not known here, whatever it asks",
  async (method) => {
    for (const path of ["/", "/health", "/palettes"]) {
      const heard = await answerTo(`${method} ${path} HTTP/1.1`, "Host: localhost");
      expect(heard).toMatch(/^HTTP\/1\.1 405 /);
      expect(heard).toMatch(/\r\nAllow: GET, HEAD, POST/);
    }
  },
);

it.each([
  ["other.example", "localhost"],
  ["localhost", "localhost"],
])("[QLT-4] two names are refused, also if they are the same: %s, %s", async (first, second) => {
  const heard = await answerTo("GET / HTTP/1.1", `Host: ${first}`, "X-Other: Host", `hOST: ${second}`);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
});

it("[QLT-5] HTTP/1.0 without a name is answered, HTTP/1.1 is not", async () => {
  const old = await answerTo("GET /health HTTP/1.0");
  expect(old).toMatch(/^HTTP\/1\.1 200 /);
  expect(old).toContain("GET localhost");
  expect(await answerTo("GET /health HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo("GET / HTTP/1.1", "Host: localhost:1", "X-Host: two")).toContain("GET localhost:1");
});

it("[QLT-5] without a name a request is for the public origin, where there is one", () => {
  expect(hostOfUnnamed({ appOrigin: "https://tincture.example" })).toBe("tincture.example");
});
