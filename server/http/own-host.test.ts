import { Hono } from "hono";
import { expect, it } from "vitest";
import { isOwnHost, ownHostOnly } from "./own-host.ts";

it.each([
  ["localhost", "localhost", true],
  ["localhost", "127.0.0.1", true],
  ["localhost", "[::1]", true],
  ["localhost", "app.localhost", true],
  ["localhost", "evil.example", false],
  ["localhost", "localhost.evil.example", false],
  ["localhost", "192.168.1.5", false],
  ["192.168.1.5", "192.168.1.5", true],
  ["0.0.0.0", "192.168.1.5", true],
  ["::", "[fd00::5]", true],
  ["0.0.0.0", "evil.example", false],
] as const)("[QLT-4] [S17] listening on %s, the name %s: %s", (host, name, isOwn) => {
  expect(isOwnHost({ appOrigin: undefined, host }, name)).toBe(isOwn);
});

it("[QLT-4] [S17] with a public origin the names of requests do not matter, since links are made from the origin", () => {
  expect(isOwnHost({ appOrigin: "https://tincture.example", host: "0.0.0.0" }, "pod-7")).toBe(true);
});

it("[QLT-4] [S17] a foreign name is told what to set, supervisors are answered", async () => {
  const app = new Hono();
  app.use(ownHostOnly({ appOrigin: undefined, host: "0.0.0.0" }));
  app.get("*", (c) => c.text(new URL(c.req.url).origin));
  const ask = (path: string) => app.fetch(new Request(`http://evil.example${path}`));
  const refused = await ask("/palettes");
  expect(refused.status).toBe(421);
  const text = await refused.text();
  expect(text).toContain("APP_ORIGIN");
  expect(text).not.toContain("evil.example");
  expect((await ask("/health")).status).toBe(200);
});
