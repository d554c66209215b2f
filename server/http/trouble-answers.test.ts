import { Hono } from "hono";
import { expect, it } from "vitest";
import { watchedClient } from "#server/db/database-trouble.server.ts";
import { troubleAnswers } from "./trouble-answers.ts";

const failing = (code: string) =>
  watchedClient({
    query: async () => {
      throw Object.assign(new Error("failed"), { code });
    },
  });

async function ask(path: string, code: string): Promise<Response> {
  const app = new Hono();
  app.use(troubleAnswers);
  app.all("*", async (c) => {
    await failing(code).query();
    return c.text("stored");
  });
  app.onError((_error, c) => c.text("Unexpected Server Error", 500));
  return app.fetch(new Request(`http://tincture.example${path}`, { method: "POST" }));
}

it.each(["53100", "ENOSPC"])("[QLT-5] [S15] a full disk is a sentence, not a 500: %s", async (code) => {
  const json = await ask("/resources/collections", code);
  expect(json.status).toBe(507);
  expect(await json.json()).toEqual({ code: "unavailable", message: expect.stringMatching(/no room/) });
  const text = await ask("/signup", code);
  expect(text.status).toBe(507);
  expect(await text.text()).toMatch(/no room.*Nothing you made is lost/);
});

it("[QLT-5] [S1] an unreachable database is a sentence, and when to ask again", async () => {
  const answer = await ask("/resources/collections", "ECONNREFUSED");
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
