import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config/config.ts";
import { openServices } from "#server/open-services.ts";
import { freshDataDir } from "#tests/server-process.ts";
import { pathsWithAction } from "./page-routes.ts";

const CHANGING = ["POST", "PUT", "PATCH", "DELETE"];
/** Apple's own form, which only leads on to a plain address. */
const LED_ON = "/api/auth/callback/apple";
const FOREIGN: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  {},
];

const filled = (path: string) =>
  path.replaceAll(/:\w+(\{[^}]*\})?/g, "x7Yz12abQw").replaceAll("*", "anything");

let app: Hono;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", freshDataDir());
  app = await createApp();
});

afterAll(async () => {
  await (await openServices(readConfig(process.env))).close();
  vi.unstubAllEnvs();
});

describe("[QLT-4] a change that another site asks for", () => {
  it("is refused on every address that changes something", { timeout: 120_000 }, async () => {
    const own = app.routes
      .filter(({ method }) => CHANGING.includes(method))
      .map(({ method, path }) => ({ method, path: filled(path) }))
      .filter(({ path }) => path !== LED_ON);
    const pages = pathsWithAction().flatMap((path) =>
      CHANGING.map((method) => ({ method, path: filled(path) })),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(pages.length).toBeGreaterThan(60);
    const letIn: string[] = [];
    for (const { method, path } of [...own, ...pages]) {
      for (const headers of FOREIGN) {
        const answer = await app.request(`http://127.0.0.1${path}`, { method, headers, body: "{}" });
        if (answer.status !== 403)
          letIn.push(`${method} ${path} ${JSON.stringify(headers)}: ${answer.status}`);
        expect(answer.headers.get("set-cookie"), path).toBeNull();
      }
    }
    expect(letIn).toEqual([]);
  });
  it("is let through from our own pages", async () => {
    const answer = await app.request("http://127.0.0.1/api/auth/sign-in/email", {
      method: "POST",
      headers: { origin: "http://127.0.0.1", "content-type": "application/json" },
      body: JSON.stringify({ email: "nobody@example.com", password: "not the right one" }),
    });
    expect(answer.status).not.toBe(403);
  });
  it("only leads on where a provider comes back with a form", async () => {
    const answer = await app.request(`http://127.0.0.1${LED_ON}`, {
      method: "POST",
      headers: { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
      body: "code=a&state=b",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${LED_ON}?code=a&state=b`]);
  });
});
