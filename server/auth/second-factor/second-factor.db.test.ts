import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECOND_FACTOR_NEEDED } from "#domain/account/provider-sign-in.ts";
import { type Auth, createAuth } from "#server/auth/auth.server.ts";
import { authRoutes } from "#server/auth/auth-routes.ts";
import { sessions, twoFactors, users } from "#server/auth/auth-tables.ts";
import { mailsWritten } from "#server/auth/mail-link/auth-mails.server.ts";
import { popupRoutes } from "#server/auth/provider/popup-routes.ts";
import { CookieJar } from "#server/auth/testing/cookie-jar.ts";
import { QUICK_PASSWORDS } from "#server/auth/testing/quick-passwords.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { type IdentityProviderProcess, startIdentityProvider } from "#tests/identity-provider.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { totp } from "#tests/totp.ts";
import { questionAddress } from "./second-factor.ts";

const ORIGIN = "http://127.0.0.1:4712";
const PASSWORD = "three quiet rivers";

let opened: OpenedDatabase;
let provider: IdentityProviderProcess;
let auth: Auth;
let config: Config;
let app: Hono;

beforeAll(async () => {
  opened = await openTestDatabase();
  provider = await startIdentityProvider({ appOrigins: [ORIGIN] });
  config = readConfig({
    APP_ORIGIN: ORIGIN,
    AUTH_SECRET: randomUUID(),
    ADDRESS_LIMIT_FACTOR: "1000",
    AUTH_PROVIDERS: JSON.stringify([provider.settings]),
  });
  auth = createAuth({ config, db: opened.db, passwords: QUICK_PASSWORDS });
  const services = { auth, config, db: opened.db };
  app = new Hono();
  app.route("/", popupRoutes(services));
  app.route("/", authRoutes(services));
});
afterAll(async () => {
  await provider.close();
  await opened.close();
});

function browser() {
  const jar = new CookieJar();
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const target = new URL(url, ORIGIN);
    const headers = new Headers(init.headers);
    headers.set("cookie", jar.header(target));
    const request = new Request(target, { ...init, headers, redirect: "manual" });
    const answer = target.origin === ORIGIN ? await app.fetch(request) : await fetch(request);
    jar.take(target, answer.headers.getSetCookie());
    return answer;
  };
  const post = (path: string, body: object) =>
    go(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: ORIGIN },
      body: JSON.stringify(body),
    });
  const isSignedIn = async () => {
    const headers = new Headers({ cookie: jar.header(new URL(ORIGIN)) });
    const found = await auth.api.getSession({ headers });
    return found !== null;
  };
  return { jar, go, post, isSignedIn };
}

type Browser = ReturnType<typeof browser>;

interface Enrolled {
  readonly email: string;
  readonly secret: string;
  /** The code with which it was enabled. */
  readonly firstCode: string;
  readonly backupCodes: readonly string[];
  readonly person: Browser;
}

/** A person with a confirmed address and an enabled second factor. */
async function enrolled(): Promise<Enrolled> {
  const person = browser();
  const email = `${randomUUID()}@people.example`;
  await person.post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "Anybody" });
  await opened.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const enabled = await person.post("/api/auth/two-factor/enable", { password: PASSWORD });
  const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await enabled.json();
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  const firstCode = totp(secret);
  const verified = await person.post("/api/auth/two-factor/verify-totp", { code: firstCode });
  expect(verified.status).toBe(200);
  return { email, secret, firstCode, backupCodes, person };
}

async function factorOf(email: string) {
  const user = await auth.$context.then((context) => context.internalAdapter.findUserByEmail(email));
  return opened.db
    .select()
    .from(twoFactors)
    .where(eq(twoFactors.userId, user?.user.id ?? ""));
}

async function challenged({ email }: Pick<Enrolled, "email">): Promise<Browser> {
  const stranger = browser();
  const answer = await stranger.post("/api/auth/sign-in/email", { email, password: PASSWORD });
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
  return stranger;
}

