/**
 * POST /api/session/refresh: who is signed in, according to the database, and with which plan. A visitor without our cookies gets 204, so
 * that the browser does not log an error.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { SessionUser } from "#domain/account/session-user.ts";
import type { Membership } from "#domain/billing/subscription.ts";
import { KNOWN_SESSION_S } from "#server/auth/auth.server.ts";
import type { AuthServices } from "#server/auth/auth-call.server.ts";
import { users } from "#server/auth/auth-tables.ts";
import {
  type CookieOptions,
  cookieText,
  readCookie,
  readSigned,
  signValue,
} from "#server/auth/signed-value.ts";
import type { Database } from "#server/db/database.ts";
import { createSessionLive, type FindMembership, type LiveParts } from "./session-live.ts";
import { sessionUserOf } from "./session-user.server.ts";

/** The user id that a browser last knew; only used to explain why a session has ended. */
export const UID_COOKIE = "tincture.uid";
const UID_PATH = "/api/session";
const UID_LIFE_S = 400 * 86_400;

/** The plan is for display; commands read it from the database again. */
export interface RefreshAnswer extends Membership {
  readonly user: SessionUser;
  /** Seconds after which the page should refresh the session again. */
  readonly expiresIn: number;
}

export function sessionRoutes(parts: LiveParts): Hono {
  const routes = new Hono().basePath("/api/session");
  routes.post("/refresh", (c) => refreshSession(parts, parts.findMembership, c.req.raw));
  routes.get("/live", createSessionLive(parts));
  routes.all("/*", (c) => c.json({ code: "not-found" }, 404));
  return routes;
}

async function refreshSession(
  services: AuthServices,
  findMembership: FindMembership,
  request: Request,
): Promise<Response> {
  const { auth, db } = services;
  const { authCookies, secret } = await auth.$context;
  const sessionCookie = readCookie(request.headers, authCookies.sessionToken.name);
  const uidCookie = readCookie(request.headers, UID_COOKIE);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (sessionCookie === undefined && uidCookie === undefined)
    return new Response(null, { status: 204, headers });

  const found = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
  for (const cookie of found.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  const session = found.response;
  const user = session === null ? undefined : await sessionUserOf(db, session.user.id);
  if (user !== undefined && session?.user.banned !== true) {
    const value = signValue(secret, UID_COOKIE, user.uid);
    headers.append("Set-Cookie", cookieText(UID_COOKIE, value, uidOptions(services, UID_LIFE_S)));
    const answer: RefreshAnswer = {
      user,
      ...(await findMembership(db, user.uid)),
      expiresIn: KNOWN_SESSION_S,
    };
    return Response.json(answer, { headers });
  }

  const uid = readSigned(secret, UID_COOKIE, uidCookie) ?? session?.user.id;
  // The reason is sent only once: the cookies are deleted, so the next request comes from a visitor.
  for (const cookie of expiredCookies(services, authCookies.sessionToken.name))
    headers.append("Set-Cookie", cookie);
  if (uid !== undefined && (await isBanned(db, uid)))
    return Response.json({ code: "user-disabled" }, { status: 403, headers });
  const isForged = sessionCookie !== undefined && !isSignedCookie(sessionCookie, secret);
  const code = isForged ? "invalid-user-token" : "user-token-expired";
  return Response.json({ code }, { status: 401, headers });
}

/** The header that deletes the cookie. After a deliberate sign-out no reason has to be shown. */
export function forgetUidCookie(services: AuthServices): string {
  return cookieText(UID_COOKIE, "", uidOptions(services, 0));
}

function expiredCookies(services: AuthServices, sessionCookie: string): string[] {
  return [
    cookieText(sessionCookie, "", { ...uidOptions(services, 0), path: "/" }),
    cookieText(UID_COOKIE, "", uidOptions(services, 0)),
  ];
}

function uidOptions({ config }: AuthServices, maxAgeS: number): CookieOptions {
  return { path: UID_PATH, maxAgeS, isSecure: config.appOrigin?.startsWith("https:") ?? false };
}

async function isBanned(db: Database, uid: string): Promise<boolean> {
  const [row] = await db.select({ banned: users.banned }).from(users).where(eq(users.id, uid));
  return row?.banned === true;
}

/** The library's cookies are "value.signature" with HMAC-SHA-256 in base64, percent-encoded. */
function isSignedCookie(cookie: string, secret: string): boolean {
  let text: string;
  try {
    text = decodeURIComponent(cookie);
  } catch {
    return false;
  }
  const dot = text.lastIndexOf(".");
  const own = createHmac("sha256", secret)
    .update(text.slice(0, Math.max(0, dot)))
    .digest();
  const given = Buffer.from(text.slice(dot + 1), "base64");
  return dot > 0 && given.length === own.length && timingSafeEqual(given, own);
}
