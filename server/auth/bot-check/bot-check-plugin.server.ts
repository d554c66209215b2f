/** Requires the bot check before the sign-in library does anything. */
import { randomBytes } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { BOT_CHECK_HEADER, type BotCheckAction } from "#domain/account/bot-check.ts";
import { type AuthRefusal, refused } from "#server/auth/auth-outcome.server.ts";
import { tooManyRequests } from "#server/auth/request-hooks.ts";
import { triesOf } from "#server/auth/sign-in-failures.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/http/known-address.server.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { checkBotSolution } from "./bot-check.server.ts";

export interface BotCheckParts {
  readonly config: Config;
  readonly db: Database;
}

/** Links and messages are not listed: email-link-commands.server.ts and the feedback route check them. */
const ACTIONS: Readonly<Record<string, BotCheckAction>> = {
  "/sign-up/email": "sign-up",
  "/sign-in/email": "sign-in",
  "/request-password-reset": "reset",
};

/** Failures after which sign-in requires it. */
const FREE_FAILURES = 3;

/** Maximum number of forms without JavaScript per hour, client address and kind of form. */
const FORM_LIMIT = 5;
const FORM_WINDOW_S = 3_600;

/** Marks one of our own forms that a browser sent without JavaScript; random, so that outsiders cannot forge it. */
const FORM_MARK = `form:${randomBytes(24).toString("base64url")}`;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The header that a page's action passes on: the solution, the mark of a form without JavaScript, or nothing. */
export function botCheckHeader(request: Request, field?: unknown): string | undefined {
  if (typeof field === "string" && field !== "") return field;
  const given = request.headers.get(BOT_CHECK_HEADER);
  if (given !== null) return given;
  const type = request.headers.get("content-type") ?? "";
  return FORM_TYPES.some((form) => type.startsWith(form)) ? FORM_MARK : undefined;
}

/** For commands outside the sign-in library; undefined if the check has passed. */
export async function refuseBots(
  parts: BotCheckParts,
  action: BotCheckAction,
  { header, caller }: { readonly header: string | null | undefined; readonly caller: string | null },
): Promise<AuthRefusal | undefined> {
  if (!parts.config.botCheck) return undefined;
  if (header === FORM_MARK) {
    const key = `bot-form:${action}:${caller ?? "unknown"}`;
    const most = FORM_LIMIT * parts.config.addressLimitFactor;
    const { isAllowed, waitS } = await takeLimit(parts.db, key, most, FORM_WINDOW_S);
    return isAllowed ? undefined : refused(429, "too-many-requests", waitS);
  }
  const problem = await checkBotSolution(parts, action, header);
  return problem === undefined ? undefined : refused(400, problem);
}

export function botCheckPlugin(parts: BotCheckParts): Pick<BetterAuthPlugin, "id" | "hooks"> {
  return {
    id: "bot-check",
    hooks: {
      before: [
        {
          matcher: ({ path }) => parts.config.botCheck && path !== undefined && path in ACTIONS,
          handler: createAuthMiddleware(async ({ path, headers, body }) => {
            const action = ACTIONS[path];
            // Without headers it is an internal call, which was checked at its origin.
            if (action === undefined || !(headers instanceof Headers)) return;
            if (action === "sign-in" && (await triesOf(parts.db, emailOf(body))) <= FREE_FAILURES) return;
            const refusal = await refuseBots(parts, action, {
              header: headers.get(BOT_CHECK_HEADER),
              caller: headers.get(CLIENT_ADDRESS_HEADER),
            });
            if (refusal === undefined) return;
            if (refusal.waitS !== undefined) throw tooManyRequests(refusal.waitS);
            throw new APIError("BAD_REQUEST", {
              code: refusal.code,
              message: "The check for robots did not hold.",
            });
          }),
        },
      ],
    },
  };
}

function emailOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
}
