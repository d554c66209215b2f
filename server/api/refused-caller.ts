/** Why a caller of the API gets no answer, whatever they ask. */
import type { ApiCaller } from "./api-callers.server.ts";
import { problemAnswer, problemOf } from "./problem.ts";

/**
 * The answer to a key that nobody has, or to more requests than the caller may send; otherwise undefined. `misplaced` is a
 * header that holds a key and is not read.
 */
export function refusedCaller(
  { hasUnknownKey, waitMs, perSecond }: ApiCaller,
  misplaced?: string,
): Response | undefined {
  if (hasUnknownKey)
    return problemAnswer(
      problemOf(
        401,
        misplaced === undefined
          ? "This key is not known, or it was revoked. Send a key of yours, or none at all."
          : `A key in ${misplaced} is not read. Send it as “Authorization: Bearer” and the key.`,
      ),
      { "WWW-Authenticate": 'Bearer realm="Tincture", error="invalid_token"' },
    );
  if (waitMs === 0) return undefined;
  return problemAnswer(problemOf(429, `At most ${perSecond} requests a second are answered.`), {
    "Retry-After": String(Math.ceil(waitMs / 1000)),
  });
}
