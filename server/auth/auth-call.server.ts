/**
 * The only access to the sign-in library, for /api/auth/* and for the actions of pages. The library checks limits and
 * origins only for requests, so pages send it requests too instead of calling its functions.
 */
import { BOT_CHECK_HEADER } from "#domain/account/bot-check.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/http/known-address.server.ts";
import { readJson } from "#server/http/read-json.server.ts";
import { dropLimit, returnLimit, takeLimit } from "#server/limits/limit-commands.server.ts";
import type { Auth } from "./auth.server.ts";
import { type AuthRefusal, refused } from "./auth-outcome.server.ts";
import { botCheckHeader } from "./bot-check/bot-check-plugin.server.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { mailsWritten } from "./mail-link/auth-mails.server.ts";
import { type PasswordTry, takePasswordTry } from "./password/password-tries.server.ts";
import { checkFactorAgain } from "./second-factor/factor-again.server.ts";
import { userOfSession } from "./session/session-person.server.ts";
import { failuresKey } from "./sign-in-failures.ts";

export interface AuthServices {
  readonly auth: Auth;
  readonly db: Database;
  readonly config: Config;
}

const MAX_BODY_BYTES = 65_536;
const FAILURES_AN_ACCOUNT = 10;
/**
 * The limit for unknown devices while the bot check is on. From the fourth attempt on each requires the bot check, so
 * the limit can be higher: a stranger's ten attempts must not lock the account for its owner.
 */
const CHECKED_FAILURES_AN_ACCOUNT = 100;
const FAILURES_WINDOW_S = 15 * 60;
/** Counts created accounts, not submitted forms. */
const SIGN_UPS_AN_ADDRESS = 5;
const SIGN_UPS_WINDOW_S = 3600;

