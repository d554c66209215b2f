import { expect, it } from "vitest";
import { isGeoPoint, isTimestamp, msFromTimestamp, timestampFromMs } from "./timestamp.ts";

it("[LIB-9] keeps a time through seconds and nanoseconds", () => {
  for (const ms of [0, 1, 999, 1_795_000_000_123, -1]) {
    const stamp = timestampFromMs(ms);
    expect(isTimestamp(stamp)).toBe(true);
    expect(msFromTimestamp(stamp)).toBe(ms);
  }
});

it.each([
  null,
  1,
  {},
  { seconds: 1 },
  { seconds: 1.5, nanoseconds: 0 },
  { seconds: 1, nanoseconds: 1e9 },
  { seconds: "1", nanoseconds: 0 },
])("[LIB-9] rejects %o as a timestamp", (value) => {
  expect(isTimestamp(value)).toBe(false);
});

it("[LIB-9] checks the range of a geo-point", () => {
  expect(isGeoPoint({ latitude: 52.5, longitude: 13.4 })).toBe(true);
  expect(isGeoPoint({ latitude: 91, longitude: 0 })).toBe(false);
  expect(isGeoPoint({ latitude: 0, longitude: 181 })).toBe(false);
});
