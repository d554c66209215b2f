/** Runs each request with the visitor's log position, and sends the new position with the answer. */
import type { Context, MiddlewareHandler } from "hono";
import { type LogPosition, laterOf, NEVER_REACHED, START } from "#server/db/log-position.ts";
import { createReadScope, type ReadScope, runInReadScope } from "#server/db/read-scope.server.ts";
import type { Replication } from "#server/db/replication.ts";
import { givenPosition, POSITION_HEADER, positionCookie, positionText } from "./visitor-position.ts";

export interface VisitorReadsParts {
  /** Undefined without replicas; then nothing is read or set. */
  readonly replication: Replication | undefined;
  readonly secret: string;
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const API = /^\/api\/v\d+\//;
const PERSONAL = /private|no-store/;

export function visitorReads(parts: VisitorReadsParts): MiddlewareHandler {
  const { replication, secret, isSecure, clock } = parts;
  if (replication === undefined) return (_c, next) => next();
  return async (c, next) => {
    const given = givenPosition(secret, c.req.raw.headers);
    const scope = createReadScope(given?.position ?? START);
    await runInReadScope(scope, next);
    const isApi = API.test(c.req.path);
    const mayCarry = isApi || scope.hasWritten || given !== undefined || isPersonal(c);
    if (!mayCarry || (!scope.hasWritten && scope.reader === undefined)) return;
    const visitor = {
      position: laterOf(scope.reached, await positionAfter(replication, scope)),
      writtenMs: scope.hasWritten ? clock() : (given?.writtenMs ?? 0),
    };
    if (isApi) {
      c.res.headers.set(POSITION_HEADER, positionText(secret, visitor));
      return;
    }
    c.res.headers.append("Set-Cookie", positionCookie(secret, visitor, isSecure));
    // An answer with the cookie is only for this visitor.
    if (!isPersonal(c)) c.res.headers.set("Cache-Control", "private, no-cache");
  };
}

function isPersonal(c: Context): boolean {
  return PERSONAL.test(c.res.headers.get("cache-control") ?? "");
}

/** If that server has become unavailable, the visitor reads from the primary until the cookie expires. */
async function positionAfter(replication: Replication, scope: ReadScope): Promise<LogPosition> {
  try {
    return await replication.positionAfter(scope);
  } catch {
    return NEVER_REACHED;
  }
}