/** Signs in at the provider as `login`, and returns to the library's answer. */
async function throughProvider(person: Browser, path: string, login: string): Promise<string> {
  let url = new URL(path, ORIGIN);
  let answer = await person.go(url.href, { headers: { "sec-fetch-site": "same-origin" } });
  for (let hop = 0; hop < 12; hop += 1) {
    const location = answer.headers.get("location");
    if (location === null) {
      answer = await person.go(url.href, { method: "POST", body: new URLSearchParams({ login }) });
    } else {
      url = new URL(location, url);
      if (url.origin === ORIGIN && !url.pathname.startsWith("/api/auth/")) return url.pathname + url.search;
      answer = await person.go(url.href);
    }
  }
  throw new Error("It never comes back");
}

async function withIdentity(): Promise<Enrolled & { readonly login: string }> {
  const person = await enrolled();
  const login = `${randomUUID()}@people.example`;
  const query = new URLSearchParams({ provider: "house", mode: "link", to: "/profile", from: "/profile" });
  expect(await throughProvider(person.person, `/auth/redirect?${query}`, login)).toBe("/profile");
  return { ...person, login };
}

async function sessionCount(email: string): Promise<number> {
  const user = await auth.$context.then((context) => context.internalAdapter.findUserByEmail(email));
  const rows = await opened.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.user.id ?? ""));
  return rows.length;
}

describe("[ACC-1] the second factor is required", () => {
  it("after a password", async () => {
    const person = await enrolled();
    const before = await sessionCount(person.email);
    const stranger = await challenged(person);
    expect(await stranger.isSignedIn()).toBe(false);
    expect(await sessionCount(person.email)).toBe(before);
    await stranger.post("/api/auth/two-factor/verify-totp", { code: totp(person.secret, 1) });
    expect(await stranger.isSignedIn()).toBe(true);
  });

  it("after a mailed link", async () => {
    const person = await enrolled();
    const stranger = browser();
    await stranger.post("/api/auth/email-link/send", { email: person.email });
    const [mail] = await listMails(opened.db, 1, person.email);
    const token = new URL(mail?.vars["url"] ?? "", ORIGIN).searchParams.get("token");
    const answer = await stranger.post("/api/auth/email-link/consume", { token, email: person.email });
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await stranger.isSignedIn()).toBe(false);
    await stranger.post("/api/auth/two-factor/verify-totp", { code: totp(person.secret, 1) });
    expect(await stranger.isSignedIn()).toBe(true);
  });

  it("after an identity provider, by redirect, with the target preserved", async () => {
    const person = await withIdentity();
    const stranger = browser();
    const query = new URLSearchParams({
      provider: "house",
      mode: "sign-in",
      to: "/palettes?sort=newest",
      from: "/login",
    });
    const end = await throughProvider(stranger, `/auth/redirect?${query}`, person.login);
    expect(end).toBe(questionAddress("/palettes?sort=newest", ["totp", "otp"]));
    expect(await stranger.isSignedIn()).toBe(false);
    await stranger.post("/api/auth/two-factor/verify-totp", { code: totp(person.secret, 1) });
    expect(await stranger.isSignedIn()).toBe(true);
  });

  it("after an identity provider, in the page that opened the popup", async () => {
    const person = await withIdentity();
    const stranger = browser();
    const path = "/auth/popup?provider=house&mode=sign-in&nonce=0123456789";
    const end = await throughProvider(stranger, path, person.login);
    expect(end).toBe(`/auth/popup/done?nonce=0123456789&error=${SECOND_FACTOR_NEEDED}`);
    expect(await stranger.isSignedIn()).toBe(false);
  });

  it("after a link that verifies a new address, opened in another browser", async () => {
    const person = await enrolled();
    const newEmail = `${randomUUID()}@people.example`;
    await person.person.post("/api/auth/change-email", { newEmail });
    const token = await newestToken(person.email);
    const stranger = browser();
    const first = await auth.api
      .verifyEmail({ query: { token }, headers: new Headers(), asResponse: true })
      .catch(() => undefined);
    stranger.jar.take(new URL(ORIGIN), first?.headers.getSetCookie() ?? []);
    await mailsWritten();
    const second = await auth.api.verifyEmail({
      query: { token: await newestToken(newEmail) },
      headers: new Headers(),
      asResponse: true,
    });
    stranger.jar.take(new URL(ORIGIN), second.headers.getSetCookie());
    expect(second.status).toBe(200);
    expect(await stranger.isSignedIn()).toBe(false);
  });

  it("but not in the session of the person who verifies an address", async () => {
    const { person, email } = await enrolled();
    await person.post("/api/auth/change-email", { newEmail: `${randomUUID()}@people.example` });
    const headers = new Headers({ cookie: person.jar.header(new URL(ORIGIN)) });
    const token = await newestToken(email);
    await auth.api.verifyEmail({ query: { token }, headers, asResponse: true });
    expect(await person.isSignedIn()).toBe(true);
  });
});

