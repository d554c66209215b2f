import { Hono } from "hono";
import { expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { requestId } from "./request-id.ts";

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
