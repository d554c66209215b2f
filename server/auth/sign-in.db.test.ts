import { createHmac, scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { accounts, sessions, users } from "./auth-tables.ts";
import { verifyEmail } from "./mail-link/action-commands.server.ts";
import {
  freshEmail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "./testing/test-auth.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

const refresh = (browser: TestBrowser) => browser.post("/api/session/refresh", {});
const signIn = (browser: TestBrowser, email: string, password = PASSWORD, headers = {}) =>
  browser.post("/api/auth/sign-in/email", { email, password }, headers);

describe("signing up", () => {
  it("[ACC-1] signs in, queues one mail, and its link verifies the address without signing anybody in", async () => {
    const { browser, email } = await signedUp(auth);
    const { user } = (await refresh(browser)).body as { user: { email: string; emailVerified: boolean } };
    expect(user).toMatchObject({ email, emailVerified: false });
    expect(await listMails(auth.db, 10, email)).toMatchObject([
      { kind: "verify-email", vars: { url: expect.stringContaining("/login/action") } },
    ]);

    const link = await mailedLink(auth.db, email);
    expect(link.get("mode")).toBe("verifyEmail");
    const request = new TestBrowser(auth).request("POST", "/login/action");
    const token = link.get("token") ?? "";
    const outcome = await verifyEmail(auth.services, request, { token, password: PASSWORD });
    expect(outcome.ok && outcome.headers.getSetCookie()).toEqual([]);
    expect(await verifyEmail(auth.services, request, { token })).toMatchObject({
      code: "invalid-action-code",
    });
    expect((await refresh(browser)).body).toMatchObject({ user: { email, emailVerified: true } });
  });

  it("[ACC-3] returns every field of a person, and no secret", async () => {
    const { browser, email } = await signedUp(auth);
    const answer = await refresh(browser);
    const [row] = await auth.db.select().from(users).where(eq(users.email, email));
    expect(answer.body).toEqual({
      expiresIn: 3600,
      plan: "free",
      user: {
        uid: row?.id,
        displayName: "N",
        photoURL: null,
        email,
        emailVerified: false,
        phoneNumber: null,
        tenantId: null,
        providerData: [{ providerId: "password", uid: row?.id, email, displayName: "N", photoURL: null }],
        metadata: {
          creationTime: row?.createdAt.toISOString(),
          lastSignInTime: row?.lastSignInAt?.toISOString(),
        },
        isAnonymous: false,
      },
    });
    expect(row?.lastSignInAt).not.toBeNull();
  });

  it("[SUB-1] says which plan a person has", async () => {
    const { browser, email } = await signedUp(auth);
    const [row] = await auth.db.select().from(users).where(eq(users.email, email));
    await addSubscription(auth.db, row?.id ?? "", "active");
    const answer = await refresh(browser);
    expect(answer.body).toMatchObject({ plan: "pro", user: { email } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("[ACC-2] rejects what the published policy rejects", async () => {
    const browser = new TestBrowser(auth);
    expect((await browser.get("/api/auth-config/password-policy")).body).toMatchObject({
      minPasswordLength: 6,
      blockCommon: true,
    });
    expect((await browser.get("/api/auth-config/domains")).body).toEqual({
      authorizedDomains: ["127.0.0.1"],
    });
    for (const password of ["short", "password1", "Qwerty12", "aaaaaaaa", "123456", "x".repeat(129)]) {
      const answer = await browser.post("/api/auth/sign-up/email", {
        name: "N",
        email: freshEmail(),
        password,
      });
      expect([password, answer.status, answer.body]).toMatchObject([
        password,
        400,
        { code: "password-does-not-meet-requirements" },
      ]);
    }
  });

  it("ignores a picture address in the sign-up request", async () => {
    const browser = new TestBrowser(auth);
    const email = freshEmail();
    const given = {
      name: "N",
      email,
      password: PASSWORD,
      image: "https://elsewhere.example/x.png",
      banned: true,
    };
    await browser.post("/api/auth/sign-up/email", given);
    const [row] = await auth.db.select().from(users).where(eq(users.email, email));
    expect(row?.image ?? null).toBeNull();
    expect(row?.banned ?? false).toBe(false);
  });
});

describe("access", () => {
  it("[ACC-1] a password is kept as scrypt with N 16384 and r 16, salted, and signs in", async () => {
    const real = await openTestAuth({}, { isRealHash: true });
    const [first, second] = [await signedUp(real), await signedUp(real)];
    const rows = await real.db.select({ password: accounts.password }).from(accounts);
    const stored = rows.map(({ password }) => (password ?? "").split(":"));
    for (const [salt = "", key] of stored)
      expect(
        scryptSync(PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString("hex"),
      ).toBe(key);
    expect(new Set(stored.map(([salt]) => salt)).size).toBe(2);
    expect((await signIn(first.browser, first.email)).status).toBe(200);
    expect((await signIn(second.browser, second.email, "not it")).status).toBe(401);
    await real.close();
  });

  it("[ACC-4] answers a wrong password and an unknown address alike", async () => {
    const { email } = await signedUp(auth);
    const known = await signIn(new TestBrowser(auth), email, "not the password");
    const unknown = await signIn(new TestBrowser(auth), freshEmail(), "not the password");
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(401);
  });

  it("[ACC-5] creates a new token with each sign-in and ends the browser's earlier session", async () => {
    const { browser, email } = await signedUp(auth);
    const [before] = await sessionsOf(email);
    await signIn(browser, email);
    const after = await sessionsOf(email);
    expect(after).toHaveLength(1);
    expect(after[0]?.token).not.toBe(before?.token);
    await signIn(new TestBrowser(auth), email);
    expect(await sessionsOf(email)).toHaveLength(2);
  });

  it("[SES-1] rejects a token that it did not sign, with the reason", async () => {
    const { browser, email } = await signedUp(auth);
    const [other] = await sessionsOf((await signedUp(auth)).email);
    const forger = new TestBrowser(auth);
    const name = "tincture.session_token";
    const signature = decodeURIComponent(browser.cookies.get(name) ?? "").split(".")[1] ?? "";
    for (const value of [other?.token ?? "", `${other?.token}.${signature}`, "%E0%A4%A", "x.y"]) {
      forger.cookies.set(name, value.startsWith("%") ? value : encodeURIComponent(value));
      expect([(await refresh(forger)).status, value]).toEqual([401, value]);
      expect(forger.cookies.has(name)).toBe(false);
    }
    forger.cookies.set(name, encodeURIComponent(`${other?.token}.${signature}`));
    expect((await refresh(forger)).body).toEqual({ code: "invalid-user-token" });
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it("[QLT-4] [S19] keeps tokens hashed: what stands in the table signs nobody in", async () => {
    const { browser, email } = await signedUp(auth);
    const [session] = await sessionsOf(email);
    const name = "tincture.session_token";
    const [token = ""] = decodeURIComponent(browser.cookies.get(name) ?? "").split(".");
    expect(session?.token).not.toContain(token);
    const { secret } = await auth.services.auth.$context;
    const thief = new TestBrowser(auth);
    const signed = (value: string) =>
      encodeURIComponent(`${value}.${createHmac("sha256", secret).update(value).digest("base64")}`);
    thief.cookies.set(name, signed(token));
    expect((await refresh(thief)).status).toBe(200);
    thief.cookies.set(name, signed(session?.token ?? ""));
    expect((await refresh(thief)).status).toBe(401);
  });

  it("[SES-1] knows sessions of before, whose tokens lie there plain, and ends them", async () => {
    const { browser, email } = await signedUp(auth);
    const [token = ""] = decodeURIComponent(browser.cookies.get("tincture.session_token") ?? "").split(".");
    await auth.db
      .update(sessions)
      .set({ token })
      .where(eq(sessions.userId, await idOf(email)));
    expect((await refresh(browser)).status).toBe(200);
    await browser.post("/api/auth/sign-out", {});
    expect(await sessionsOf(email)).toEqual([]);
  });

  it("[SES-1] [S4] asks the database each time: a session that was ended reads and changes nothing", async () => {
    const { browser, email } = await signedUp(auth);
    await refresh(browser);
    expect([...browser.cookies.keys()].toSorted()).toEqual(["tincture.session_token", "tincture.uid"]);
    await auth.db.delete(sessions).where(eq(sessions.userId, await idOf(email)));
    expect((await browser.get("/api/account/export")).status).toBe(401);
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` };
    expect((await browser.post("/api/auth/change-password", change)).status).toBe(401);
    const gone = await refresh(browser);
    expect([gone.status, gone.body]).toEqual([401, { code: "user-token-expired" }]);
    // The reason is sent once; after that the browser counts as a visitor.
    expect((await refresh(browser)).status).toBe(204);
  });

  it("[SES-1] answers 204 to a visitor without cookies, and after signing out", async () => {
    expect((await refresh(new TestBrowser(auth))).status).toBe(204);
    const { browser } = await signedUp(auth);
    await refresh(browser);
    await browser.post("/api/auth/sign-out", {});
    expect((await refresh(browser)).status).toBe(204);
  });
});

async function idOf(email: string): Promise<string> {
  const [row] = await auth.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? "";
}

async function sessionsOf(email: string) {
  return auth.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, await idOf(email)));
}
