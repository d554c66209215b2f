const DAY_MS = 86_400_000;

/** The day since 1970-01-01 in UTC, for what is the same for everyone all day and another tomorrow. */
export function dayNumber(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
