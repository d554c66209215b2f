import { expect, it } from "vitest";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { parseEasing } from "#engine/gradient/easing.ts";
import {
  changeStops,
  indexOfCrossed,
  positionAcross,
  type StopChange,
} from "#engine/gradient/stop-changes.ts";
import { drawnAction } from "./draw.ts";
import { type GradientAction, reduce } from "./model.ts";

const document = GRADIENT.first();
const places = (changed = document) => changed.layers[0]?.stops.map(({ position01 }) => position01);
const change = (next: StopChange, from = document) => reduce(from, { type: "stops", layer: 0, change: next });

it("[GRD] a stop moves in tenths of a percent and not past its neighbors", () => {
  expect(places(change({ type: "place", index: 1, position01: 0.33333 }))).toEqual([0, 0.333, 0.7, 1]);
  expect(places(change({ type: "place", index: 1, position01: 2 }))).toEqual([0, 0.7, 0.7, 1]);
  expect(places(change({ type: "place", index: 3, position01: 0.1 }))).toEqual([0, 0.24, 0.7, 0.7]);
});

it("[GRD] a dragged stop crosses its neighbors, with its hint and its second position", () => {
  const cross = (index: number, position01: number, from = document) =>
    change({ type: "place", index, position01, crosses: true }, from).layers[0]?.stops ?? [];
  const [, second] = document.layers[0]?.stops ?? [];
  const moved = cross(1, 0.9);
  expect(moved.map(({ position01 }) => position01)).toEqual([0, 0.7, 0.9, 1]);
  expect(moved[2]?.color).toEqual(second?.color);
  expect(cross(0, 2).map(({ position01 }) => position01)).toEqual([0.24, 0.7, 1, 1]);
  expect(cross(3, -1).map(({ position01 }) => position01)).toEqual([0, 0, 0.24, 0.7]);
  const held = change({ type: "end", index: 2, end01: 0.8 });
  expect(cross(1, 0.75, held).map(({ position01, end01 }) => [position01, end01])).toEqual([
    [0, undefined],
    [0.7, 0.8],
    [0.8, undefined],
    [1, undefined],
  ]);
  const [, , , last] = cross(2, 0.98, held);
  expect([last?.position01, last?.end01 ?? 1]).toEqual([1, 1]);
});

it("[GRD] there are 2 to 16 stops", () => {
  let many = document;
  for (let index = 0; index < 20; index += 1) many = change({ type: "add", position01: index / 20 }, many);
  expect(many.layers[0]?.stops).toHaveLength(16);
  let few = document;
  for (let index = 0; index < 5; index += 1) few = change({ type: "remove", index: 0 }, few);
  expect(few.layers[0]?.stops).toHaveLength(2);
});

it("[GRD] turned round twice it is as it was, with its hints, easings and second positions", () => {
  const easing = parseEasing("cubic-bezier(0.7, 0, 0.3, 0.9)");
  const given = [
    { type: "hint", index: 0, hint01: 0.3 },
    { type: "end", index: 1, end01: 0.4 },
    { type: "easing", index: 2, easing },
  ] as const;
  const held = given.reduce((before, next) => change(next, before), document);
  const turned = change({ type: "reverse" }, held);
  expect(places(turned)).toEqual([0, 0.3, 0.6, 1]);
  expect(turned).not.toEqual(held);
  expect(change({ type: "reverse" }, turned)).toEqual(held);
});

it("[GRD] layers are copied, moved and taken away; one stays", () => {
  const two = reduce(reduce(document, { type: "add-layer", layer: 0 }), {
    type: "shape",
    layer: 0,
    change: { blend: "multiply" },
  });
  expect(two.layers.map(({ blend }) => blend)).toEqual(["multiply", "normal"]);
  // What is added is seen, and so are the layers below it.
  expect(two.layers[0]?.stops.map(({ color }) => color.alpha ?? 1)).toEqual([1, 0]);
  const moved = reduce(two, { type: "move-layer", from: 0, to: 1 });
  expect(moved.layers.map(({ blend }) => blend)).toEqual(["normal", "multiply"]);
  const one = reduce(moved, { type: "remove-layer", layer: 1 });
  expect(reduce(one, { type: "remove-layer", layer: 0 })).toBe(one);
  const all = Array.from({ length: 12 }).reduce<typeof document>(
    (before) => reduce(before, { type: "add-layer", layer: 0 }),
    document,
  );
  expect(all.layers).toHaveLength(8);
});

