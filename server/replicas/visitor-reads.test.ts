import { Hono } from "hono";
import { expect, it } from "vitest";
import { noteWrite, readScope } from "#server/db/read-scope.server.ts";
import { givenPosition, POSITION_HEADER } from "./visitor-position.ts";
import { visitorReads } from "./visitor-reads.ts";

const SECRET = "a secret of forty characters for tests 01";
const NOW = 1_700_000_000_000;

/** An application that reads from a replica at position 70, or writes at 90. */
function createApplication({ isAway = false } = {}) {
  const app = new Hono();
  const reached: (bigint | undefined)[] = [];
  const replication = {
    positionAfter: async ({ hasWritten }: { hasWritten: boolean }) => {
      if (isAway) throw new Error("away");
      return hasWritten ? 90n : 70n;
    },
    catchUp: () => undefined,
  };
  app.use(visitorReads({ replication, secret: SECRET, isSecure: false, clock: () => NOW }));
  app.get("/api/v1/read", (c) => {
    read();
    return c.text("read", 200, { "Cache-Control": "public, max-age=60" });
  });
  app.get("/read", (c) => {
    read();
    return c.text("read", 200, { "Cache-Control": "public, no-cache" });
  });
  app.get("/static", (c) => c.text("static"));
  app.put("/write", (c) => {
    noteWrite();
    return c.text("written");
  });
  function read() {
    const scope = readScope();
    reached.push(scope?.reached);
    if (scope !== undefined) scope.reader = "a replica";
  }
  return { app, reached };
}

const cookieOf = (answer: Response) => ({ cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" });
const positionOf = (headers: Record<string, string>) => givenPosition(SECRET, new Headers(headers))?.position;

it("[PLT-7] a write gives the visitor its position, and their next reads need it", async () => {
  const { app, reached } = createApplication();
  const given = cookieOf(await app.request("/write", { method: "PUT" }));
  expect(positionOf(given)).toBe(90n);
  const read = await app.request("/read", { headers: given });
  expect(reached).toEqual([90n]);
  // Their answer is not for others, and never takes them back.
  expect(read.headers.get("cache-control")).toBe("private, no-cache");
  expect(positionOf(cookieOf(read))).toBe(90n);
});

it("[PLT-7] public answers carry no cookie, and pages without reads none either", async () => {
  const { app } = createApplication();
  const read = await app.request("/read");
  expect(read.headers.has("set-cookie")).toBe(false);
  expect(read.headers.get("cache-control")).toBe("public, no-cache");
  const given = cookieOf(await app.request("/write", { method: "PUT" }));
  expect((await app.request("/static", { headers: given })).headers.has("set-cookie")).toBe(false);
});

it("[PLT-7] the API says what was seen in a header, and takes it back", async () => {
  const { app, reached } = createApplication();
  const first = await app.request("/api/v1/read");
  expect(first.headers.has("set-cookie")).toBe(false);
  const seen = first.headers.get(POSITION_HEADER) ?? "";
  expect(positionOf({ [POSITION_HEADER]: seen })).toBe(70n);
  await app.request("/api/v1/read", { headers: { [POSITION_HEADER]: seen } });
  expect(reached).toEqual([0n, 70n]);
});

it("[PLT-7] who wrote just before the primary went away reads from no replica", async () => {
  const { app } = createApplication({ isAway: true });
  const answer = await app.request("/write", { method: "PUT" });
  expect(answer.status).toBe(200);
  expect(positionOf(cookieOf(answer))).toBe(0xffff_ffff_ffff_ffffn);
});
