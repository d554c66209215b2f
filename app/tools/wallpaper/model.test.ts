import { expect, it } from "vitest";
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { reduce } from "./model.ts";

const first = WALLPAPER.first();

it("[WAL] [TLS-3] another style begins with its default controls, and the same style changes nothing", () => {
  const changed = reduce(first, { type: "control", id: "layers", value: 5 });
  expect(changed.controls).toEqual({ layers: 5 });
  expect(reduce(changed, { type: "style", style: "contours" })).toBe(changed);
  expect(reduce(changed, { type: "style", style: "waves" })).toMatchObject({ style: "waves", controls: {} });
});

it("[WAL] a control is limited to its range and its steps, and its default value is not stored", () => {
  expect(reduce(first, { type: "control", id: "layers", value: 99.4 }).controls).toEqual({ layers: 16 });
  const back = reduce(reduce(first, { type: "control", id: "layers", value: 4 }), {
    type: "control",
    id: "layers",
    value: 9,
  });
  expect(back.controls).toEqual({});
});

it("[WAL] [TLS-3] an action that does not apply gives the same document", () => {
  expect(reduce(first, { type: "control", id: "rays", value: 5 })).toBe(first);
  expect(reduce(first, { type: "seed", seed: 100_000 })).toBe(first);
  expect(reduce(first, { type: "seed", seed: 1.5 })).toBe(first);
  expect(reduce(first, { type: "size", size: { width: 8192, height: 1000 } })).toBe(first);
  expect(reduce(first, { type: "size", size: { width: 8193, height: 4000 } })).toBe(first);
  expect(reduce(first, { type: "colors", colors: [] })).toBe(first);
  expect(reduce(first, { type: "weight", index: 0, weight: 10 })).toBe(first);
  expect(reduce(first, { type: "weight", index: 12, weight: 2 })).toBe(first);
  expect(reduce(first, { type: "usual" })).toBe(first);
});

it("[TLS-6] colors from elsewhere get falling weights, so that the first covers most of the picture", () => {
  const colors = WALLPAPER.colorsOf(first);
  const taken = reduce(first, { type: "colors", colors: [...colors, ...colors, ...colors] });
  expect(taken.colors.map(({ weight }) => weight)).toEqual([5, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

it("[TLS-6] a single color from elsewhere takes one place, and leaves the others and what is locked", () => {
  const before = WALLPAPER.colorsOf(first);
  const [color] = before.toReversed();
  if (color === undefined) throw new Error("no color");
  const one = reduce(first, { type: "one-color", color });
  expect(WALLPAPER.colorsOf(one)).toEqual([color, ...before.slice(1)]);
  expect(one.colors.map(({ weight }) => weight)).toEqual(first.colors.map(({ weight }) => weight));
  const kept = reduce(first, { type: "lock", index: 0, isLocked: true });
  const second = reduce(kept, { type: "one-color", color });
  expect(WALLPAPER.colorsOf(second)).toEqual([before[0], color, ...before.slice(2)]);
  const all = before.reduce((held, _, index) => reduce(held, { type: "lock", index, isLocked: true }), first);
  expect(WALLPAPER.colorsOf(reduce(all, { type: "one-color", color }))).toEqual([...before, color]);
});

it("[WAL] [TLS-3] locked colors keep their places and weights when others are dealt or taken", () => {
  const locked = reduce(first, { type: "lock", index: 1, isLocked: true });
  const dealt = reduce(locked, { type: "deal", chances: [0.9, 0, 0.1, 0.8, 0.2] });
  expect(dealt.colors.map(({ weight }) => weight)).toEqual(first.colors.map(({ weight }) => weight));
  const before = WALLPAPER.colorsOf(first);
  expect(WALLPAPER.colorsOf(dealt)).toEqual([2, 1, 4, 3, 0].map((from) => before[from]));
  const taken = reduce(locked, { type: "colors", colors: before.slice(3) });
  expect(WALLPAPER.colorsOf(taken)).toEqual([before[3], before[1], before[4]]);
  expect([taken.colors[1]?.weight, ...taken.locked]).toEqual([first.colors[1]?.weight, 1]);
  // Random numbers that keep the order move each color by one place.
  expect(reduce(first, { type: "deal", chances: [0, 0.1, 0.2, 0.3, 0.4] }).colors).not.toEqual(first.colors);
  const all = first.colors.reduce(
    (held, _, index) => reduce(held, { type: "lock", index, isLocked: true }),
    first,
  );
  expect(reduce(all, { type: "deal", chances: [] })).toBe(all);
});

it("[WAL] a locked color keeps its place if fewer colors are taken; places without a color of them keep theirs", () => {
  const before = WALLPAPER.colorsOf(first);
  const locked = [3, 1].reduce((held, index) => reduce(held, { type: "lock", index, isLocked: true }), first);
  const other = before.slice(4, 5);
  const taken = reduce(locked, { type: "colors", colors: other });
  expect(WALLPAPER.colorsOf(taken)).toEqual([other[0], before[1], before[2], before[3]]);
  expect(taken.colors.slice(1)).toEqual(first.colors.slice(1, 4));
  expect(taken.locked).toEqual([1, 3]);
});

it("[WAL] as many colors are taken beside locked ones as a pattern can have", () => {
  const before = WALLPAPER.colorsOf(first);
  const locked = reduce(first, { type: "lock", index: 4, isLocked: true });
  const taken = reduce(locked, { type: "colors", colors: [...before, ...before, ...before] });
  expect(taken.colors).toHaveLength(12);
  expect([taken.colors[4], ...taken.locked]).toEqual([first.colors[4], 4]);
});

it("[WAL] a kind of device sets its first size unless the size is one of the kind, and shows one picture", () => {
  const pair = reduce(first, { type: "view", view: "pair" });
  const desktop = reduce(pair, { type: "device", kind: "desktop" });
  expect(desktop).toMatchObject({ view: "one", size: { width: 2560, height: 1440 } });
  const laptop = reduce(desktop, { type: "size", size: { width: 2880, height: 1800 } });
  expect(reduce(laptop, { type: "device", kind: "desktop" }).size).toEqual({ width: 2880, height: 1800 });
  expect(reduce(laptop, { type: "device", kind: "screens" }).size).toEqual({ width: 5120, height: 1440 });
});
