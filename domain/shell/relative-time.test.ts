import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const DAY = 86_400_000;

it.each([
  [0, "just now"],
  [59_999, "just now"],
  [-59_999, "just now"],
  [MINUTE, "1 minute ago"],
  [59.9 * MINUTE, "59 minutes ago"],
  [60 * MINUTE, "1 hour ago"],
  [23.9 * 60 * MINUTE, "23 hours ago"],
  [DAY, "1 day ago"],
  [6.9 * DAY, "6 days ago"],
  [7 * DAY, "1 week ago"],
  [31 * DAY, "1 month ago"],
  [366 * DAY, "1 year ago"],
  [3700 * DAY, "10 years ago"],
  [-3 * DAY, "in 3 days"],
])("[SHL-11] %d ms back reads %j", (backMs, text) => {
  expect(relativeTime(NOW - backMs, NOW)).toBe(text);
});
