/** Waiting times in words. */

/** Such as "30 seconds" or "2 minutes"; rounded up, so that waiting that long is enough. */
export function waitingTime(seconds: number | undefined): string {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return "a moment";
  if (seconds < 90) return counted(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