/** Sends a JSON body to `/api/auth<path>` on behalf of the person of `request`; the answer contains their cookies. */
export async function callAuth(
  services: AuthServices,
  request: Request,
  path: `/${string}`,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const url = new URL(`/api/auth${path}`, request.url);
  // The origin of the page request has been checked already; behind a proxy the request's own origin may differ.
  const origin = services.config.appOrigin ?? url.origin;
  const headers = new Headers({ "content-type": "application/json", origin });
  for (const name of ["cookie", "user-agent", "accept-language", CLIENT_ADDRESS_HEADER]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const botCheck = botCheckHeader(request);
  if (botCheck !== undefined) headers.set(BOT_CHECK_HEADER, botCheck);
  return forwardToAuth(services, new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The library's answer, with limits per account and a uniform format of errors. */
export async function forwardToAuth(services: AuthServices, request: Request): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const path = new URL(request.url).pathname.slice("/api/auth".length);
  if (isRead) return plainAnswer(await services.auth.handler(request));

  const read = await readFields(request);
  if (!read.ok) return refusalAnswer(read);
  const tries =
    path === "/sign-in/email" ? await triesToCount(services, request, read.body["email"]) : undefined;
  if (tries !== undefined) {
    const limit = await takeLimit(services.db, tries.key, tries.most, FAILURES_WINDOW_S);
    if (!limit.isAllowed) return refusalAnswer(refused(429, "too-many-requests", limit.waitS));
  }
  const signUps = path === "/sign-up/email" ? `sign-up:${callerOf(request)}` : undefined;
  if (signUps !== undefined) {
    const most = SIGN_UPS_AN_ADDRESS * services.config.addressLimitFactor;
    const limit = await takeLimit(services.db, signUps, most, SIGN_UPS_WINDOW_S);
    if (!limit.isAllowed) return refusalAnswer(refused(429, "too-many-requests", limit.waitS));
  }
  const fresh = await checkFactorAgain(services, request, path, read.body);
  if (!fresh.ok) return refusalAnswer(fresh);
  const check = await takeCheck(services, request, path, read.body);
  if (check?.isAllowed === false) return refusalAnswer(refused(429, "too-many-requests", check.waitS));
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  const answer = await services.auth.handler(
    new Request(request.url, { method: request.method, headers, body: JSON.stringify(read.body) }),
  );
  await mailsWritten();
  if (signUps !== undefined && !answer.ok) await returnLimit(services.db, signUps);
  const plain = await plainAnswer(answer);
  if (check?.isAllowed) await check.settle(await checkOutcome(plain));
  if (tries === undefined) return plain;
  if (answer.ok) {
    await dropLimit(services.db, tries.key);
    plain.headers.append("Set-Cookie", await knownDeviceCookie(services, tries.account));
  }
  // Only wrong passwords count. Any other error means that the request was refused before the password was compared.
  else if (answer.status !== 401) await returnLimit(services.db, tries.key);
  return plain;
}

/** Where a signed-in person has to give their password, and its field. */
const PASSWORD_CHECKS: Readonly<Record<string, string>> = {
  "/change-password": "currentPassword",
  "/delete-user": "password",
  "/two-factor/enable": "password",
  "/two-factor/disable": "password",
  "/two-factor/get-totp-uri": "password",
  "/two-factor/generate-backup-codes": "password",
};

async function takeCheck(
  { auth, db }: AuthServices,
  { headers }: Request,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<PasswordTry | undefined> {
  const field = PASSWORD_CHECKS[path];
  if (field === undefined || typeof body[field] !== "string" || body[field] === "") return undefined;
  const person = await userOfSession(auth, headers);
  return person === null ? undefined : takePasswordTry(db, person.uid);
}

async function checkOutcome(answer: Response): Promise<"right" | "wrong" | "unchecked"> {
  if (answer.ok) return "right";
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return textField(body, "code") === "INVALID_PASSWORD" ? "wrong" : "unchecked";
}

interface Tries {
  /** Hash of the address. */
  readonly account: string;
  /** Key of the limit; a device from which somebody has signed in to the account before has its own. */
  readonly key: string;
  readonly most: number;
}

async function triesToCount(
  services: AuthServices,
  request: Request,
  email: unknown,
): Promise<Tries | undefined> {
  const account = failuresKey(email);
  if (account === undefined) return undefined;
  const device = knownDevice(request.headers, await secretOf(services), account);
  if (device !== undefined) return { account, key: `${account}:${device}`, most: FAILURES_AN_ACCOUNT };
  const most = services.config.botCheck ? CHECKED_FAILURES_AN_ACCOUNT : FAILURES_AN_ACCOUNT;
  return { account, key: account, most };
}

async function knownDeviceCookie(services: AuthServices, account: string): Promise<string> {
  const isSecure = services.config.appOrigin?.startsWith("https:") ?? false;
  return deviceCookie(await secretOf(services), account, isSecure);
}

/** The client address for limits; requests that bypassed the server's middleware have none. */
export function callerOf(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

/** The key that signs cookies and links. */
export async function secretOf({ auth }: Pick<AuthServices, "auth">): Promise<string> {
  return (await auth.$context).secret;
}

type Fields = { readonly ok: true; readonly body: Readonly<Record<string, unknown>> } | AuthRefusal;

/** An empty body counts as an empty object; anything else than a JSON object is an error of the caller. */
export async function readFields(request: Request): Promise<Fields> {
  const read = await readJson(request, { maxBytes: MAX_BODY_BYTES, whenEmpty: {} });
  if (!read.ok) return refused(read.reason === "too-large" ? 413 : 400, "invalid-argument");
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refused(400, "invalid-argument");
  return { ok: true, body: { ...value } };
}

/**
 * The library's 429 has no code, and its answers must not be cached. It also returns the token of a new session in
 * the body, where scripts could read it, so the token is removed.
 */
async function plainAnswer(answer: Response): Promise<Response> {
  if (answer.status === 429) {
    // If the library does not state the waiting time, the answer omits it.
    const given = Math.ceil(Number(answer.headers.get("x-retry-after")));
    return refusalAnswer(refused(429, "too-many-requests", given > 0 ? given : undefined));
  }
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  const { status } = answer;
  if (!headers.get("content-type")?.startsWith("application/json"))
    return new Response(answer.body, { status, headers });
  const text = await answer.text();
  headers.delete("content-length");
  return new Response(text && JSON.stringify(withoutToken(JSON.parse(text))), { status, headers });
}

function withoutToken(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("token" in body)) return body;
  const { token: _token, ...said } = body;
  return said;
}

export function refusalAnswer({ status, code, waitS }: AuthRefusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (waitS !== undefined) headers.set("Retry-After", String(waitS));
  return Response.json({ code, ...(waitS !== undefined && { waitS }) }, { status, headers });
}

/** Converts the library's answer to an outcome. */
export async function outcomeOf(answer: Response): Promise<AuthRefusal | { ok: true; headers: Headers }> {
  if (answer.ok) return { ok: true, headers: cookiesOf(answer) };
  const body: unknown = await answer.json().catch(() => null);
  const code = textField(body, "code") ?? "internal-error";
  const waitS = Number(answer.headers.get("retry-after")) || undefined;
  return refused(answer.status, code, waitS);
}

export function cookiesOf(answer: Response): Headers {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return headers;
}

function textField(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null || !(name in value)) return undefined;
  const field: unknown = Reflect.get(value, name);
  return typeof field === "string" ? field : undefined;
}
