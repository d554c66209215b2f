import { randomUUID } from "node:crypto";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOT_CHECK_HEADER, type BotCheckAction } from "#domain/account/bot-check.ts";
import { type Auth, createAuth } from "#server/auth/auth.server.ts";
import { callAuth } from "#server/auth/auth-call.server.ts";
import { authRoutes } from "#server/auth/auth-routes.ts";
import { publicSettingsRoutes } from "#server/auth/public-settings-routes.ts";
import { failuresKey } from "#server/auth/sign-in-failures.ts";
import { QUICK_PASSWORDS } from "#server/auth/testing/quick-passwords.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createBotChallenge } from "./bot-check.server.ts";

const ORIGIN = "http://127.0.0.1:4713";
const PASSWORD = "three quiet rivers";

let opened: OpenedDatabase;
let config: Config;
let auth: Auth;
let app: Hono;

beforeAll(async () => {
  opened = await openTestDatabase();
  config = readConfig({ APP_ORIGIN: ORIGIN, AUTH_SECRET: randomUUID(), BOT_CHECK: "on" });
  auth = createAuth({ config, db: opened.db, passwords: QUICK_PASSWORDS });
  app = new Hono();
  app.route("/", publicSettingsRoutes({ config }));
  app.route("/", authRoutes({ auth, config, db: opened.db }));
});
afterAll(() => opened.close());

/** Number of steps of a challenge in tests that do not measure its cost. */
const FEW_STEPS = 2;

async function solved(action: BotCheckAction): Promise<string> {
  return solutionOf(await createBotChallenge(config, action, FEW_STEPS));
}

