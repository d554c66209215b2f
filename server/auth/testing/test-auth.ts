/** A sign-in server for tests: the real library, its own database, and a browser with cookies. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { membershipOf } from "#server/account/plan-of.server.ts";
import { createAuth } from "#server/auth/auth.server.ts";
import type { AuthServices } from "#server/auth/auth-call.server.ts";
import { authConfigRoutes } from "#server/auth/auth-config-routes.ts";
import { authRoutes } from "#server/auth/auth-routes.ts";
import { verifyEmail } from "#server/auth/mail-link/action-commands.server.ts";
import { passwordRoutes } from "#server/auth/password/password-routes.ts";
import { sessionRoutes } from "#server/auth/session/session-routes.ts";
import { readConfig } from "#server/config/config.ts";
import { dataExportRoutes } from "#server/data-export/data-export-routes.ts";
import type { Database } from "#server/db/database.ts";
import { knownAddress } from "#server/http/known-address.server.ts";
import { requestLimits, sameOriginOnly } from "#server/http/request-limits.ts";
import type { Log } from "#server/log.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { QUICK_PASSWORDS } from "./quick-passwords.ts";

export const ORIGIN = "http://127.0.0.1:3000";
export const PASSWORD = "clay beneath the window";

export interface TestAuth {
  readonly services: AuthServices;
  readonly app: Hono;
  readonly db: Database;
  close(): Promise<void>;
}

/** Opens the test server. Passwords have a quick hash unless `isRealHash` is true. */
export async function openTestAuth(
  environment: Record<string, string> = {},
  { isRealHash = false, stopping, log }: { isRealHash?: boolean; stopping?: AbortSignal; log?: Log } = {},
): Promise<TestAuth> {
  const opened = await openTestDatabase();
  const config = readConfig({
    HOST: "127.0.0.1",
    AUTH_SECRET: "a secret of forty characters for tests 01",
    ADDRESS_LIMIT_FACTOR: "1000",
    ...environment,
  });
  const passwords = isRealHash ? {} : { passwords: QUICK_PASSWORDS };
  const auth = createAuth({ config, db: opened.db, ...passwords, ...(log && { log }) });
  const services = { config, db: opened.db, auth };
  const app = new Hono();
  app.use(knownAddress(config.trustedProxies), requestLimits, sameOriginOnly(config.appOrigin));
  for (const routes of [authRoutes, authConfigRoutes, passwordRoutes, dataExportRoutes])
    app.route("/", routes(services));
  const { notices } = opened;
  app.route("/", sessionRoutes({ ...services, notices, findMembership: membershipOf, stopping }));
  return { services, app, db: opened.db, close: opened.close };
}

/** One person's browser, which stores cookies. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: Hono;

  constructor({ app }: Pick<TestAuth, "app">) {
    this.#app = app;
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send("POST", path, { "content-type": "application/json", ...headers }, JSON.stringify(body));
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send("GET", path, headers);
  }

  async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<TestAnswer> {
    const answer = await this.#app.fetch(this.request(method, path, headers, body));
    this.take(answer.headers);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: jsonOf(text) };
  }

  /** A request with this browser's cookies, for commands that take a request. */
  request(method: string, path: string, headers: Record<string, string> = {}, body?: string): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Request(`${ORIGIN}${path}`, {
      method,
      headers: { origin: ORIGIN, ...(cookie !== "" && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
  }

  take(headers: Headers): void {
    for (const text of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0\b/i.test(text)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export function freshEmail(): string {
  return `${randomUUID()}@mail.example`;
}

/** A browser whose person has just signed up. */
export async function signedUp(
  auth: TestAuth,
  email = freshEmail(),
): Promise<{ browser: TestBrowser; email: string }> {
  const browser = new TestBrowser(auth);
  const answer = await browser.post("/api/auth/sign-up/email", { name: "N", email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`);
  return { browser, email };
}

/** A browser whose person has signed up, and confirmed the address in it. */
export async function confirmed(
  auth: TestAuth,
  email = freshEmail(),
): Promise<{ browser: TestBrowser; email: string }> {
  const person = await signedUp(auth, email);
  const token = (await mailedLink(auth.db, email)).get("token") ?? "";
  const request = person.browser.request("POST", "/login/action");
  const outcome = await verifyEmail(auth.services, request, { token });
  if (!outcome.ok) throw new Error(`The address was not confirmed: ${outcome.code}`);
  return person;
}

/** The latest mail to the address. */
export async function lastMail(db: Database, recipient: string) {
  return (await listMails(db, 1, recipient))[0];
}

/** The parameters of the link in the latest mail to the address. */
export async function mailedLink(db: Database, recipient: string): Promise<URLSearchParams> {
  const url = (await lastMail(db, recipient))?.vars["url"];
  if (url === undefined) throw new Error(`No mail with a link went to ${recipient}`);
  return new URL(url).searchParams;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
