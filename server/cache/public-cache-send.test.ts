/** Answers that a Node server sends from memory, beside those that go through a Request and a Response. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, it } from "vitest";
import { createHitLimit } from "./hit-limit.ts";
import { createPublicCache, type PublicCacheParts } from "./public-cache.ts";

const BROWSER = { "accept-encoding": "gzip, br" };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server with a cache; `asked` counts the requests that the cache did not send from memory. */
async function startServer(parts: Partial<PublicCacheParts> = {}) {
  const asked: string[] = [];
  const cache = await createPublicCache({
    answer({ url }) {
      const isHealth = url.endsWith("/health");
      const headers = { "Content-Type": "text/html", "Cache-Control": isHealth ? "no-store" : "public" };
      return new Response(isHealth ? "ok" : `of ${url} ${"-".repeat(2000)}`, { headers });
    },
    clock: () => 1_000_000,
    appOrigin: "http://tincture.example",
    idOf: () => "an-id",
    ...parts,
  });
  const answer = getRequestListener((incoming, env) => {
    asked.push(new URL(incoming.url).pathname);
    return cache.answer(incoming, env);
  });
  const server = createServer((incoming, outgoing) => {
    if (!cache.send(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const sent = request({ host: "127.0.0.1", port, path, headers, method, agent: false });
    const [got] = (await once(sent.end(), "response")) as [IncomingMessage];
    const { date: _, ...received } = got.headers;
    return { status: got.statusCode, headers: received, body: await buffer(got) };
  };
  return { ask, asked, cache };
}

it.each([
  ["plain", {}, "GET"],
  ["compressed", BROWSER, "GET"],
  ["a HEAD", BROWSER, "HEAD"],
  ["of a 304", { ...BROWSER, "if-none-match": "*" }, "GET"],
])("[QLT-6] an answer from memory, %s, is the one that was rendered", async (_, headers, method) => {
  const { ask, asked } = await startServer();
  const rendered = await ask("/palettes", headers, method);
  expect(asked).toEqual(["/palettes"]);
  expect(await ask("/palettes", headers, method)).toEqual(rendered);
  expect(asked).toEqual(["/palettes"]);
  expect(rendered.headers["x-request-id"]).toBe("an-id");
  expect(rendered.status).toBe("if-none-match" in headers ? 304 : 200);
});

it("[QLT-6] the state of the server is sent from memory from the start", async () => {
  const { ask, asked, cache } = await startServer();
  expect((await ask("/health")).body.toString()).toBe("ok");
  expect(asked).toEqual([]);
  expect(cache.counted()).toEqual({ hits: 0, misses: 0 });
});

it.each([
  ["of another method", "POST", "/palettes"],
  ["for an address with a strange query", "GET", "/palettes?x=1"],
  ["for an absolute URL", "GET", "http://tincture.example/palettes"],
])("[QLT-6] a request %s is not sent from memory", async (_, method, path) => {
  const { ask, asked } = await startServer();
  await ask("/palettes");
  await ask(path, {}, method);
  expect(asked).toEqual(["/palettes", "/palettes"]);
});

it("[QLT-6] a visitor who has just written is not answered from memory", async () => {
  const { ask, asked } = await startServer({ needsFresh: (headers) => headers.get("cookie") === "written" });
  await ask("/palettes");
  await ask("/palettes", { cookie: "written" });
  expect(asked).toEqual(["/palettes", "/palettes"]);
});

it("[QLT-6] without an own origin each host has its own answers", async () => {
  const { ask, asked, cache } = await startServer({ appOrigin: undefined });
  const [one, other] = [{ host: "one.example" }, { host: "other.example" }];
  for (const headers of [one, other, one, other])
    expect((await ask("/palettes", headers)).body.toString()).toContain(`of http://${headers.host}/palettes`);
  expect(asked).toHaveLength(2);
  expect(cache.counted()).toEqual({ hits: 2, misses: 2 });
});

it("[QLT-5] one address has so many answers from memory, then its connections end; the state of the server goes on", async () => {
  let nowMs = 1_000_000;
  const config = { trustedProxies: 1, addressLimitFactor: 0.005 };
  const { ask, cache } = await startServer({ holdS: createHitLimit({ config, clock: () => nowMs }) });
  const from = (address: string, path = "/palettes") => ask(path, { "x-forwarded-for": address });
  await from("10.0.0.9");
  const statuses: (number | undefined)[] = [];
  for (let sent = 0; sent < 24; sent += 1) statuses.push((await from("10.0.0.1")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const held = await from("10.0.0.1");
  expect(held).toMatchObject({
    status: 429,
    headers: { connection: "close", "retry-after": "1", "cache-control": "no-store" },
  });
  // An absolute URL is answered from memory by the other way.
  expect((await from("10.0.0.1", "http://tincture.example/palettes")).status).toBe(429);
  expect((await from("10.0.0.1", "/health")).status).toBe(200);
  expect((await from("10.0.0.2")).status).toBe(200);
  const { hits } = cache.counted();
  nowMs += 1000;
  expect((await from("10.0.0.1")).status).toBe(200);
  expect(cache.counted().hits).toBe(hits + 1);
});
