/** Dates and amounts as billing pages and mails show them. */

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day in UTC, such as "1 December 2026"; "soon" if it is not known. */
export function dayOf(date: Date | null): string {
  return date === null ? "soon" : DAY.format(date);
}

/** US cents in dollars with two decimals, such as "6.00". */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
