import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_KEY } from "#domain/account/api-key.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { createNoticeBoard } from "#server/db/notices.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { waitFor } from "#tests/wait-for.ts";
import { createApiKey, hashOfKey, noteUse, revokeApiKey } from "./api-key-commands.server.ts";
import { findApiKey, listApiKeys } from "./api-key-queries.server.ts";
import { createKeyHolder } from "./key-holder.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };
const member = async (): Promise<string> => {
  const [uid = ""] = await addUsers(opened.db, 1);
  await addSubscription(opened.db, uid, "active");
  return uid;
};
const create = async (uid: string, name = "Build server"): Promise<string> => {
  const made = await createApiKey(opened.db, uid, name);
  if (!made.ok) throw new Error(made.reason);
  return made.key;
};

it("[SUB-2] a key is told once: stored are its hash and its end", async () => {
  const uid = await member();
  const key = await create(uid);
  expect(key).toMatch(API_KEY);
  const [row] = await opened.db.select().from(apiKeys).where(eq(apiKeys.userId, uid));
  expect(JSON.stringify(row)).not.toContain(key.slice(9, -4));
  expect(row).toMatchObject({ hash: hashOfKey(key), ending: key.slice(-4), lastUsedAt: null });
  expect(await findApiKey(opened.db, key)).toMatchObject({ userId: uid, plan: "pro" });
  const other = key.endsWith("1") ? "2" : "1";
  expect(await findApiKey(opened.db, `${key.slice(0, -1)}${other}`)).toBeUndefined();
  expect(await findApiKey(opened.db, hashOfKey(key))).toBeUndefined();
});

it("[SUB-2] the free plan has no keys, and Pro ten, however many are asked for at once", async () => {
  const [free = ""] = await addUsers(opened.db, 1);
  expect(await createApiKey(opened.db, free, "x")).toEqual({ ok: false, reason: "plan-limit", plan: "free" });
  const uid = await member();
  const made = await Promise.all(Array.from({ length: 14 }, () => createApiKey(opened.db, uid, "x")));
  expect(made.filter(({ ok }) => ok)).toHaveLength(PLAN_LIMITS.pro.apiKeys);
  expect(await createApiKey(opened.db, "nobody", "x")).toEqual({ ok: false, reason: "nodata" });
});

it("[SUB-2] after a downgrade keys stay and count as none; after an upgrade they count again", async () => {
  const uid = await member();
  const key = await create(uid);
  await addSubscription(opened.db, uid, "canceled", new Date(Date.now() + 1000));
  expect(await findApiKey(opened.db, key)).toMatchObject({ plan: "free" });
  expect(await listApiKeys(opened.db, uid)).toHaveLength(1);
  await addSubscription(opened.db, uid, "trialing", new Date(Date.now() + 2000));
  expect(await findApiKey(opened.db, key)).toMatchObject({ plan: "pro" });
});

it("[SUB-2] only its owner can revoke a key; a disabled account's keys are unknown", async () => {
  const uid = await member();
  const other = await member();
  const key = await create(uid);
  const [listed] = await listApiKeys(opened.db, uid);
  expect(await revokeApiKey(opened.db, other, listed?.id ?? "")).toEqual({ ok: false, reason: "nodata" });
  await opened.db.update(users).set({ banned: true }).where(eq(users.id, uid));
  expect(await findApiKey(opened.db, key)).toBeUndefined();
  await opened.db.update(users).set({ banned: false }).where(eq(users.id, uid));
  expect(await revokeApiKey(opened.db, uid, listed?.id ?? "")).toEqual({ ok: true });
  expect(await findApiKey(opened.db, key)).toBeUndefined();
});

it("[SUB-2] the last use is stored, at most once a minute", async () => {
  const uid = await member();
  await create(uid);
  const id = (await listApiKeys(opened.db, uid))[0]?.id ?? "";
  const used = async () => (await listApiKeys(opened.db, uid))[0]?.lastUsedMs ?? null;
  expect(await used()).toBeNull();
  await noteUse(opened.db, id);
  const first = await used();
  expect(first).not.toBeNull();
  await noteUse(opened.db, id);
  expect(await used()).toBe(first);
  await opened.db.execute(
    sql`update api_keys set last_used_at = now() - interval '61 seconds' where id = ${id}`,
  );
  await noteUse(opened.db, id);
  expect(Number(await used())).toBeGreaterThan(Number(first) - 1);
});

it("[SUB-2] [PLT-6] an instance remembers a key, and forgets it when it is revoked or the plan changes", async () => {
  const uid = await member();
  const key = await create(uid);
  const holder = createKeyHolder({ db: opened.db, notices: opened.notices, log: LOG, clock: Date.now });
  expect(holder.known(key)).toBeUndefined();
  // The notice about the subscription may arrive while the key is being read.
  await waitFor(async () => {
    expect(await holder.find(key)).toMatchObject({ plan: "pro" });
    expect(holder.known(key)).toMatchObject({ userId: uid });
  });
  await addSubscription(opened.db, uid, "past_due", new Date(Date.now() + 1000));
  await waitFor(() => expect(holder.known(key)).toBeUndefined());
  expect(await holder.find(key)).toMatchObject({ plan: "free" });
  await revokeApiKey(opened.db, uid, (await listApiKeys(opened.db, uid))[0]?.id ?? "");
  await waitFor(() => expect(holder.known(key)).toBeUndefined());
  expect(await holder.find(key)).toBeUndefined();
});

it("[SUB-2] [PLT-6] a key that is read is remembered, unless a notice about its own person comes meanwhile", async () => {
  const uid = await member();
  const key = await create(uid);
  const board = createNoticeBoard();
  const known = async (...heard: string[]) => {
    const holder = createKeyHolder({ db: opened.db, notices: board, log: LOG, clock: Date.now });
    const finding = holder.find(key);
    for (const each of heard) board.heard("account", each);
    await finding;
    return holder.known(key)?.userId;
  };
  expect(await known("somebody-else")).toBe(uid);
  expect(await known("somebody-else", uid)).toBeUndefined();
});
