import { expect, it } from "vitest";
import { laterOf, parseLogPosition } from "./log-position.ts";

it("[PLT-7] reads and compares positions of the log", () => {
  const position = parseLogPosition("16/B374D848");
  expect(position).toBe(0x16_b374_d848n);
  expect(parseLogPosition("0/0")).toBe(0n);
  expect(laterOf(parseLogPosition("1/0") ?? 0n, parseLogPosition("0/FFFFFFFF") ?? 0n)).toBe(1n << 32n);
});

it("[PLT-7] reads the positions before and behind the header of a page as the same", () => {
  expect(parseLogPosition("0/3000018")).toBe(parseLogPosition("0/3000000"));
  expect(parseLogPosition("0/3000020")).not.toBe(parseLogPosition("0/3000000"));
});

it.each(["", "16", "16/", "g/1", "1/123456789", "1/2/3"])("[PLT-7] %j is no position", (text) => {
  expect(parseLogPosition(text)).toBeUndefined();
});
