/** Dates and amounts as billing pages and mails show them. */
import { longDay } from "#domain/shell/long-day.ts";

/** A day in UTC, such as "1 December 2026"; "soon" if it is not known. */
export function dayOf(date: Date | null): string {
  return date === null ? "soon" : longDay(date);
}

/** US cents in dollars with two decimals, such as "6.00". */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
