import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { accounts, sessions, users } from "#server/auth/auth-tables.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import {
  freshEmail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { colorTrays, storedWorks } from "#server/collections/collection-tables.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { setBan } from "./ban-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());
afterEach(() => {
  vi.useRealTimers();
});

const idOf = async (email: string) =>
  (await auth.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? "";
const signIn = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.post("/api/auth/sign-in/email", { email, password });

/** Makes the session old enough that sensitive changes require a new sign-in. */
async function longAgo(email: string): Promise<void> {
  const createdAt = new Date(Date.now() - 301_000);
  await auth.db
    .update(sessions)
    .set({ createdAt })
    .where(eq(sessions.userId, await idOf(email)));
}

describe("a recent sign-in", () => {
  it.each([
    ["change-email", { newEmail: "new@mail.example" }],
    ["delete-user", {}],
    ["link-social", { provider: "google" }],
    ["two-factor/enable", { password: PASSWORD }],
    ["two-factor/disable", { password: PASSWORD }],
    ["two-factor/get-totp-uri", { password: PASSWORD }],
    ["two-factor/generate-backup-codes", { password: PASSWORD }],
  ])("[ACC-4] [S5] is asked for by %s", async (call, body) => {
    const { browser, email } = await signedUp(auth);
    await longAgo(email);
    const answer = await browser.post(`/api/auth/${call}`, body);
    expect([answer.status, answer.body]).toMatchObject([403, { code: "requires-recent-login" }]);
    await signIn(browser, email);
    expect((await browser.post(`/api/auth/${call}`, body)).body).not.toMatchObject({
      code: "requires-recent-login",
    });
  });
});

describe("deleting the account", () => {
  it("[ACC-1] deletes all data, signs out, and adds a job that deletes files", async () => {
    const { browser, email } = await signedUp(auth);
    const uid = await idOf(email);
    await auth.db.insert(colorTrays).values({ userId: uid, colors: ["#123456"] });
    expect((await browser.post("/api/auth/delete-user", { password: "not it" })).status).toBe(400);
    await longAgo(email);
    const answer = await browser.post("/api/auth/delete-user", { password: PASSWORD });
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
    for (const [table, column] of [
      [users, users.id],
      [sessions, sessions.userId],
      [accounts, accounts.userId],
      [colorTrays, colorTrays.userId],
    ] as const)
      expect(await auth.db.select().from(table).where(eq(column, uid))).toEqual([]);
    const waiting = await auth.db.select().from(jobs).where(eq(jobs.kind, "delete-blobs"));
    expect(waiting.map(({ payload }) => payload)).toContainEqual({ prefix: `u/${uid}/`, userId: uid });
    expect((await signIn(new TestBrowser(auth), email)).status).toBe(401);
  });

  it("[ACC-1] a deletion that fails leaves the account, its data and its files as they were", async () => {
    const { browser, email } = await signedUp(auth);
    const uid = await idOf(email);
    await auth.db.insert(colorTrays).values({ userId: uid, colors: ["#123456"] });
    await auth.db.execute(sql`create function refuse_deletion() returns trigger language plpgsql
      as $$ begin raise exception 'not now'; end $$`);
    await auth.db.execute(
      sql`create trigger refuse before delete on users execute function refuse_deletion()`,
    );
    const answer = await browser.post("/api/auth/delete-user", { password: PASSWORD });
    await auth.db.execute(sql`drop trigger refuse on users`);
    await auth.db.execute(sql`drop function refuse_deletion`);
    expect(answer.status).toBe(500);
    const kept = await auth.db.select().from(colorTrays).where(eq(colorTrays.userId, uid));
    expect(kept).toHaveLength(1);
    const waiting = await auth.db.select().from(jobs).where(eq(jobs.kind, "delete-blobs"));
    expect(waiting.map(({ payload }) => payload)).not.toContainEqual({ prefix: `u/${uid}/`, userId: uid });
    expect((await browser.post("/api/session/refresh", {})).status).toBe(200);
    expect((await signIn(new TestBrowser(auth), email)).status).toBe(200);
  });
});

describe("a banned account", () => {
  it("[ACC-4] gets the reason only after the right password, and loses its sessions at once", async () => {
    const { browser, email } = await signedUp(auth);
    await browser.post("/api/session/refresh", {});
    expect(await setBan(auth.db, email.toUpperCase(), { isBanned: true, reason: "spam" })).toEqual({
      ok: true,
    });
    const refused = await browser.post("/api/session/refresh", {});
    expect([refused.status, refused.body]).toEqual([403, { code: "user-disabled" }]);
    expect((await signIn(new TestBrowser(auth), email, "wrong password")).status).toBe(401);
    const banned = await signIn(new TestBrowser(auth), email);
    expect([banned.status, banned.body]).toMatchObject([403, { code: "BANNED_USER" }]);
    expect(await setBan(auth.db, email, { isBanned: false })).toEqual({ ok: true });
    expect((await signIn(new TestBrowser(auth), email)).status).toBe(200);
    expect(await setBan(auth.db, freshEmail(), { isBanned: true })).toEqual({
      ok: false,
      reason: "nodata",
    });
  });

  it("[ACC-5] is rejected by guards even while it still has a session", async () => {
    const { browser, email } = await signedUp(auth);
    await auth.db.update(users).set({ banned: true }).where(eq(users.email, email));
    const { headers } = browser.request("GET", "/profile");
    expect(await userOfSession(auth.services.auth, headers)).toBeNull();
    expect((await browser.post("/api/session/refresh", {})).status).toBe(403);
  });
});

describe("a first password", () => {
  it("[ACC-1] can be set by a person who signed up by link, according to the policy", async () => {
    const browser = new TestBrowser(auth);
    const email = freshEmail();
    await browser.post("/api/auth/email-link/send", { email });
    const token = (await mailedLink(auth.db, email)).get("token") ?? "";
    await browser.post("/api/auth/email-link/consume", { token });
    const set = (newPassword: unknown) => browser.post("/api/account/password", { newPassword });
    expect((await set("password1")).body).toEqual({ code: "password-does-not-meet-requirements" });
    expect((await set(7)).body).toEqual({ code: "missing-password" });
    expect((await set(PASSWORD)).status).toBe(200);
    expect((await set(PASSWORD)).body).toEqual({ code: "PASSWORD_ALREADY_SET" });
    expect((await signIn(new TestBrowser(auth), email)).status).toBe(200);
    expect((await new TestBrowser(auth).post("/api/account/password", {})).status).toBe(401);
  });
});

describe("exporting one's data", () => {
  it("[ACC-1] contains everything of this person, nothing of others, and no secret", async () => {
    const { browser, email } = await signedUp(auth);
    const [uid, other] = [await idOf(email), await signedUp(auth)];
    for (const [userId, colors] of [
      [uid, ["#123456"]],
      [await idOf(other.email), ["#abcdef"]],
    ] as const)
      await auth.db.insert(colorTrays).values({ userId, colors: [...colors] });
    await auth.db.insert(storedWorks).values({ userId: uid, tool: "mixer", search: "?a=1" });
    const answer = await browser.get("/api/account/export");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/attachment; filename="tincture-[\d-]+\.json"/);
    expect(answer.body).toMatchObject({
      schemaVersion: 1,
      user: { uid, email },
      waysIn: [{ providerId: "credential" }],
      tray: { colors: ["#123456"] },
      works: [{ tool: "mixer", search: "?a=1" }],
      likes: [],
      saves: [],
      collections: [],
      items: [],
      tickets: [],
    });
    const [session] = await auth.db.select().from(sessions).where(eq(sessions.userId, uid));
    const [account] = await auth.db.select().from(accounts).where(eq(accounts.userId, uid));
    for (const secret of [session?.token ?? "", account?.password ?? "", "#abcdef"])
      expect(answer.text.includes(secret)).toBe(secret === "");
    expect((await new TestBrowser(auth).get("/api/account/export")).status).toBe(401);
  });
});

describe("data of providers", () => {
  it("[QLT-4] is never stored", async () => {
    const { email } = await signedUp(auth);
    const context = await auth.services.auth.$context;
    const given = { accessToken: "a", refreshToken: "r", idToken: "i" };
    const userId = await idOf(email);
    const account = await context.internalAdapter.createAccount({
      userId,
      providerId: "google",
      accountId: email,
      ...given,
    });
    await context.internalAdapter.updateAccount(account.id, given);
    const [row] = await auth.db.select().from(accounts).where(eq(accounts.accountId, email));
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });
});
