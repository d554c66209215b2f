import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  freshEmail,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "./testing/test-auth.ts";

const wrong = (auth: TestAuth, email: string, headers: Record<string, string> = {}) =>
  new TestBrowser(auth).post("/api/auth/sign-in/email", { email, password: "not it" }, headers);

describe("by client address", () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await openTestAuth({ ADDRESS_LIMIT_FACTOR: "1" });
  });
  afterAll(() => auth.close());

  it("[ACC-4] counts fifty concurrent attempts as one client's, whatever their headers say", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        wrong(auth, freshEmail(), {
          "x-forwarded-for": `203.0.113.${index}`,
          "x-tincture-ip": `198.51.100.${index}`,
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(40);
    for (const { body, headers } of refused) {
      const { waitS } = body as { waitS: number };
      expect(body).toEqual({ code: "too-many-requests", waitS });
      expect(waitS).toBeGreaterThan(0);
      expect(waitS).toBeLessThanOrEqual(60);
      expect(headers.get("retry-after")).toBe(String(waitS));
    }
  });

  it("[ACC-4] allows five new accounts an hour; a rejected form does not count", async () => {
    const browser = new TestBrowser(auth);
    const signUp = (password: string) =>
      browser.post("/api/auth/sign-up/email", { name: "N", email: freshEmail(), password });
    for (let form = 0; form < 6; form += 1) expect((await signUp("short")).status).toBe(400);
    const answers = [];
    for (let form = 0; form < 6; form += 1) answers.push((await signUp(PASSWORD)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("by account", () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await openTestAuth();
  });
  afterAll(() => auth.close());

  it("[ACC-4] stops after ten failures from any address, without affecting other accounts and sign-in methods", async () => {
    const { email } = await signedUp(auth);
    const answers = await Promise.all(Array.from({ length: 14 }, () => wrong(auth, email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: "too-many-requests" });
    expect((await wrong(auth, ` ${email.toUpperCase()}`)).status).toBe(429);
    expect((await wrong(auth, freshEmail())).status).toBe(401);
    const link = await new TestBrowser(auth).post("/api/auth/email-link/send", { email });
    expect(link.status).toBe(200);
  });

  it("[ACC-4] does the same for an unknown address", async () => {
    const email = freshEmail();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await wrong(auth, email)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it("[ACC-4] [S8] a device that was signed in before is counted apart, and limited too", async () => {
    const { browser, email } = await signedUp(auth);
    const signIn = (password: string) => browser.post("/api/auth/sign-in/email", { email, password });
    expect((await signIn(PASSWORD)).headers.getSetCookie().join()).toMatch(
      /tincture\.device=[^;]+;[^,]*HttpOnly/,
    );
    for (let index = 0; index < 11; index += 1) await wrong(auth, email);
    expect((await wrong(auth, email)).status).toBe(429);
    expect((await signIn(PASSWORD)).status).toBe(200);
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await signIn("not it")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it("[ACC-4] [S8] the cookie of a device is of no use for another account, and cannot be forged", async () => {
    const { browser, email } = await signedUp(auth);
    await browser.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    const victim = (await signedUp(auth)).email;
    for (let index = 0; index < 11; index += 1) await wrong(auth, victim);
    const answer = await browser.post("/api/auth/sign-in/email", { email: victim, password: PASSWORD });
    expect(answer.status).toBe(429);
    const forged = await wrong(auth, victim, { cookie: "tincture.device=AAAAAAAAAAAAAAAA.AAAA" });
    expect(forged.status).toBe(429);
  });

  it("[ACC-4] starts over after the right password", async () => {
    const { email } = await signedUp(auth);
    const signIn = () => new TestBrowser(auth).post("/api/auth/sign-in/email", { email, password: PASSWORD });
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1) expect((await wrong(auth, email)).status).toBe(401);
      expect((await signIn()).status).toBe(200);
    }
  });
});

describe("[ACC-4] the password cannot be guessed by a session", () => {
  let auth: TestAuth;
  beforeAll(async () => {
    auth = await openTestAuth();
  });
  afterAll(() => auth.close());

  it("counts wrong ones of every call and device together, and says how long to wait", async () => {
    const { browser, email } = await signedUp(auth);
    const other = new TestBrowser(auth);
    await other.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    const guess = "not the password";
    const calls: readonly [string, object][] = [
      ["change-password", { currentPassword: guess, newPassword: "sand above the harbor" }],
      ["delete-user", { password: guess }],
      ["two-factor/enable", { password: guess }],
      ["two-factor/disable", { password: guess }],
      ["two-factor/generate-backup-codes", { password: guess }],
    ];
    // Without a second factor its codes are refused before the password is compared.
    const compared = calls.filter(([path]) => path !== "two-factor/generate-backup-codes");
    for (const [path, body] of [...compared, ...compared.slice(0, 1)]) {
      for (const device of [browser, other])
        expect([path, (await device.post(`/api/auth/${path}`, body)).status]).toEqual([path, 400]);
    }
    for (const [path, body] of calls) {
      const answer = await browser.post(`/api/auth/${path}`, body);
      expect([path, answer.status, answer.body]).toMatchObject([path, 429, { code: "too-many-requests" }]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const right = await other.post("/api/auth/delete-user", { password: PASSWORD });
    expect(right.status).toBe(429);
    const signedIn = await new TestBrowser(auth).post("/api/auth/sign-in/email", {
      email,
      password: PASSWORD,
    });
    expect(signedIn.status).toBe(200);
  });

  it("begins anew with the right one, and does not count what was not compared", async () => {
    const { browser } = await signedUp(auth);
    const change = (currentPassword: string, newPassword = PASSWORD) =>
      browser.post("/api/auth/change-password", { currentPassword, newPassword });
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) expect((await change("not the password")).status).toBe(400);
      for (let at = 0; at < 5; at += 1) expect((await change(PASSWORD, "short")).status).toBe(400);
      expect((await change(PASSWORD)).status).toBe(200);
    }
  });
});