async function newestToken(recipient: string): Promise<string> {
  const [mail] = await listMails(opened.db, 1, recipient);
  return new URL(mail?.vars["url"] ?? "", ORIGIN).searchParams.get("token") ?? "";
}

describe("[ACC-1] the second factor", () => {
  it("accepts a mailed code, once", async () => {
    const person = await enrolled();
    const stranger = await challenged(person);
    await stranger.post("/api/auth/two-factor/send-otp", {});
    const [mail] = await listMails(opened.db, 1, person.email);
    expect(mail?.kind).toBe("two-factor-code");
    const code = mail?.vars["code"] ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect((await stranger.post("/api/auth/two-factor/verify-otp", { code })).status).toBe(200);
    const other = await challenged(person);
    expect((await other.post("/api/auth/two-factor/verify-otp", { code })).status).toBe(400);
  });

  it("accepts a recovery code, once", async () => {
    const person = await enrolled();
    const code = person.backupCodes[0];
    const first = await challenged(person);
    expect((await first.post("/api/auth/two-factor/verify-backup-code", { code })).status).toBe(200);
    expect(await first.isSignedIn()).toBe(true);
    const second = await challenged(person);
    const answer = await second.post("/api/auth/two-factor/verify-backup-code", { code });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "INVALID_BACKUP_CODE" }]);
    expect(await second.isSignedIn()).toBe(false);
  });

  it("[ACC-4] says that a code is wrong, and after five of them requires a new start", async () => {
    const person = await enrolled();
    const stranger = await challenged(person);
    const wrong = totp(person.secret) === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await stranger.post("/api/auth/two-factor/verify-totp", { code: wrong });
      expect(await answer.json()).toMatchObject({ code: "INVALID_CODE" });
    }
    const right = await stranger.post("/api/auth/two-factor/verify-totp", { code: totp(person.secret, 1) });
    expect(await right.json()).toMatchObject({ code: "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE" });
    expect(await stranger.isSignedIn()).toBe(false);
  });

  it("[ACC-4] [S6] takes a code of an app once, by whichever of two that come at once", async () => {
    const person = await enrolled();
    const code = totp(person.secret, 1);
    const strangers = [await challenged(person), await challenged(person)];
    const answers = await Promise.all(
      strangers.map((stranger) => stranger.post("/api/auth/two-factor/verify-totp", { code })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const third = await challenged(person);
    const again = await third.post("/api/auth/two-factor/verify-totp", { code });
    expect([again.status, await again.json()]).toMatchObject([401, { code: "INVALID_CODE" }]);
    expect(await third.isSignedIn()).toBe(false);
  });

  it("does not take the code again that it was turned on with", async () => {
    const person = await enrolled();
    const stranger = await challenged(person);
    const [row] = await factorOf(person.email);
    expect(row?.verified).toBe(true);
    const answer = await stranger.post("/api/auth/two-factor/verify-totp", { code: person.firstCode });
    expect(answer.status).toBe(401);
  });

  it("[ACC-4] [S11] says how long it is locked after ten wrong codes", async () => {
    const person = await enrolled();
    const wrong = totp(person.secret) === "000000" ? "111111" : "000000";
    for (let round = 0; round < 2; round += 1) {
      const stranger = await challenged(person);
      for (let tries = 0; tries < 5; tries += 1)
        await stranger.post("/api/auth/two-factor/verify-totp", { code: wrong });
    }
    for (const [call, code] of [
      ["verify-totp", totp(person.secret, 1)],
      ["verify-backup-code", person.backupCodes[0]],
    ]) {
      const stranger = await challenged(person);
      const answer = await stranger.post(`/api/auth/two-factor/${call}`, { code });
      const { code: reason, waitS }: { code: string; waitS: number } = await answer.json();
      expect([answer.status, reason]).toEqual([429, "too-many-requests"]);
      expect(waitS).toBeGreaterThan(14 * 60);
      expect(waitS).toBeLessThanOrEqual(15 * 60);
      expect(answer.headers.get("retry-after")).toBe(String(waitS));
    }
  });

  it("[ACC-4] [S16] mails five codes in a quarter of an hour, from wherever they are asked for", async () => {
    const person = await enrolled();
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const stranger = await challenged(person);
      for (let mail = 0; mail < 4; mail += 1)
        statuses.push((await stranger.post("/api/auth/two-factor/send-otp", {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const codes = (await listMails(opened.db, 20, person.email)).filter(
      ({ kind }) => kind === "two-factor-code",
    );
    expect(codes).toHaveLength(5);
  });

  it.each(["disable", "generate-backup-codes", "get-totp-uri"])(
    "is asked for again by %s, also in a browser that is trusted",
    async (call) => {
      const { email, person, secret, backupCodes } = await enrolled();
      const ask = (given: object) =>
        person.post(`/api/auth/two-factor/${call}`, { password: PASSWORD, ...given });
      for (const given of [{}, { code: "" }, { code: 1 }, { code: "000000" }, { code: "aaaaa-aaaaa" }])
        expect((await ask(given)).status).toBe(400);
      expect(await factorOf(email)).toHaveLength(1);
      const [first = ""] = backupCodes;
      expect((await ask({ password: "not the password", code: first })).status).toBe(400);
      expect(
        (await ask({ code: call === "disable" ? first.toUpperCase().replace("-", " ") : totp(secret, 1) }))
          .status,
      ).toBe(200);
    },
  );

  it("takes a mailed code, and ends guessing", async () => {
    const { email, person } = await enrolled();
    const off = (code: string) => person.post("/api/auth/two-factor/disable", { password: PASSWORD, code });
    await person.post("/api/auth/two-factor/send-otp", {});
    const mailed = (await listMails(opened.db, 1, email))[0]?.vars["code"] ?? "";
    expect(mailed).toMatch(/^\d{6}$/);
    const other = await enrolled();
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(
        (
          await other.person.post("/api/auth/two-factor/disable", {
            password: PASSWORD,
            code: `00000${guess % 10}`,
          })
        ).status,
      );
    expect(guesses.slice(10)).toEqual([429, 429]);
    expect((await off(mailed)).status).toBe(200);
  });

  it("is off after the password and a code are given, and keeps neither secret nor codes", async () => {
    const { email, person, secret } = await enrolled();
    const off = (given: object) => person.post("/api/auth/two-factor/disable", given);
    const code = totp(secret, 1);
    expect((await off({ password: "not the password", code })).status).toBe(400);
    const answer = await off({ password: PASSWORD, code });
    expect(answer.status).toBe(200);
    const stranger = browser();
    await stranger.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    expect(await stranger.isSignedIn()).toBe(true);
    expect(await factorOf(email)).toEqual([]);
  });
});
