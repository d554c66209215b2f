/**
 * GET /api/session/live: the signed-in person with their plan as server-sent events, first the current state and then
 * each change (SUB-1). Notices of the database only contain the id of the changed account, so the state is read again.
 */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { SessionUser } from "#domain/account/session-user.ts";
import type { Membership } from "#domain/billing/subscription.ts";
import type { AuthServices } from "#server/auth/auth-call.server.ts";
import type { Database } from "#server/db/database.ts";
import { databaseTrouble, watchDatabase } from "#server/db/database-trouble.server.ts";
import type { Notices } from "#server/db/notices.ts";
import { sessionUserOf } from "./session-user.server.ts";

/** Injected, because plans belong to a feature above this one. */
export type FindMembership = (db: Database, userId: string) => Promise<Membership>;

export interface LiveParts extends AuthServices {
  readonly notices: Notices;
  readonly findMembership: FindMembership;
  /** Aborted when the process is asked to stop. */
  readonly stopping?: AbortSignal | undefined;
}

export type LiveAccount = { readonly user: SessionUser } & Membership;

/** Prevents proxies from closing an idle connection, which most do after 60 s. */
const PING_MS = 15_000;
/** Number of pings after which the state is read even without a notice. */
const PINGS_A_READ = 20;
/** Delay after which the browser reconnects. */
const RETRY_MS = 1_000;
/** Each browser of a person opens one. */
const MAX_STREAMS_A_PERSON = 20;

const NOBODY = { status: 204, headers: { "Cache-Control": "no-store" } };

export function createSessionLive(parts: LiveParts): (c: Context) => Promise<Response> {
  const streams = new Map<string, number>();

  return async (c) => {
    const { headers } = c.req.raw;
    const first = await readAccount(parts, headers);
    // An event source does not reconnect after a 204.
    if (first === undefined) return new Response(null, NOBODY);
    const { uid } = first.user;
    const open = streams.get(uid) ?? 0;
    if (open >= MAX_STREAMS_A_PERSON) return c.json({ code: "too-many-requests" }, 429);
    streams.set(uid, open + 1);
    const answer = streamSSE(c, async (stream) => {
      const bell = createBell(parts, uid);
      stream.onAbort(bell.end);
      try {
        await stream.write(`retry: ${RETRY_MS}\n\n`);
        let sent = "";
        let pings = 0;
        let account: LiveAccount | "unknown" | undefined = first;
        while (!stream.aborted && !bell.hasEnded()) {
          if (account === undefined) {
            await stream.writeSSE({ event: "ended", data: "" });
            return;
          }
          const text = account === "unknown" ? sent : JSON.stringify(account);
          if (text !== sent) await stream.writeSSE({ event: "account", data: text });
          sent = text;
          const woken = await bell.wait(account === "unknown" ? RETRY_MS : PING_MS);
          pings = woken === "time" ? pings + 1 : 0;
          if (woken === "time" && account !== "unknown") await stream.write(": ping\n\n");
          if (woken === "notice" || account === "unknown" || pings % PINGS_A_READ === 0)
            account = await watchDatabase(() => reread(parts, headers));
        }
      } finally {
        bell.end();
        const left = (streams.get(uid) ?? 1) - 1;
        if (left === 0) streams.delete(uid);
        else streams.set(uid, left);
      }
    });
    answer.headers.set("Cache-Control", "no-store");
    // Prevents nginx from buffering the events.
    answer.headers.set("X-Accel-Buffering", "no");
    return answer;
  };
}

/** Undefined if nobody is signed in. */
async function readAccount(
  { auth, db, findMembership }: LiveParts,
  headers: Headers,
): Promise<LiveAccount | undefined> {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (session === null || session.user.banned === true) return undefined;
  const user = await sessionUserOf(db, session.user.id);
  return user && { user, ...(await findMembership(db, user.uid)) };
}

/** "unknown" while the database is unavailable, when the sign-in library reports that there is no session. */
async function reread(parts: LiveParts, headers: Headers): Promise<LiveAccount | "unknown" | undefined> {
  try {
    const account = await readAccount(parts, headers);
    return databaseTrouble() === undefined ? account : "unknown";
  } catch (error) {
    if (databaseTrouble() === undefined) throw error;
    return "unknown";
  }
}

/** Waits until there is a notice about the person, the time has passed, or the stream must end. */
function createBell({ notices, stopping }: LiveParts, uid: string) {
  let isRung = false;
  let isOver = stopping?.aborted === true;
  let wake: (() => void) | undefined;
  const ring = () => {
    isRung = true;
    wake?.();
  };
  const unlisten = notices.listen("account", {
    heard: (payload) => payload === uid && ring(),
    missed: ring,
  });
  const end = () => {
    isOver = true;
    unlisten();
    stopping?.removeEventListener("abort", end);
    wake?.();
  };
  stopping?.addEventListener("abort", end);
  return {
    end,
    hasEnded: () => isOver,
    async wait(ms: number): Promise<"notice" | "time"> {
      if (!isRung && !isOver)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      const woken = isRung ? "notice" : "time";
      isRung = false;
      return woken;
    },
  };
}
