/** Which of several PostgreSQL servers is the primary. */

export interface Candidate {
  readonly url: string;
  /** Undefined if the server does not answer; its timeline is undefined if it is a replica. */
  readonly state: { readonly timeline: number | undefined } | undefined;
}

/**
 * The primary with the latest timeline, if it is not earlier than `known`, the latest timeline seen so far: an old
 * primary that starts again after another server was promoted has an earlier one. Of two with the same timeline,
 * `present`, the URL of the primary in use, is kept.
 */
export function findPrimary<Each extends Candidate>(
  hosts: readonly Each[],
  known: number,
  present: string | undefined,
): Each | undefined {
  let found: Each | undefined;
  for (const host of hosts) {
    const timeline = timelineOf(host);
    if (timeline < known || timeline < 0) continue;
    const best = found === undefined ? -1 : timelineOf(found);
    if (timeline > best || (timeline === best && host.url === present)) found = host;
  }
  return found;
}

/** -1 unless it is a primary. */
export function timelineOf({ state }: Candidate): number {
  return state?.timeline ?? -1;
}
