import { expect, it } from "vitest";
import { msFromTimestamp, timestampFromMs } from "./timestamp.ts";

it("[LIB-9] keeps a time through seconds and nanoseconds", () => {
  for (const ms of [0, 1, 999, 1_795_000_000_123, -1]) {
    const stamp = timestampFromMs(ms);
    expect(Number.isInteger(stamp.seconds)).toBe(true);
    expect(stamp.nanoseconds).toBeGreaterThanOrEqual(0);
    expect(stamp.nanoseconds).toBeLessThan(1e9);
    expect(msFromTimestamp(stamp)).toBe(ms);
  }
});
