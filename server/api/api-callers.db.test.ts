import { afterAll, beforeAll, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { createApiKey, revokeApiKey } from "#server/api-keys/api-key-commands.server.ts";
import { listApiKeys } from "#server/api-keys/api-key-queries.server.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { type TestApi, testApi } from "./testing/test-api.ts";

let opened: OpenedDatabase;
let key: string;
let uid: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  [uid = ""] = await addUsers(opened.db, 1);
  await addSubscription(opened.db, uid, "active");
  const made = await createApiKey(opened.db, uid, "Build server");
  if (!made.ok) throw new Error(made.reason);
  key = made.key;
});
afterAll(() => opened.close());

const FILE = { colors: [{ color: "#0e2a47" }], format: "aco" };
const CONVERT = { colors: ["red"], to: ["hex"] };

it.each(["aco", "procreate", "xcode-bundle", "android-bundle", "flutter-bundle"])(
  "[SUB-2] [U17] %s is written for the key of a Pro account, and for nobody else",
  async (format) => {
    const { post } = testApi(opened.db, undefined, opened.notices);
    const ask = async (headers: Record<string, string>) =>
      (await post("/export", { ...FILE, format }, headers)).status;
    expect(await ask({ Authorization: `Bearer ${key}` })).toBe(200);
    expect(await ask({})).toBe(402);
    expect(await ask({ Authorization: `Bearer ${key.slice(0, -1)}${key.endsWith("2") ? "3" : "2"}` })).toBe(
      401,
    );
    expect(await ask({ Authorization: `Basic ${key}` })).toBe(401);
    expect(await ask({ "X-API-Key": key })).toBe(401);
  },
);

const BODIES = {
  "a free call": (api: TestApi, headers: Headers) => api.post("/convert", CONVERT, headers),
  "a format of Pro": (api: TestApi, headers: Headers) => api.post("/export", FILE, headers),
  "a list of the library": (api: TestApi, headers: Headers) => api.get("/palettes", headers),
  "the document": (api: TestApi, headers: Headers) => api.get("/openapi.json", headers),
  "what is no call": (api: TestApi, headers: Headers) => api.get("/nothing", headers),
};
type Headers = Record<string, string>;

it.each(Object.entries(BODIES))(
  "[SUB-2] %s answers a key that nobody has, or that was revoked, with 401 and why",
  async (_what, ask) => {
    const api = testApi(opened.db, undefined, opened.notices);
    const made = await createApiKey(opened.db, uid, "To be revoked");
    if (!made.ok) throw new Error(made.reason);
    const own = { Authorization: `Bearer ${made.key}` };
    expect((await ask(api, own)).status).not.toBe(401);
    const row = (await listApiKeys(opened.db, uid)).find(({ name }) => name === "To be revoked");
    expect(await revokeApiKey(opened.db, uid, row?.id ?? "")).toMatchObject({ ok: true });
    // The notice that the key was revoked is on its way.
    await expect.poll(async () => (await ask(api, own)).status).toBe(401);
    const wrong = [own.Authorization, `Bearer ${key}2`, "Bearer nonsense", "Bearer", key, `Basic ${key}`];
    for (const Authorization of wrong) {
      const refused = await ask(api, { Authorization });
      expect(refused).toMatchObject({ status: 401, body: { type: "/api#problem-unknown-key" } });
      expect(refused.headers.get("www-authenticate")).toBe('Bearer realm="Tincture", error="invalid_token"');
      expect(refused.text).not.toContain(key);
    }
    expect((await ask(api, {})).status).not.toBe(401);
  },
);

it("[QLT-5] while keys cannot be looked up, what is free is answered, and no key is called wrong", async () => {
  const away = new Proxy(opened.db, {
    get(target, name) {
      if (name === "select") throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      return Reflect.get(target, name, target);
    },
  });
  const { post } = testApi(away, undefined, opened.notices);
  const headers = { Authorization: `Bearer ${key}` };
  expect((await post("/convert", CONVERT, headers)).status).toBe(200);
  expect((await post("/export", FILE, headers)).status).toBe(503);
});

it("[SUB-2] the key of an account that is not on Pro any more is a known one without its formats", async () => {
  const [other = ""] = await addUsers(opened.db, 1);
  await addSubscription(opened.db, other, "trialing");
  const made = await createApiKey(opened.db, other, "x");
  await addSubscription(opened.db, other, "canceled", new Date(Date.now() + 1000));
  const { post } = testApi(opened.db, undefined, opened.notices);
  const headers = { Authorization: `Bearer ${made.ok ? made.key : ""}` };
  expect((await post("/export", FILE, headers)).status).toBe(402);
  expect((await post("/convert", CONVERT, headers)).status).toBe(200);
});

it("[SUB-2] an address has 60 requests at once and an account with a key 600, from all addresses together", async () => {
  const { post } = testApi(opened.db, () => 1_000_000, opened.notices);
  const allowed = async (count: number, headers: Record<string, string>) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => post("/convert", CONVERT, headers)),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  const bearer = { Authorization: `Bearer ${key}` };
  // The first request looks up the key, and also counts for its address.
  expect(await allowed(1, bearer)).toBe(1);
  expect(await allowed(650, bearer)).toBe(PLAN_LIMITS.pro.apiPerSecond - 1);
  expect(await allowed(80, {})).toBe(PLAN_LIMITS.free.apiPerSecond - 1);
  const refused = await post("/convert", CONVERT, {});
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: "At most 60 requests a second are answered." },
  });
});

it("[QLT-5] made-up keys cost no query once their address has used its requests", async () => {
  let queries = 0;
  const counting = new Proxy(opened.db, {
    get(target, name) {
      if (name === "select") queries += 1;
      return Reflect.get(target, name, target);
    },
  });
  const { post } = testApi(counting, () => 1_000_000, opened.notices);
  const madeUp = { Authorization: `Bearer ${key.slice(0, -2)}zz` };
  const answers = await Promise.all(Array.from({ length: 200 }, () => post("/convert", CONVERT, madeUp)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(140);
  expect(queries).toBe(60);
});
