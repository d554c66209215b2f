/** Relative times (SHL-11): units from seconds to years; less than a minute reads "just now". */
const SECOND_MS = 1000;
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["year", 31_557_600 * SECOND_MS],
  ["month", 2_629_800 * SECOND_MS],
  ["week", 604_800 * SECOND_MS],
  ["day", 86_400 * SECOND_MS],
  ["hour", 3_600 * SECOND_MS],
  ["minute", 60 * SECOND_MS],
  ["second", SECOND_MS],
];
const MINUTE_MS = 60 * SECOND_MS;

/** `thenMs` relative to `nowMs`, both in ms since 1970; future times work as well ("in 3 days"). */
export function relativeTime(thenMs: number, nowMs: number, locale = "en"): string {
  const differenceMs = thenMs - nowMs;
  const size = Math.abs(differenceMs);
  if (size < MINUTE_MS) return "just now";
  const [unit, unitMs] = UNITS.find(([, ms]) => size >= ms) ?? ["second", SECOND_MS];
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(
    Math.trunc(differenceMs / unitMs),
    unit,
  );
}
