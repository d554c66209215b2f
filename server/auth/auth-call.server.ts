/**
 * One way into the sign-in library, for /api/auth/* and for the actions of pages. The library counts tries and
 * checks origins only for requests, so pages too send it one instead of calling its functions.
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
import { mailsWritten } from "./mail-link/auth-mails.server.ts";
import { failuresKey } from "./sign-in-failures.ts";

export interface AuthServices {
  readonly auth: Auth;
  readonly db: Database;
  readonly config: Config;
}

const MAX_BODY_BYTES = 65_536;
const FAILURES_AN_ACCOUNT = 10;
const FAILURES_WINDOW_S = 15 * 60;
/** Accounts made, not forms sent. */
const SIGN_UPS_AN_ADDRESS = 5;
const SIGN_UPS_WINDOW_S = 3600;

/** Sends the person behind `request` with a JSON body to `/api/auth<path>`; the answer carries their cookies. */
export async function callAuth(
  services: AuthServices,
  request: Request,
  path: `/${string}`,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const url = new URL(`/api/auth${path}`, request.url);
  // Where the page came from was asked before it was read; behind a proxy the request's own origin is another.
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

/** The library's answer with what it lacks: authoritative sessions, limits an account, one shape of refusals. */
export async function forwardToAuth(services: AuthServices, request: Request): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const path = new URL(request.url).pathname.slice("/api/auth".length);
  const headers = new Headers(request.headers);
  if (!isRead) dropCachedSession(headers);
  if (isRead) return plainRefusals(await services.auth.handler(new Request(request, { headers })));

  const read = await readFields(request);
  if (!read.ok) return refusalAnswer(read);
  const failures = path === "/sign-in/email" ? failuresKey(read.body["email"]) : undefined;
  if (failures !== undefined) {
    const limit = await takeLimit(services.db, failures, FAILURES_AN_ACCOUNT, FAILURES_WINDOW_S);
    if (!limit.isAllowed) return refusalAnswer(refused(429, "too-many-requests", limit.waitS));
  }
  const signUps = path === "/sign-up/email" ? `sign-up:${callerOf(request)}` : undefined;
  if (signUps !== undefined) {
    const most = SIGN_UPS_AN_ADDRESS * services.config.addressLimitFactor;
    const limit = await takeLimit(services.db, signUps, most, SIGN_UPS_WINDOW_S);
    if (!limit.isAllowed) return refusalAnswer(refused(429, "too-many-requests", limit.waitS));
  }
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  const answer = await services.auth.handler(
    new Request(request.url, { method: request.method, headers, body: JSON.stringify(read.body) }),
  );
  await mailsWritten();
  if (failures !== undefined && answer.ok) await dropLimit(services.db, failures);
  if (signUps !== undefined && !answer.ok) await returnLimit(services.db, signUps);
  return plainRefusals(answer);
}

/** For limits; requests that did not come through the server's door have no address. */
export function callerOf(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

/** The key cookies and links are signed with. */
export async function secretOf({ auth }: Pick<AuthServices, "auth">): Promise<string> {
  return (await auth.$context).secret;
}

/** A cached session outlives its row; a change asks the row. */
export function dropCachedSession(headers: Headers): void {
  const kept = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .filter((pair) => pair !== "" && !/^(?:__Secure-)?tincture\.session_data/.test(pair));
  if (kept.length === 0) headers.delete("cookie");
  else headers.set("cookie", kept.join("; "));
}

type Fields = { readonly ok: true; readonly body: Readonly<Record<string, unknown>> } | AuthRefusal;

/** A body that is no JSON object is the caller's mistake; nothing at all is an empty one. */
export async function readFields(request: Request): Promise<Fields> {
  const read = await readJson(request, { maxBytes: MAX_BODY_BYTES, whenEmpty: {} });
  if (!read.ok) return refused(read.reason === "too-large" ? 413 : 400, "invalid-argument");
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refused(400, "invalid-argument");
  return { ok: true, body: { ...value } };
}

/** Its 429 has no code, and what it answers is one person's. */
function plainRefusals(answer: Response): Response {
  if (answer.status === 429) {
    const waitS = Math.max(1, Math.ceil(Number(answer.headers.get("x-retry-after")) || 1));
    return refusalAnswer(refused(429, "too-many-requests", waitS));
  }
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(answer.body, { status: answer.status, headers });
}

export function refusalAnswer({ status, code, waitS }: AuthRefusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (waitS !== undefined) headers.set("Retry-After", String(waitS));
  return Response.json({ code, ...(waitS !== undefined && { waitS }) }, { status, headers });
}

/** What the library answered, as an outcome. */
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