it("[TLS-3] what changes nothing gives the same document back", () => {
  const nothing: readonly GradientAction[] = [
    { type: "colors", colors: [] },
    { type: "remove-layer", layer: 0 },
    { type: "move-layer", from: 0, to: 0 },
    { type: "shape", layer: 4, change: { angleDeg: 10 } },
    { type: "layers", layers: [] },
    { type: "view", view: "canvas" },
  ];
  for (const action of nothing) expect(reduce(document, action)).toBe(document);
});

it("[GRD] a stop crosses the neighbor that it touches by a key, at the ends too", () => {
  const stops = document.layers[0]?.stops ?? [];
  expect(positionAcross(stops, 1, 0.01)).toBeUndefined();
  const [, touching] = [stops, change({ type: "place", index: 1, position01: 0.9 }).layers[0]?.stops ?? []];
  expect(positionAcross(touching, 1, 0.01)).toBeCloseTo(0.71, 9);
  expect(positionAcross(touching, 2, -0.1)).toBeCloseTo(0.6, 9);
  const atEnd = change({ type: "place", index: 2, position01: 1 }).layers[0]?.stops ?? [];
  const across = positionAcross(atEnd, 2, 0.01) ?? 0;
  expect(indexOfCrossed(atEnd, 2, across)).toBe(3);
  const crossed = changeStops(
    { type: "linear", angleDeg: 0, space: "srgb", stops: atEnd },
    { type: "place", index: 2, position01: across, crosses: true },
  );
  expect(crossed.at(-1)?.color).toEqual(atEnd[2]?.color);
  expect(crossed.map(({ position01 }) => position01)).toEqual([0, 0.24, 1, 1]);
});

it("[GRD] a lock stays with its stop when it moves, crosses and is turned round", () => {
  const locked = change({ type: "lock", index: 1, isLocked: true });
  const at = (changed: typeof document) =>
    changed.layers[0]?.stops.findIndex(({ isLocked }) => isLocked === true);
  expect(at(locked)).toBe(1);
  expect(at(change({ type: "place", index: 1, position01: 0.8, crosses: true }, locked))).toBe(2);
  expect(at(change({ type: "reverse" }, locked))).toBe(2);
  expect(change({ type: "lock", index: 1, isLocked: false }, locked)).toEqual(document);
});

it("[GRD] a draw keeps locked stops, a locked shape, and the other layers", async () => {
  const two = reduce(document, { type: "add-layer", layer: 0 });
  const locked = reduce(two, { type: "stops", layer: 1, change: { type: "lock", index: 2, isLocked: true } });
  const draw = async (from: typeof document, seed: string) => {
    const layer = from.layers[1];
    if (layer === undefined) throw new Error("two layers");
    return reduce(from, await drawnAction(seed, layer, 1));
  };
  const drawn = await draw(locked, "harbour");
  expect(drawn.layers[0]).toEqual(two.layers[0]);
  expect(drawn.layers[1]?.stops[2]).toEqual(locked.layers[1]?.stops[2]);
  expect(drawn.layers[1]?.stops[0]?.color).not.toEqual(locked.layers[1]?.stops[0]?.color);
  const shape = reduce(two, { type: "shape-lock", layer: 1, isLocked: true });
  const other = await draw(shape, "harbour");
  expect(other.layers[1]).toMatchObject({
    type: "linear",
    angleDeg: 160,
    space: "oklch",
    isShapeLocked: true,
  });
  expect(other.layers[1]?.stops).not.toEqual(shape.layers[1]?.stops);
  expect((await draw(two, "harbour")).layers).toHaveLength(1);
});
