import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { accounts, sessions, twoFactors, users } from "#server/auth/auth-tables.ts";
import { passkeys } from "#server/auth/passkey-table.ts";
import {
  freshEmail,
  lastMail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { totp } from "#tests/totp.ts";
import { actionState, resetPassword, verifyEmail } from "./action-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

const OWNERS_PASSWORD = "sand above the harbor";
const post = (browser = new TestBrowser(auth)) => browser.request("POST", "/login/action");
const tokenTo = async (email: string) => (await mailedLink(auth.db, email)).get("token") ?? "";
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.post("/api/session/refresh", {})).status === 200;

/** Everything by which somebody could get into an account, set up before its address was proven. */
async function setUp() {
  const { browser, email } = await signedUp(auth);
  const verifyToken = await tokenTo(email);
  const other = new TestBrowser(auth);
  expect((await other.post("/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  const enabled = await browser.post("/api/auth/two-factor/enable", { password: PASSWORD });
  const uri = String(Reflect.get(Object(enabled.body), "totpURI"));
  const code = totp(new URL(uri).searchParams.get("secret") ?? "");
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code })).status).toBe(200);
  const userId = await idOf(email);
  const providerId = "house";
  await auth.db.insert(accounts).values({ id: `a-${userId}`, accountId: userId, providerId, userId });
  await auth.db
    .insert(apiKeys)
    .values({ id: `k-${userId}`, userId, name: "Key", hash: `h-${userId}`, ending: "abcd" });
  await auth.db.insert(passkeys).values({
    id: `p-${userId}`,
    userId,
    name: "Passkey",
    credentialId: `c-${userId}`,
    publicKey: "AA",
    counter: 0,
  });
  await new TestBrowser(auth).post("/api/auth/request-password-reset", { email });
  const resetToken = await tokenTo(email);
  return { browser, other, email, userId, verifyToken, resetToken };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;

async function idOf(email: string): Promise<string> {
  const [user] = await auth.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? "";
}

/** What is left of it. */
async function leftOf(userId: string) {
  const [user] = await auth.db.select().from(users).where(eq(users.id, userId));
  const ways = await auth.db.select().from(accounts).where(eq(accounts.userId, userId));
  return {
    isConfirmed: user?.emailVerified,
    asksForCode: user?.twoFactorEnabled,
    factors: await auth.db.$count(twoFactors, eq(twoFactors.userId, userId)),
    keys: await auth.db.$count(apiKeys, eq(apiKeys.userId, userId)),
    passkeys: await auth.db.$count(passkeys, eq(passkeys.userId, userId)),
    sessions: await auth.db.$count(sessions, eq(sessions.userId, userId)),
    ways: ways.map(({ providerId }) => providerId).sort(),
  };
}

const NOTHING = { isConfirmed: true, asksForCode: false, factors: 0, keys: 0, passkeys: 0 };
const ALL = {
  isConfirmed: true,
  asksForCode: true,
  factors: 1,
  keys: 1,
  passkeys: 1,
  sessions: 2,
  ways: ["credential", "house"],
};

/** None of the five ways of whoever set it up leads in: sessions, password, identity, second factor, waiting links. */
async function expectStrangerOut({ browser, other, email, resetToken, verifyToken }: SetUp): Promise<void> {
  expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
  const byPassword = await new TestBrowser(auth).post("/api/auth/sign-in/email", {
    email,
    password: PASSWORD,
  });
  expect(byPassword.status).toBe(401);
  const given = { token: resetToken, newPassword: PASSWORD };
  expect((await resetPassword(auth.services, post(), given)).ok).toBe(false);
  expect((await verifyEmail(auth.services, post(), { token: verifyToken })).ok).toBe(false);
}

