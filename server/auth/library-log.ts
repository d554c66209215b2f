/** What the sign-in library says while it works. */

import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { causeOf } from "#server/cause-of.server.ts";
import { troubleOf } from "#server/db/database-trouble.server.ts";
import type { Log } from "#server/log.ts";

const MAX_REASON = 80;
const FAILURES = [DrizzleQueryError, TypeError, RangeError, ReferenceError];

/**
 * The library calls everything an error that it refuses, such as an address of another site or a state that it does not
 * know, so that any visitor could fill the log with errors. Only what fails on our side is one here. What a visitor sent
 * follows a colon, and is left out.
 */
export function libraryLog(log: Log | undefined): NonNullable<BetterAuthOptions["logger"]> {
  return {
    log(level, message, ...given) {
      if (level !== "error") return;
      const reason = message.split(":", 1)[0]?.slice(0, MAX_REASON) ?? "";
      const failure = given.find(isFailure);
      if (failure === undefined) log?.info("sign-in refused", { reason });
      else log?.error("sign-in library", { reason, error: told(failure) });
    },
  };
}

/** An error of the database, of a program, or an answer of 500 and more: none that reading a request ends with. */
function isFailure(given: unknown): boolean {
  if (!(given instanceof Error)) return false;
  if (isAPIError(given)) return given.statusCode >= 500;
  return FAILURES.some((kind) => given instanceof kind) || troubleOf(given) !== undefined;
}

export function logFailure(log: Log | undefined, error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  log?.error("sign-in failed", { error: told(error) });
}

function told(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message : "unknown";
}