async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function send(path: string, body: object, botCheck?: string) {
  const headers = new Headers({
    "content-type": "application/json",
    origin: ORIGIN,
    // A random client address for each call, since limits per address are not tested here.
    "x-tincture-ip": `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
  });
  if (botCheck !== undefined) headers.set(BOT_CHECK_HEADER, botCheck);
  const request = new Request(`${ORIGIN}/api/auth${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const answer = await app.fetch(request);
  const read: { code?: string } | null = await answer.json();
  return { status: answer.status, code: read?.code };
}

const somebody = () => ({ email: `${randomUUID()}@people.example`, password: PASSWORD, name: "Anybody" });

describe("[ACC-2] the published bot check", () => {
  it("gives a challenge for an action, and never the same one", async () => {
    const ask = async () => (await app.request("/api/auth-config/bot-check?action=sign-up")).json();
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({
      enabled: true,
      challenge: { parameters: { data: { action: "sign-up" } } },
    });
    expect(first.challenge.signature).not.toBe(second.challenge.signature);
  });

  it("rejects other actions", async () => {
    expect((await app.request("/api/auth-config/bot-check?action=everything")).status).toBe(400);
  });

  it("says so if it is disabled", async () => {
    const off = publicSettingsRoutes({ config: { ...config, botCheck: false } });
    const answer = await off.request("/api/auth-config/bot-check?action=sign-up");
    expect(await answer.json()).toEqual({ enabled: false });
  });
});

describe("[ACC-4] signing up with the bot check", () => {
  it("is rejected without a solution", async () => {
    expect(await send("/sign-up/email", somebody())).toEqual({
      status: 400,
      code: "missing-recaptcha-token",
    });
  });

  it("succeeds with a solution of the published challenge, once", async () => {
    const published = await app.request("/api/auth-config/bot-check?action=sign-up");
    const { challenge }: { challenge: Challenge } = await published.json();
    const solution = await solutionOf(challenge);
    expect((await send("/sign-up/email", somebody(), solution)).status).toBe(200);
    expect(await send("/sign-up/email", somebody(), solution)).toEqual({
      status: 400,
      code: "invalid-recaptcha-token",
    });
  });

  it("rejects a solution for another form", async () => {
    expect((await send("/sign-up/email", somebody(), await solved("feedback"))).code).toBe(
      "invalid-recaptcha-action",
    );
  });

  it("rejects a solution of an expired challenge", async () => {
    const { challenge, ...rest } = JSON.parse(Buffer.from(await solved("sign-up"), "base64").toString());
    challenge.parameters.expiresAt -= 3_600;
    const old = Buffer.from(JSON.stringify({ challenge, ...rest })).toString("base64");
    expect((await send("/sign-up/email", somebody(), old)).code).toBe("invalid-recaptcha-token");
  });

  it.each([
    "nonsense",
    "e30=",
    "x".repeat(10_000),
    Buffer.from('{"challenge":{"parameters":{}},"solution":null}').toString("base64"),
  ])("rejects an invalid solution without an internal error", async (broken) => {
    expect(await send("/sign-up/email", somebody(), broken)).toEqual({
      status: 400,
      code: "invalid-recaptcha-token",
    });
  });

  it("accepts one of many concurrent requests with the same solution", async () => {
    const solution = await solved("sign-up");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send("/sign-up/email", somebody(), solution)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("[ACC-4] other forms with the bot check", () => {
  it.each([
    ["/request-password-reset", "reset"],
    ["/email-link/send", "link"],
  ] as const)("%s requires it", async (path, action) => {
    const { email } = somebody();
    expect((await send(path, { email })).code).toBe("missing-recaptcha-token");
    expect((await send(path, { email }, await solved(action))).status).toBe(200);
  });

  it("signing in requires it only after three failures, and not for other accounts", async () => {
    const person = somebody();
    await send("/sign-up/email", person, await solved("sign-up"));
    const wrong = { email: person.email, password: "not the password" };
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await send("/sign-in/email", wrong)).code).toBe("INVALID_EMAIL_OR_PASSWORD");
    }
    expect((await send("/sign-in/email", person)).code).toBe("missing-recaptcha-token");
    expect((await send("/sign-in/email", somebody())).code).toBe("INVALID_EMAIL_OR_PASSWORD");
    expect((await send("/sign-in/email", person, await solved("sign-in"))).status).toBe(200);
  });

  it("[S8] tries that are refused without it do not count, so that bare requests lock nobody out", async () => {
    const person = somebody();
    await send("/sign-up/email", person, await solved("sign-up"));
    const wrong = { email: person.email, password: "not the password" };
    for (let tries = 0; tries < 3; tries += 1) await send("/sign-in/email", wrong);
    for (let tries = 0; tries < 110; tries += 1)
      expect((await send("/sign-in/email", wrong)).code).toBe("missing-recaptcha-token");
    expect((await send("/sign-in/email", person, await solved("sign-in"))).status).toBe(200);
  });

  it("[S8] twelve wrong passwords with it do not keep the right one out", async () => {
    const person = somebody();
    await send("/sign-up/email", person, await solved("sign-up"));
    const wrong = { email: person.email, password: "not the password" };
    for (let tries = 0; tries < 12; tries += 1)
      expect((await send("/sign-in/email", wrong, await solved("sign-in"))).status).toBe(401);
    expect((await send("/sign-in/email", person, await solved("sign-in"))).status).toBe(200);
  });

  it("[S8] a hundred wrong passwords in a quarter of an hour are the end, for those who do not know the account", async () => {
    const person = somebody();
    const key = failuresKey(person.email) ?? "";
    await Promise.all(Array.from({ length: 100 }, () => takeLimit(opened.db, key, 100, 900)));
    expect((await send("/sign-in/email", person, await solved("sign-in"))).status).toBe(429);
  });

  it("accepts a form without JavaScript, but only a few from one address", async () => {
    const submit = () => {
      const request = new Request(`${ORIGIN}/signup`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "x-tincture-ip": "10.9.9.9" },
      });
      return callAuth({ auth, config, db: opened.db }, request, "/sign-up/email", somebody());
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await submit()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("cannot be bypassed by naming a form in the header", async () => {
    expect((await send("/sign-up/email", somebody(), "form:anything")).code).toBe("invalid-recaptcha-token");
  });
});