describe("[ACC-1] the first proof of an address ends what was set up before it", () => {
  it("by a sign-in link, which asks for no second factor of a stranger", async () => {
    const stranger = await setUp();
    const { email, userId } = stranger;
    const owner = new TestBrowser(auth);
    await owner.post("/api/auth/email-link/send", { email });
    const used = await owner.post("/api/auth/email-link/consume", { token: await tokenTo(email) });
    expect([used.status, used.body]).toMatchObject([200, { user: { email, emailVerified: true } }]);
    await expectStrangerOut(stranger);
    expect(await leftOf(userId)).toEqual({ ...NOTHING, sessions: 1, ways: [] });
    expect(await isSignedIn(owner)).toBe(true);
    expect((await lastMail(auth.db, email))?.kind).toBe("access-ended");
  });

  it("by a reset, which leaves the new password alone", async () => {
    const stranger = await setUp();
    const { email, userId } = stranger;
    await new TestBrowser(auth).post("/api/auth/request-password-reset", { email });
    const given = { token: await tokenTo(email), newPassword: OWNERS_PASSWORD };
    expect((await resetPassword(auth.services, post(), given)).ok).toBe(true);
    await expectStrangerOut(stranger);
    expect(await leftOf(userId)).toEqual({ ...NOTHING, sessions: 0, ways: ["credential"] });
    const owner = new TestBrowser(auth);
    const byPassword = await owner.post("/api/auth/sign-in/email", { email, password: OWNERS_PASSWORD });
    expect([byPassword.status, await isSignedIn(owner)]).toEqual([200, true]);
  });

  it("by confirming it elsewhere without the password", async () => {
    const stranger = await setUp();
    const { email, userId, verifyToken: token } = stranger;
    expect(await actionState(auth.services, post(), { mode: "verifyEmail", token })).toBe("needs-password");
    const outcome = await verifyEmail(auth.services, post(), { token, withoutPassword: true });
    expect(outcome).toMatchObject({ ok: true, hasEnded: true });
    await expectStrangerOut(stranger);
    expect(await leftOf(userId)).toEqual({ ...NOTHING, sessions: 0, ways: [] });
    expect((await lastMail(auth.db, email))?.kind).toBe("access-ended");
  });
});

describe("[ACC-1] the first proof of an address keeps what was set up before it", () => {
  it("by confirming it in a browser that is signed in to the account", async () => {
    const { browser, userId, verifyToken: token, email } = await setUp();
    expect(await actionState(auth.services, post(browser), { mode: "verifyEmail", token })).toBe("ready");
    expect(await verifyEmail(auth.services, post(browser), { token })).toMatchObject({ hasEnded: false });
    expect(await leftOf(userId)).toEqual(ALL);
    expect((await listMails(auth.db, 10, email)).map(({ kind }) => kind)).not.toContain("access-ended");
  });

  it("by confirming it elsewhere with the password", async () => {
    const { userId, verifyToken: token, browser, other } = await setUp();
    const outcome = await verifyEmail(auth.services, post(), { token, password: PASSWORD });
    expect(outcome).toMatchObject({ ok: true, hasEnded: false });
    expect(await leftOf(userId)).toEqual(ALL);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true]);
  });

  it("by a sign-in link in a browser that is signed in to the account", async () => {
    const { browser, userId, email } = await setUp();
    await browser.post("/api/auth/email-link/send", { email });
    const used = await browser.post("/api/auth/email-link/consume", { token: await tokenTo(email) });
    expect([used.status, used.body]).toMatchObject([200, { twoFactorRedirect: true }]);
    expect(await leftOf(userId)).toEqual({ ...ALL, sessions: 1 });
  });
});

describe("[ACC-4] confirming an address elsewhere", () => {
  it("refuses a wrong or missing password, and the link stays valid", async () => {
    const { userId, verifyToken: token } = await setUp();
    for (const [password, code] of [
      ["not the password", "wrong-password"],
      ["x".repeat(500), "wrong-password"],
      ["", "missing-password"],
    ] as const) {
      const outcome = await verifyEmail(auth.services, post(), { token, password });
      expect(outcome).toMatchObject({ ok: false, status: 400, code });
    }
    expect(await leftOf(userId)).toEqual({ ...ALL, isConfirmed: false });
    expect((await verifyEmail(auth.services, post(), { token, password: PASSWORD })).ok).toBe(true);
  });

  it("refuses an eleventh wrong password, and says for how long", async () => {
    const { verifyToken: token } = await setUp();
    for (let tries = 0; tries < 10; tries += 1) {
      const outcome = await verifyEmail(auth.services, post(), { token, password: "not the password" });
      expect(outcome).toMatchObject({ code: "wrong-password" });
    }
    const outcome = await verifyEmail(auth.services, post(), { token, password: PASSWORD });
    expect(outcome).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(outcome.ok || outcome.waitS).toBeGreaterThan(0);
  });

  it("ends what another person's session in this browser cannot vouch for", async () => {
    const { verifyToken: token } = await setUp();
    const { browser } = await signedUp(auth);
    expect(await actionState(auth.services, post(browser), { mode: "verifyEmail", token })).toBe(
      "needs-password",
    );
    expect(await verifyEmail(auth.services, post(browser), { token })).toMatchObject({
      code: "missing-password",
    });
  });
});

describe("[ACC-1] a change of address", () => {
  it("is refused while the present one is not confirmed, and mails nobody", async () => {
    const { browser, email } = await signedUp(auth);
    const newEmail = freshEmail();
    const answer = await browser.post("/api/auth/change-email", { newEmail });
    expect([answer.status, answer.body]).toMatchObject([403, { code: "email-not-verified" }]);
    expect(await lastMail(auth.db, newEmail)).toBeUndefined();
    expect((await listMails(auth.db, 10, email)).map(({ kind }) => kind)).toEqual(["verify-email"]);
  });
});
