const DAY_MS = 86_400_000;

/** The number of days since 1970-01-01 in UTC, for content that changes daily and is the same for everyone. */
export function dayNumber(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** When the next day of `dayNumber` begins, in milliseconds since 1970. */
export function nextDayMs(ms: number): number {
  return (dayNumber(ms) + 1) * DAY_MS;
}
