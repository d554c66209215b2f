// Everyone sees and changes only their own data.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { initialsOf } from "#domain/account/profile-view.ts";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addItems } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { renamePerson, revokeOtherSessions, revokeSession, sendTicket } from "./profile-commands.server.ts";
import { countItems, overviewOf, sessionsOf, signInMethodsOf, ticketsOf } from "./profile-queries.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

async function person(): Promise<string> {
  const id = randomUUID();
  await opened.db.insert(users).values({ id, name: "Test", email: `${id}@example.com` });
  return id;
}

async function session(userId: string, endsInMs = 60_000): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + endsInMs);
  await opened.db
    .insert(sessions)
    .values({ id, token: randomUUID(), userId, expiresAt, userAgent: "Firefox/150.0" });
  return id;
}

it("[ACC-1] lists one's own valid sessions, the current one first, without their tokens", async () => {
  const [me, other] = [await person(), await person()];
  const [current, second] = [await session(me), await session(me)];
  await session(me, -1000);
  await session(other);
  const found = await sessionsOf(opened.db, me, current);
  expect(found.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [current, true],
    [second, false],
  ]);
  expect(JSON.stringify(found)).not.toContain("token");
});

it("[ACC-5] ends one's own sessions, never those of others", async () => {
  const { db } = opened;
  const [me, other] = [await person(), await person()];
  const [current, second, third, theirs] = [
    await session(me),
    await session(me),
    await session(me),
    await session(other),
  ];
  expect(await revokeSession(db, me, theirs)).toEqual({ ok: false, reason: "nodata" });
  expect(await revokeSession(db, me, second)).toEqual({ ok: true });
  expect(await revokeSession(db, me, second)).toEqual({ ok: false, reason: "nodata" });
  expect(await revokeOtherSessions(db, me, current)).toEqual({ ok: true, revoked: 1 });
  const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, me));
  expect(left).toEqual([{ id: current }]);
  expect(third).not.toBe(current);
  expect(await sessionsOf(db, other, theirs)).toHaveLength(1);
});

it("[PRF] lists one's own support requests, newest first", async () => {
  const { db } = opened;
  const [me, other] = [await person(), await person()];
  const from = { uid: me, email: `${me}@example.com` };
  await sendTicket(db, from, { topic: "tools", message: "First" });
  await sendTicket(db, from, { topic: "library", message: "Second" });
  const found = await ticketsOf(db, me);
  expect(found.map(({ topic, message, state }) => [topic, message, state])).toContainEqual([
    "tools",
    "First",
    "open",
  ]);
  expect(found).toHaveLength(2);
  expect(await ticketsOf(db, other)).toEqual([]);
});

it("[PRF] a new person has no items, and only the sign-in method they chose", async () => {
  const me = await person();
  const nothing = { likes: 0, saves: 0, collections: 0, published: 0, own: 0 };
  expect(await countItems(opened.db, me)).toEqual(nothing);
  expect(await overviewOf(opened.db, me)).toMatchObject({ counts: nothing, works: [], recentItems: [] });
  expect(await signInMethodsOf(opened.db, me)).toEqual({ hasPassword: false, identities: [] });
  await renamePerson(opened.db, me, "New name");
  const [row] = await opened.db.select().from(users).where(eq(users.id, me));
  expect(row?.name).toBe("New name");
});

it("[PRF] [LIB-8] only what is in the library for everyone counts as published", async () => {
  const me = await person();
  for (const state of ["public", "unlisted", "private", "hidden"] as const)
    await addItems(opened.db, 1, { ownerId: me, state });
  expect(await countItems(opened.db, me)).toMatchObject({ published: 1, own: 4 });
});

it("[ACC-3] shows initials if there is no photo", () => {
  expect(["Ada Lovelace", "ada", "  ", "Émile de la Tour", "😀 x"].map(initialsOf)).toEqual([
    "AL",
    "A",
    "?",
    "ÉT",
    "😀X",
  ]);
});
