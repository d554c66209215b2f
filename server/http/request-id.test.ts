import { Hono } from "hono";
import { expect, it } from "vitest";
import { type RequestIdEnv, requestId } from "./request-id.ts";

async function idOf(trustedProxies: number, given?: string) {
  const app = new Hono<RequestIdEnv>();
  app.use(requestId(trustedProxies));
  app.get("/", (c) => c.text(c.get("requestId")));
  const answer = await app.request("/", { headers: given === undefined ? {} : { "x-request-id": given } });
  expect(answer.headers.get("x-request-id")).toBe(await answer.text());
  return answer.headers.get("x-request-id");
}

it("[PLT-7] each request has an id of its own", async () => {
  const ids = [await idOf(0), await idOf(0)];
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
});

it("[PLT-7] [QLT-4] an id is taken from a proxy of our own, and from nobody else", async () => {
  expect(await idOf(1, "0af7651916cd43dd8448eb211c80319c")).toBe("0af7651916cd43dd8448eb211c80319c");
  expect(await idOf(0, "0af7651916cd43dd8448eb211c80319c")).not.toContain("0af7651916");
  for (const odd of ["short", "x".repeat(129), "a b c d e f g h", "<script>alert(1)</script>"])
    expect(await idOf(1, odd)).not.toBe(odd);
});
