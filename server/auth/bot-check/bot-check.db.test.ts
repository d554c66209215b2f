import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOT_CHECK_HEADER, type BotCheckAction } from "#domain/account/bot-check.ts";
import { type Auth, createAuth } from "#server/auth/auth.server.ts";
import { callAuth } from "#server/auth/auth-call.server.ts";
import { authRoutes } from "#server/auth/auth-routes.ts";
import { publicSettingsRoutes } from "#server/auth/public-settings-routes.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
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
  auth = createAuth({ config, db: opened.db });
  app = new Hono();
  app.route("/", publicSettingsRoutes({ config }));
  app.route("/", authRoutes({ auth, config, db: opened.db }));
});
afterAll(() => opened.close());

async function solved(action: BotCheckAction): Promise<string> {
  const challenge = await createBotChallenge(config, action);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function send(path: string, body: object, botCheck?: string) {
  const headers = new Headers({
    "content-type": "application/json",
    origin: ORIGIN,
    // Each call from an address of its own: limits by address are not what is looked at here.
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

describe("[ACC-2] the check for robots, as it is published", () => {
  it("gives a challenge for an action, and never the same one", async () => {
    const ask = async () => (await app.request("/api/auth-config/bot-check?action=sign-up")).json();
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({
      enabled: true,
      challenge: { parameters: { data: { action: "sign-up" } } },
    });
    expect(first.challenge.signature).not.toBe(second.challenge.signature);
  });

  it("knows no other actions", async () => {
    expect((await app.request("/api/auth-config/bot-check?action=everything")).status).toBe(400);
  });

  it("says that it is off where it is", async () => {
    const off = publicSettingsRoutes({ config: { ...config, botCheck: false } });
    const answer = await off.request("/api/auth-config/bot-check?action=sign-up");
    expect(await answer.json()).toEqual({ enabled: false });
  });
});

describe("[ACC-4] signing up with the check on", () => {
  it("is refused without a solution", async () => {
    expect(await send("/sign-up/email", somebody())).toEqual({
      status: 400,
      code: "missing-recaptcha-token",
    });
  });

  it("works with one, once", async () => {
    const solution = await solved("sign-up");
    expect((await send("/sign-up/email", somebody(), solution)).status).toBe(200);
    expect(await send("/sign-up/email", somebody(), solution)).toEqual({
      status: 400,
      code: "invalid-recaptcha-token",
    });
  });

  it("takes no solution that was made for another form", async () => {
    expect((await send("/sign-up/email", somebody(), await solved("feedback"))).code).toBe(
      "invalid-recaptcha-action",
    );
  });

  it("takes no solution of a challenge that is over", async () => {
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
  ])("takes no broken solution, and does not fail at it", async (broken) => {
    expect(await send("/sign-up/email", somebody(), broken)).toEqual({
      status: 400,
      code: "invalid-recaptcha-token",
    });
  });

  it("of many that bring the same solution at once lets one through", async () => {
    const solution = await solved("sign-up");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send("/sign-up/email", somebody(), solution)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("[ACC-4] other forms with the check on", () => {
  it.each([
    ["/request-password-reset", "reset"],
    ["/email-link/send", "link"],
  ] as const)("%s asks for it", async (path, action) => {
    const { email } = somebody();
    expect((await send(path, { email })).code).toBe("missing-recaptcha-token");
    expect((await send(path, { email }, await solved(action))).status).toBe(200);
  });

  it("signing in asks for it only after three failures, and not of others", async () => {
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

  it("lets a form without JavaScript through, but only a few from one address", async () => {
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

  it("cannot be gone around by naming a form in the header", async () => {
    expect((await send("/sign-up/email", somebody(), "form:anything")).code).toBe("invalid-recaptcha-token");
  });
});
