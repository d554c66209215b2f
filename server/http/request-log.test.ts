import { Hono } from "hono";
import { expect, it } from "vitest";
import { createPublicCache } from "#server/cache/public-cache.ts";
import { createLog } from "#server/log.ts";
import { requestId, requestIdOf } from "./request-id.ts";

it("[QLT-5] every line about a request has its time, its level and the id that the answer has", async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const app = new Hono();
  app.use(requestId(0));
  app.get("/", async (c) => {
    log.info("begun");
    await Promise.resolve();
    // As a library does it, which knows nothing of the request.
    queueMicrotask(() => log.error("page failed", { error: "one\ntwo" }));
    await Promise.resolve();
    return c.text("");
  });
  const answers = await Promise.all([app.request("/"), app.request("/")]);
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  log.info("outside");
  const read = lines.map((line) => JSON.parse(line));
  expect(read).toHaveLength(5);
  for (const { time, level, event } of read) {
    expect(new Date(time).toISOString()).toBe(time);
    expect([typeof level, typeof event]).toEqual(["string", "string"]);
  }
  for (const id of ids) expect(read.filter((line) => line.id === id)).toHaveLength(2);
  expect(read.at(-1)).not.toHaveProperty("id");
  expect(lines.every((line) => !line.includes("\n"))).toBe(true);
});

it("[QLT-5] what is logged while a page is rendered for the public cache has the id that the answer has", async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const app = new Hono();
  app.use(requestId(0));
  app.get("/health", (c) => c.text("ok"));
  app.get("*", async (c) => {
    log.info("rendered", { path: c.req.path });
    await Promise.resolve();
    return c.text("", c.req.path === "/palettes" ? 200 : 500);
  });
  const cache = await createPublicCache({
    answer: (request) => app.fetch(request),
    clock: () => 0,
    idOf: (headers) => requestIdOf(headers, 0),
  });
  const ask = async (path: string) => {
    const answer = await cache.answer(new Request(`http://tincture.example${path}`));
    return answer.headers.get("x-request-id");
  };
  const idsOf = (path: string) =>
    lines.map((line) => JSON.parse(line)).flatMap((line) => (line.path === path ? [line.id] : []));
  const shared = await Promise.all([ask("/palettes"), ask("/palettes")]);
  shared.push(await ask("/palettes"));
  expect(new Set(shared).size).toBe(3);
  expect(idsOf("/palettes")).toEqual([shared[0]]);
  // A failure is not shared, so it is rendered for each of them again, under their own id.
  const failed = await Promise.all([ask("/discover"), ask("/discover")]);
  expect(idsOf("/discover")).toEqual([failed[0], ...failed]);
});
