import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { queueMail } from "#server/mail/mail-commands.server.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createMetrics } from "./metrics.ts";

const TOKEN = "a token of the operator";
let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

function application() {
  const metrics = createMetrics({
    db: opened.db,
    token: TOKEN,
    cached: () => ({ hits: 7, misses: 2 }),
    work: {
      counted: () => ({
        threadMs: 1234,
        aloneMs: 56,
        keptHits: 3,
        refused: { budget: 4, busy: 1, full: 0, late: 0 },
      }),
    },
  });
  const app = new Hono();
  app.use(metrics.observe);
  app.get("/palettes/:id", (c) => (c.req.param("id") === "gone" ? c.text("no", 404) : c.text("yes")));
  app.route("/", metrics.routes);
  app.all("*", (c) => c.text("a page"));
  const read = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await app.request("/metrics", { headers });
    return { status: answer.status, text: await answer.text(), type: answer.headers.get("content-type") };
  };
  return { app, read };
}

it("[PLT-7] counts requests by the pattern of their route, never by their address", async () => {
  const { app, read } = application();
  for (const path of ["/palettes/a", "/palettes/b", "/palettes/gone", "/any/page?x=1", "/another/page"])
    await app.request(path);
  const { text, type } = await read(`Bearer ${TOKEN}`);
  expect(type).toContain("text/plain");
  const counted = (labels: string) => text.includes(`http_request_duration_seconds_count{${labels}}`);
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/palettes/:id",status="200"} 2',
  );
  expect(counted('method="GET",route="/palettes/:id",status="404"')).toBe(true);
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="200"} 2');
  expect(text).not.toContain("/any/page");
  expect(text).toContain('public_cache_answers_total{result="hit"} 7');
  expect(text).toContain('work_ms_total{where="threads"} 1234');
  expect(text).toContain('work_refused_total{reason="budget"} 4');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
});

it("[PLT-7] tells how many jobs wait", async () => {
  const { read } = application();
  await queueMail(opened.db, { recipient: "a@example.test", kind: "ticket", vars: {} });
  expect((await read(`Bearer ${TOKEN}`)).text).toContain('jobs{kind="mail",state="waiting"} 1');
});

it.each([undefined, "Bearer wrong", `Basic ${TOKEN}`, TOKEN])("[QLT-4] %s reads nothing", async (given) => {
  const { status, text } = await application().read(given);
  expect([status, text]).toEqual([401, "The token is missing or wrong."]);
});
