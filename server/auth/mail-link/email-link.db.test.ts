import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setBan } from "#server/account/ban-commands.server.ts";
import { users, verifications } from "#server/auth/auth-tables.ts";
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
import { emailLinkState } from "./email-link-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());
afterEach(() => {
  vi.useRealTimers();
});

const ask = (browser: TestBrowser, email: unknown) => browser.post("/api/auth/email-link/send", { email });
const use = (browser: TestBrowser, token: string, email?: string) =>
  browser.post("/api/auth/email-link/consume", { token, ...(email !== undefined && { email }) });
const stateIn = (browser: TestBrowser, token: string) =>
  emailLinkState(auth.services, browser.request("GET", `/login/link?token=${token}`), token);

async function askedLink(email = freshEmail()) {
  const browser = new TestBrowser(auth);
  expect((await ask(browser, email)).status).toBe(200);
  return { browser, email, token: (await mailedLink(auth.db, email)).get("token") ?? "" };
}

describe("signing in by link", () => {
  it("[ACC-1] signs in the browser that requested it, once, and creates the account if there was none", async () => {
    const { browser, email, token } = await askedLink();
    const answer = await use(browser, token);
    expect([answer.status, answer.body]).toMatchObject([200, { user: { email, emailVerified: true } }]);
    expect((await browser.post("/api/session/refresh", {})).body).toMatchObject({ user: { email } });
    const again = await use(new TestBrowser(auth), token, email);
    expect([again.status, again.body]).toEqual([400, { code: "invalid-action-code" }]);
  });

  it("[ACC-1] [ACC-3] an account that is made by a link is named by its address, and keeps the name that it has", async () => {
    const { browser, email, token } = await askedLink(`kim.lee.${freshEmail()}`);
    expect((await use(browser, token)).status).toBe(200);
    const [name] = email.split("@");
    expect((await browser.post("/api/session/refresh", {})).body).toMatchObject({
      user: { displayName: name },
    });
    await auth.db.update(users).set({ name: "Kim" }).where(eq(users.email, email));
    const later = await askedLink(email);
    expect((await use(later.browser, later.token)).status).toBe(200);
    expect((await later.browser.post("/api/session/refresh", {})).body).toMatchObject({
      user: { displayName: "Kim" },
    });
  });

  it("[ACC-1] is not used up by merely opening it", async () => {
    const { browser, email, token } = await askedLink();
    const scanner = new TestBrowser(auth);
    for (let visit = 0; visit < 3; visit += 1) expect(await stateIn(scanner, token)).toBe("needs-address");
    expect((await use(scanner, token)).body).toEqual({ code: "invalid-email" });
    expect(await stateIn(browser, token)).toBe("ready");
    expect((await use(browser, token)).body).toMatchObject({ user: { email } });
    expect(await stateIn(browser, token)).toBe("invalid");
  });

  it("[ACC-1] asks for the address on another device, and accepts only the right one", async () => {
    const { email, token } = await askedLink();
    const phone = new TestBrowser(auth);
    expect((await use(phone, token, freshEmail())).body).toEqual({ code: "invalid-email" });
    expect((await use(phone, token, ` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it("[ACC-4] distinguishes an expired link from an invalid one", async () => {
    const { browser, token } = await askedLink();
    const end = Number.parseInt(token.split(".")[0] ?? "", 36);
    const later = `${(end + 3600).toString(36)}.${token.split(".")[1]}`;
    expect((await use(browser, later)).body).toEqual({ code: "invalid-action-code" });
    expect((await use(browser, "")).body).toEqual({ code: "invalid-action-code" });
    expect((await use(browser, `${token}x`)).body).toEqual({ code: "invalid-action-code" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect(await stateIn(browser, token)).toBe("expired");
    expect((await use(browser, token)).body).toEqual({ code: "expired-action-code" });
  });

  it("[ACC-4] rejects a banned person", async () => {
    const { email } = await signedUp(auth);
    await setBan(auth.db, email, { isBanned: true });
    const { browser, token } = await askedLink(email);
    const answer = await use(browser, token);
    expect([answer.status, answer.body]).toEqual([403, { code: "user-disabled" }]);
    expect((await browser.post("/api/session/refresh", {})).status).toBe(204);
  });

  it("[QLT-4] accepts one of five concurrent presses", async () => {
    const { email, token } = await askedLink();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => use(new TestBrowser(auth), token, email)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  it("[ACC-4] answers known and unknown addresses alike", async () => {
    const { email } = await signedUp(auth);
    const known = await ask(new TestBrowser(auth), email);
    const unknown = await ask(new TestBrowser(auth), freshEmail());
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });

  it("removes a password set by somebody who never verified the address", async () => {
    const { email } = await signedUp(auth);
    const { browser, token } = await askedLink(email);
    expect((await use(browser, token)).status).toBe(200);
    const taken = await new TestBrowser(auth).post("/api/auth/sign-in/email", { email, password: PASSWORD });
    expect(taken.status).toBe(401);
  });

  it("[QLT-4] sends nothing to an address that would break a mail header", async () => {
    for (const email of [
      "x@mail.example\r\nBcc: e@mail.example",
      "x@mail.example\n",
      "a@mail.example, b@mail.example",
      "<x@mail.example>",
      "x y@mail.example",
      "",
      7,
    ]) {
      const answer = await ask(new TestBrowser(auth), email);
      expect([answer.status, answer.body]).toEqual([400, { code: "invalid-email" }]);
    }
  });

  it("stores neither token nor address in readable form as a key", async () => {
    const { email, token } = await askedLink();
    const rows = await auth.db.select({ identifier: verifications.identifier }).from(verifications);
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) {
      expect(identifier).not.toContain(token);
      expect(identifier).not.toContain(email);
    }
  });

  it("[ACC-4] sends at most five mails to an address in a quarter of an hour", async () => {
    const email = freshEmail();
    for (let mail = 0; mail < 5; mail += 1)
      expect((await ask(new TestBrowser(auth), email)).status).toBe(200);
    const answer = await ask(new TestBrowser(auth), email);
    expect([answer.status, answer.body]).toMatchObject([429, { code: "too-many-requests" }]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await lastMail(auth.db, email)).toMatchObject({ kind: "sign-in-link" });
    expect(await auth.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});
