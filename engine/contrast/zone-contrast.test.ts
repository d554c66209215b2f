import { expect, it } from "vitest";
import { zoneContrast } from "./zone-contrast.ts";

const ALL = { x: 0, y: 0, width: 1, height: 1 };
const picture = (greys: readonly number[]) => ({
  width: greys.length,
  height: 1,
  rgba: Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
});

it("[WAL] black stands on a light zone and white on a dark one, at the ratio of WCAG", () => {
  expect(zoneContrast(picture([255, 255, 255]), ALL)).toEqual({ tone: "black", ratio: 21 });
  expect(zoneContrast(picture([0, 0, 0]), ALL)).toEqual({ tone: "white", ratio: 21 });
  expect(zoneContrast(picture([119, 119, 119]), ALL)?.ratio).toBeCloseTo(4.69, 1);
});

it("[WAL] the worst twentieth of the pixels does not count, more of them do", () => {
  const dark = Array.from({ length: 96 }, () => 20);
  const few = zoneContrast(picture([...dark, 255, 255, 255, 255]), ALL);
  expect(few).toMatchObject({ tone: "white" });
  expect(few?.ratio).toBeGreaterThan(15);
  const many = zoneContrast(picture([...dark, ...Array.from({ length: 12 }, () => 255)]), ALL);
  expect(many?.ratio).toBeLessThan(2);
});

it("[WAL] only the zone is looked at, and one without a pixel has no figure", () => {
  const half = picture([0, 0, 255, 255]);
  expect(zoneContrast(half, { x: 0, y: 0, width: 0.5, height: 1 })?.tone).toBe("white");
  expect(zoneContrast(half, { x: 0.5, y: 0, width: 0.5, height: 1 })?.tone).toBe("black");
  expect(zoneContrast(half, { x: 1, y: 0, width: 0.5, height: 1 })).toBeUndefined();
});
