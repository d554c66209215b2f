import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  freshEmail,
  lastMail,
  ORIGIN,
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

describe("the routes", () => {
  it("forward only the addresses on the list", async () => {
    const browser = new TestBrowser(auth);
    for (const path of [
      "/magic-link/verify?token=x",
      "/verify-email?token=x",
      "/error",
      "/ok",
      "/reset-password/x",
      "/get-session",
      "/list-sessions",
      "/list-accounts",
    ])
      expect([path, (await browser.get(`/api/auth${path}`)).status]).toEqual([path, 404]);
    for (const path of [
      "/update-user",
      "/sign-in/magic-link",
      "/verify-password",
      "/set-password",
      "/revoke-session",
      "/revoke-other-sessions",
    ])
      expect([path, (await browser.post(`/api/auth${path}`, {})).status]).toEqual([path, 404]);
  });

  it("[QLT-4] reject a request from another site, with a code", async () => {
    const browser = new TestBrowser(auth);
    for (const origin of ["https://elsewhere.example", "null"]) {
      for (const path of ["/api/auth/sign-in/email", "/api/session/refresh", "/api/auth/email-link/send"]) {
        const answer = await browser.post(path, { email: "a@b.example", password: "x" }, { origin });
        expect([path, answer.status, answer.body]).toEqual([path, 403, { code: "unauthorized-domain" }]);
      }
    }
  });

  it("answer invalid bodies and wrong types with an error, never with 500", async () => {
    const { browser } = await signedUp(auth);
    const calls = [
      "sign-in/email",
      "sign-up/email",
      "request-password-reset",
      "reset-password",
      "change-email",
      "change-password",
      "delete-user",
      "send-verification-email",
      "unlink-account",
      "link-social",
      "sign-in/social",
      "email-link/send",
      "email-link/consume",
    ];
    const bodies = [
      "{",
      "null",
      "[]",
      '"x"',
      "1",
      '{"email":{},"password":[],"token":7,"name":{}}',
      '{"email":"a@b.example","password":"long enough to pass","name":{"a":1}}',
      '{"email":"x\\u0000@b.example","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","name":"\\u0000"}',
      '{"newEmail":5,"newPassword":{},"provider":5,"providerId":{},"token":"\\u0000"}',
      '{"token":"\\u0000","newPassword":"clay beneath the sill","email":"a@b.example"}',
      '{"callbackURL":{},"redirectTo":5,"email":"a@b.example"}',
    ];
    for (const call of calls) {
      for (const body of bodies) {
        const type = { "content-type": "application/json" };
        const { status } = await browser.send("POST", `/api/auth/${call}`, type, body);
        expect([call, body, status >= 500]).toEqual([call, body, false]);
      }
    }
  });

  it("[QLT-4] forbid caching of all answers", async () => {
    const { browser } = await signedUp(auth);
    const answers = [await refresh(browser), await browser.get("/api/account/export")];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("[QLT-4] [S19] says no token of a session in any answer: it is in a cookie that scripts cannot read", async () => {
    const { browser, email } = await signedUp(auth);
    const again = await browser.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    const token = decodeURIComponent(browser.cookies.get("tincture.session_token") ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    const answers = [again, await refresh(browser), await browser.get("/api/account/export")];
    for (const { text } of answers) expect(text).not.toContain(token);
    expect(again.body).toMatchObject({ user: { email } });
  });

  it("sets cookies that scripts cannot read", async () => {
    const browser = new TestBrowser(auth);
    const given = { name: "N", email: freshEmail(), password: PASSWORD };
    const answers = [await browser.post("/api/auth/sign-up/email", given), await refresh(browser)];
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  it("[QLT-4] set only secure cookies on a secure origin", async () => {
    const secure = await openTestAuth({ APP_ORIGIN: "https://tincture.example" });
    const browser = new TestBrowser(secure);
    const origin = { origin: "https://tincture.example" };
    const given = { name: "N", email: freshEmail(), password: PASSWORD };
    const answer = await browser.post("/api/auth/sign-up/email", given, origin);
    const refreshed = await browser.post("/api/session/refresh", {}, origin);
    expect(refreshed.status).toBe(200);
    for (const cookie of [...answer.headers.getSetCookie(), ...refreshed.headers.getSetCookie()])
      expect(cookie).toMatch(/; Secure/);
    await secure.close();
  });
});

it("build links from the configured origin, whatever Host the request has", async () => {
  const { email } = await signedUp(auth);
  const elsewhere = "http://elsewhere.example";
  const given = { method: "POST", body: JSON.stringify({ email }) };
  const headers = { origin: elsewhere, host: "elsewhere.example", "content-type": "application/json" };
  for (const path of ["request-password-reset", "email-link/send"]) {
    const request = new Request(`${elsewhere}/api/auth/${path}`, { ...given, headers });
    expect((await auth.app.fetch(request)).status).toBe(200);
    expect((await lastMail(auth.db, email))?.vars["url"]?.startsWith(`${ORIGIN}/login/`)).toBe(true);
  }
});
