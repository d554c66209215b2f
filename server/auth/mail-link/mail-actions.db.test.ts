import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { callAuth } from "#server/auth/auth-call.server.ts";
import { sessions, users, verifications } from "#server/auth/auth-tables.ts";
import {
  confirmed,
  freshEmail,
  lastMail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { actionState, confirmEmailChange, resetPassword, verifyEmail } from "./action-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());
afterEach(() => {
  vi.useRealTimers();
});

const NEW_PASSWORD = "sand above the harbor";
const page = (browser: TestBrowser) => browser.request("POST", "/login/action");
const signIn = (email: string, password: string) =>
  new TestBrowser(auth).post("/api/auth/sign-in/email", { email, password });

describe("a new password by mail", () => {
  async function asked() {
    const person = await signedUp(auth);
    await new TestBrowser(auth).post("/api/auth/request-password-reset", { email: person.email });
    const link = await mailedLink(auth.db, person.email);
    const expiresAtS = Number(link.get("e"));
    return { ...person, token: link.get("token") ?? "", expiresAtS, mode: link.get("mode") };
  }

  it("[ACC-1] can be set once, and ends every session", async () => {
    const { browser, email, token, expiresAtS, mode } = await asked();
    expect(mode).toBe("resetPassword");
    expect(
      await actionState(auth.services, page(new TestBrowser(auth)), {
        mode: "resetPassword",
        token,
        expiresAtS,
      }),
    ).toBe("ready");
    const other = page(new TestBrowser(auth));
    expect(await resetPassword(auth.services, other, { token, newPassword: NEW_PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await sessionCount(email)).toBe(0);
    expect((await browser.post("/api/auth/change-password", {})).status).not.toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(await resetPassword(auth.services, other, { token, newPassword: PASSWORD })).toMatchObject({
      code: "invalid-action-code",
    });
    expect(
      await actionState(auth.services, page(new TestBrowser(auth)), { mode: "resetPassword", token }),
    ).toBe("invalid");
  });

  it("[ACC-2] must meet the policy, and the link stays valid otherwise", async () => {
    const { token } = await asked();
    const request = page(new TestBrowser(auth));
    expect(await resetPassword(auth.services, request, { token, newPassword: "password1" })).toMatchObject({
      ok: false,
      code: "password-does-not-meet-requirements",
    });
    expect((await resetPassword(auth.services, request, { token, newPassword: NEW_PASSWORD })).ok).toBe(true);
  });

  it("[ACC-4] distinguishes an expired link from an invalid one", async () => {
    const { token, expiresAtS } = await asked();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
    expect(
      await actionState(auth.services, page(new TestBrowser(auth)), {
        mode: "resetPassword",
        token,
        expiresAtS,
      }),
    ).toBe("expired");
    const request = page(new TestBrowser(auth));
    const given = { token, newPassword: NEW_PASSWORD };
    expect(await resetPassword(auth.services, request, { ...given, expiresAtS })).toMatchObject({
      code: "expired-action-code",
    });
    expect(await resetPassword(auth.services, request, { ...given, token: "x" })).toMatchObject({
      code: "invalid-action-code",
    });
  });

  it("[ACC-4] is requested with the same answer for known and unknown addresses", async () => {
    const { email } = await signedUp(auth);
    const ask = (address: string) =>
      new TestBrowser(auth).post("/api/auth/request-password-reset", { email: address });
    const unknownEmail = freshEmail();
    const [known, unknown] = [await ask(email), await ask(unknownEmail)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await lastMail(auth.db, unknownEmail)).toBeUndefined();
    const again = (address: string) =>
      new TestBrowser(auth).post("/api/auth/send-verification-email", { email: address });
    const [first, second] = [await again(email), await again(freshEmail())];
    expect([first.status, first.text]).toEqual([second.status, second.text]);
  });

  it("stores no readable token", async () => {
    const { token } = await asked();
    const rows = await auth.db.select({ identifier: verifications.identifier }).from(verifications);
    expect(rows.some(({ identifier }) => identifier.includes(token))).toBe(false);
  });
});

describe("a page behind a proxy", () => {
  it("[QLT-4] reaches the library although its request has another origin", async () => {
    const proxied = await openTestAuth({ APP_ORIGIN: "https://tincture.example" });
    const email = freshEmail();
    const request = new Request("http://127.0.0.1:3000/signup", {
      method: "POST",
      headers: { cookie: "a=b", origin: "https://tincture.example" },
    });
    const given = { name: "N", email, password: PASSWORD };
    const answer = await callAuth(proxied.services, request, "/sign-up/email", given);
    expect(answer.status).toBe(200);
    expect((await lastMail(proxied.db, email))?.vars["url"]).toMatch(
      /^https:\/\/tincture\.example\/login\/action\?/,
    );
    await proxied.close();
  });
});

describe("verifying an address", () => {
  it("[ACC-4] distinguishes an expired link from a forged one, and rejects links of another kind", async () => {
    const { browser, email } = await signedUp(auth);
    const token = (await mailedLink(auth.db, email)).get("token") ?? "";
    const request = page(browser);
    const [head, body] = token.split(".");
    for (const wrong of ["", "x.y.z", `${head}.${body}.${"A".repeat(43)}`])
      expect(await verifyEmail(auth.services, request, { token: wrong })).toMatchObject({
        code: "invalid-action-code",
      });
    expect(await confirmEmailChange(auth.services, request, { token })).toMatchObject({
      code: "invalid-action-code",
    });
    expect(await actionState(auth.services, request, { mode: "verifyEmail", token })).toBe("ready");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    expect(await actionState(auth.services, request, { mode: "verifyEmail", token })).toBe("expired");
    expect(await verifyEmail(auth.services, request, { token })).toMatchObject({
      code: "expired-action-code",
    });
  });
});

describe("changing the address", () => {
  it("[ACC-1] asks the old address, then verifies the new one, and signs nobody in", async () => {
    const { browser, email } = await confirmed(auth);
    const newEmail = freshEmail();
    expect((await browser.post("/api/auth/change-email", { newEmail })).status).toBe(200);
    expect(await lastMail(auth.db, email)).toMatchObject({ kind: "change-email", vars: { newEmail } });

    const stranger = new TestBrowser(auth);
    const agree = (await mailedLink(auth.db, email)).get("token") ?? "";
    expect(await confirmEmailChange(auth.services, page(stranger), { token: agree })).toMatchObject({
      ok: true,
      step: "sent-to-new",
    });
    expect(await lastMail(auth.db, newEmail)).toMatchObject({ kind: "verify-new-email" });
    const link = await mailedLink(auth.db, newEmail);
    expect(link.get("mode")).toBe("changeEmail");

    const before = await sessionCount(email);
    const outcome = await confirmEmailChange(auth.services, page(stranger), {
      token: link.get("token") ?? "",
    });
    expect(outcome).toMatchObject({ ok: true, step: "changed" });
    expect(outcome.ok && outcome.headers.getSetCookie()).toEqual([]);
    expect(await sessionCount(newEmail)).toBe(before);
    expect((await browser.post("/api/session/refresh", {})).body).toMatchObject({
      user: { email: newEmail, emailVerified: true },
    });
    expect(await confirmEmailChange(auth.services, page(stranger), { token: agree })).toMatchObject({
      code: "invalid-action-code",
    });
  });

  it("[ACC-4] is rejected in the browser of another person", async () => {
    const { browser, email } = await confirmed(auth);
    await browser.post("/api/auth/change-email", { newEmail: freshEmail() });
    const token = (await mailedLink(auth.db, email)).get("token") ?? "";
    const other = await signedUp(auth);
    expect(await confirmEmailChange(auth.services, page(other.browser), { token })).toMatchObject({
      code: "custom-token-mismatch",
    });
  });

  it("[ACC-4] does not reveal whether the new address has an account", async () => {
    const { browser } = await confirmed(auth);
    const taken = (await signedUp(auth)).email;
    const [known, unknown] = [
      await browser.post("/api/auth/change-email", { newEmail: taken }),
      await browser.post("/api/auth/change-email", { newEmail: freshEmail() }),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});

async function sessionCount(email: string): Promise<number> {
  const rows = await auth.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  return rows.length;
}
