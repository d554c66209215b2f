import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKey } from "#server/api-keys/api-key-commands.server.ts";
import { accounts, users } from "#server/auth/auth-tables.ts";
import { confirmEmailChange, resetPassword } from "#server/auth/mail-link/action-commands.server.ts";
import { setFirstPassword } from "#server/auth/password/password-commands.server.ts";
import {
  confirmed,
  freshEmail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { totp } from "#tests/totp.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

const OTHER_PASSWORD = "sand above the harbor";
const page = (browser = new TestBrowser(auth)) => browser.request("POST", "/login/action");
const tokenTo = async (email: string) => (await mailedLink(auth.db, email)).get("token") ?? "";
const kindsTo = async (email: string) => (await listMails(auth.db, 50, email)).map(({ kind }) => kind);

async function idOf(email: string): Promise<string> {
  const [user] = await auth.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? "";
}

async function withSecondFactor() {
  const person = await confirmed(auth);
  const enabled = await person.browser.post("/api/auth/two-factor/enable", { password: PASSWORD });
  expect(await kindsTo(person.email)).toEqual(["verify-email"]);
  const uri = String(Reflect.get(Object(enabled.body), "totpURI"));
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const verified = await person.browser.post("/api/auth/two-factor/verify-totp", { code: totp(secret) });
  expect(verified.status).toBe(200);
  return { ...person, secret, code: codeIn(enabled.body) };
}

/** The first of the recovery codes. */
function codeIn(body: unknown): string {
  return v.parse(v.object({ backupCodes: v.array(v.string()) }), body).backupCodes[0] ?? "";
}

describe("[ACC-1] a mail tells of every change of what gives access", () => {
  it("a new password", async () => {
    const { browser, email } = await confirmed(auth);
    const change = (currentPassword: string) =>
      browser.post("/api/auth/change-password", {
        currentPassword,
        newPassword: OTHER_PASSWORD,
        revokeOtherSessions: true,
      });
    expect((await change("not the password")).status).toBe(400);
    expect(await kindsTo(email)).toEqual(["verify-email"]);
    expect((await change(PASSWORD)).status).toBe(200);
    expect(await kindsTo(email)).toEqual(["password-changed", "verify-email"]);
  });

  it("a first password", async () => {
    const email = freshEmail();
    const browser = new TestBrowser(auth);
    await browser.post("/api/auth/email-link/send", { email });
    await browser.post("/api/auth/email-link/consume", { token: await tokenTo(email) });
    expect(await kindsTo(email)).toEqual(["sign-in-link"]);
    await setFirstPassword(auth.services, page(browser), { newPassword: OTHER_PASSWORD });
    expect(await kindsTo(email)).toEqual(["password-changed", "sign-in-link"]);
  });

  it("a reset password", async () => {
    const { email } = await confirmed(auth);
    await new TestBrowser(auth).post("/api/auth/request-password-reset", { email });
    const given = { token: await tokenTo(email), newPassword: OTHER_PASSWORD };
    expect((await resetPassword(auth.services, page(), given)).ok).toBe(true);
    expect(await kindsTo(email)).toEqual(["password-changed", "reset-password", "verify-email"]);
  });

  it("a changed address, to the old one", async () => {
    const { browser, email } = await confirmed(auth);
    const newEmail = freshEmail();
    await browser.post("/api/auth/change-email", { newEmail });
    await confirmEmailChange(auth.services, page(), { token: await tokenTo(email) });
    expect(await kindsTo(email)).toEqual(["change-email", "verify-email"]);
    await confirmEmailChange(auth.services, page(), { token: await tokenTo(newEmail) });
    expect(await listMails(auth.db, 1, email)).toMatchObject([{ kind: "email-changed", vars: { newEmail } }]);
    expect(await kindsTo(newEmail)).toEqual(["verify-new-email"]);
  });

  it("the second factor, on, used and off, and its recovery codes", async () => {
    const { browser, email, secret, code } = await withSecondFactor();
    expect(await kindsTo(email)).toEqual(["second-factor-on", "verify-email"]);

    const phone = new TestBrowser(auth);
    await phone.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    const used = await phone.post("/api/auth/two-factor/verify-totp", { code: totp(secret, 1) });
    expect(used.status).toBe(200);
    expect(await kindsTo(email)).toEqual(["second-factor-on", "verify-email"]);

    const renew = (password: string) =>
      browser.post("/api/auth/two-factor/generate-backup-codes", { password, code });
    expect((await renew("not the password")).status).toBe(400);
    expect(await kindsTo(email)).toEqual(["second-factor-on", "verify-email"]);
    const renewed = await renew(PASSWORD);
    expect(renewed.status).toBe(200);
    expect((await kindsTo(email))[0]).toBe("recovery-codes-renewed");

    const off = await browser.post("/api/auth/two-factor/disable", {
      password: PASSWORD,
      code: codeIn(renewed.body),
    });
    expect([off.status, (await kindsTo(email))[0]]).toEqual([200, "second-factor-off"]);
  });

  it("an identity that is removed", async () => {
    const { browser, email } = await confirmed(auth);
    const userId = await idOf(email);
    await auth.db
      .insert(accounts)
      .values({ id: `a-${userId}`, accountId: userId, providerId: "house", userId });
    const gone = await browser.post("/api/auth/unlink-account", { accountId: `a-${userId}` });
    expect(gone.status).toBe(200);
    expect(await listMails(auth.db, 1, email)).toMatchObject([
      { kind: "identity-unlinked", vars: { provider: "house" } },
    ]);
  });

  it("an API key, without the key", async () => {
    const { email } = await confirmed(auth);
    const userId = await idOf(email);
    expect((await createApiKey(auth.db, userId, "Build")).ok).toBe(false);
    expect(await kindsTo(email)).toEqual(["verify-email"]);
    await addSubscription(auth.db, userId, "active");
    const made = await createApiKey(auth.db, userId, "Build");
    if (!made.ok) throw new Error(made.reason);
    const [mail] = await listMails(auth.db, 1, email);
    expect(mail).toMatchObject({ kind: "api-key-made", vars: { name: "Build", ending: made.key.slice(-4) } });
    expect(JSON.stringify(mail)).not.toContain(made.key);
  });

  it("the end of the account", async () => {
    const { browser, email } = await confirmed(auth);
    expect((await browser.post("/api/auth/delete-user", { password: PASSWORD })).status).toBe(200);
    expect(await kindsTo(email)).toEqual(["account-deleted", "verify-email"]);
  });
});

it("[QLT-4] an unconfirmed account cannot mail a stranger at will", async () => {
  const { browser, email } = await signedUp(auth);
  for (let at = 0; at < 4; at += 1) {
    for (const [from, to] of [
      [PASSWORD, OTHER_PASSWORD],
      [OTHER_PASSWORD, PASSWORD],
    ]) {
      const given = { currentPassword: from, newPassword: to };
      expect((await browser.post("/api/auth/change-password", given)).status).toBe(200);
    }
  }
  expect((await kindsTo(email)).filter((kind) => kind === "password-changed")).toHaveLength(5);
});
