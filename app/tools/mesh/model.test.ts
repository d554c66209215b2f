import { expect, it } from "vitest";
import { MESH, type MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { type FittedLayer, layersPainter } from "#engine/mesh/fit/fit-css.ts";
import { differenceFrom, fitTarget } from "#engine/mesh/fit/fit-target.ts";
import { isUnfolded } from "#engine/mesh/folds.ts";
import { isCorner } from "#engine/mesh/tangents.ts";
import { pictureOf } from "#engine/mesh/write/write-mesh-css.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { type MeshAction, reduce as reduceLight } from "./model.ts";
import { GROUND, LAYERS, MEAN, PICTURE } from "./parts/figure-pictures.ts";
import { type Remake, remade } from "./remake.ts";

const document = MESH.first();
const LIGHT: readonly string[] = ["move", "handle", "color", "lock", "lay", "set", "blend", "take"];
const isLight = (action: MeshAction | Remake): action is MeshAction => LIGHT.includes(action.type);
const reduce = (from: MeshDocument, action: MeshAction | Remake) =>
  isLight(action) ? reduceLight(from, action) : remade(from, action);
const after = (...actions: readonly (MeshAction | Remake)[]) => actions.reduce(reduce, document);
const hexes = (of = document) => of.mesh.vertices.map((vertex) => formatHex(vertex.color));

it("[MSH] a vertex moves in thousandths; a vertex of an edge moves along it, and a corner does not move", () => {
  expect(after({ type: "move", index: 5, to: [0.41234, 0.25] }).mesh.vertices[5]?.at).toEqual([0.412, 0.25]);
  expect(after({ type: "move", index: 1, to: [0.4, 0.3] }).mesh.vertices[1]?.at).toEqual([0.4, 0]);
  expect(after({ type: "move", index: 0, to: [0.4, 0.3] }).mesh.vertices[0]?.at).toEqual([0, 0]);
});

it("[MSH] no move, turn or shuffle folds the mesh", () => {
  const folded = after(
    { type: "move", index: 5, to: [1, 1] },
    { type: "turn", index: 10, byDeg: 179, aspect: 1.5 },
    { type: "handle", index: 6, side: "left", to: [1.5, 1.5], isMirrored: true },
    { type: "tangents", index: 9, to: "corner" },
    { type: "lock", index: 5 },
    { type: "shuffle", seed: "k3x" },
    { type: "warp", percent: 100 },
    { type: "grid", size: { columns: 8, rows: 3 } },
    { type: "symmetry", symmetry: "both" },
  );
  expect(isUnfolded(folded.mesh)).toBe(true);
  expect([folded.mesh.columns, folded.mesh.rows]).toEqual([8, 3]);
});

it("[MSH] the shuffle keeps locked vertices, and the same seed shuffles the same", () => {
  const locked = after({ type: "lock", index: 5 });
  const [one, other] = [0, 1].map(() => reduce(locked, { type: "shuffle", seed: "k3x" }));
  expect(one).toEqual(other);
  expect(one?.mesh.vertices[5]).toEqual(document.mesh.vertices[5]);
  expect(hexes(one)).not.toEqual(hexes());
  expect(hexes(one).filter((hex) => !hexes().includes(hex))).toEqual([]);
});

it("[MSH] a lock follows its vertex when a row or a column is added or removed", () => {
  const locked = after({ type: "lock", index: 10 });
  const more = reduce(locked, { type: "add-line", line: "column", cell: 0, share: 0.5 });
  expect(more.locked).toEqual([13]);
  expect(more.mesh.vertices[13]?.at).toEqual(document.mesh.vertices[10]?.at);
  expect(reduce(locked, { type: "remove-line", line: "row", at: 1 }).locked).toEqual([6]);
  expect(reduce(locked, { type: "remove-line", line: "row", at: 2 }).locked).toBeUndefined();
});

it("[MSH] one tangent that turns alone makes a corner, and “smooth” removes it", () => {
  const corner = after({ type: "handle", index: 5, side: "left", to: [-0.05, 0.1], isMirrored: false });
  expect(isCorner(document.mesh, 5)).toBe(false);
  expect(isCorner(corner.mesh, 5)).toBe(true);
  expect(isCorner(reduce(corner, { type: "tangents", index: 5, to: "smooth" }).mesh, 5)).toBe(false);
});

it("[MSH] tangents turn by degrees of the picture as it is shown, and turn back to where they were", () => {
  const turn = (byDeg: number): Remake => ({ type: "turn", index: 5, byDeg, aspect: 1.5 });
  const [x = 0, y = 0] = after(turn(15)).mesh.vertices[5]?.handles?.right ?? [];
  const [fromX = 0, fromY = 0] = document.mesh.vertices[5]?.handles?.right ?? [];
  const angle = (right: number, down: number) => (Math.atan2(down, right * 1.5) * 180) / Math.PI;
  expect(angle(x, y) - angle(fromX, fromY)).toBeCloseTo(15, 0);
  const back = after(turn(15), turn(-15)).mesh.vertices[5]?.handles?.right ?? [];
  expect(Math.abs((back[0] ?? 0) - fromX) + Math.abs((back[1] ?? 0) - fromY)).toBeLessThan(0.003);
});

it("[MSH] free points color the net, and the net keeps the colors when the points are removed", () => {
  const points = [
    { at: [0.2, 0.2], color: color("#ff0000") },
    { at: [0.8, 0.8], color: color("#0000ff") },
  ] as const;
  const free = after({ type: "points", points });
  expect(hexes(free)[5]).toMatch(/^#f/);
  expect(hexes(free)[15]).toMatch(/f.$/);
  const net = reduce(free, { type: "lay" });
  expect(net.points).toEqual([]);
  expect(net.mesh).toEqual(free.mesh);
});

it("[TLS-3] an action that does not apply gives the same document", () => {
  expect(after({ type: "lay" })).toBe(document);
  expect(after({ type: "set", change: { grain: 0 } })).toBe(document);
  expect(after({ type: "colors", colors: [] })).toBe(document);
  expect(after({ type: "remove-line", line: "row", at: 0 })).toBe(document);
  expect(after({ type: "blend", isSmooth: true })).toBe(document);
  expect(after({ type: "grid", size: { columns: 4, rows: 4 } })).toBe(document);
});

it("[MSH-1] the figure below the tool shows the first mesh, and layers with the difference that it states", () => {
  const { mesh } = MESH.first();
  expect(PICTURE).toBe(pictureOf(mesh, [32, 18]).address);
  const numbers = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, value]) => value ?? "");
  const bytes = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const layers = LAYERS.split("radial-gradient(")
    .slice(1)
    .map((layer): FittedLayer => {
      const [width = 0, height = 0, x = 0, y = 0] = numbers(layer.split(",")[0] ?? "", /(-?[\d.]+)%/g).map(
        (percent) => Math.round(Number(percent) * 10),
      );
      const stops = numbers(layer, /#([\da-f]{8})/g).map(bytes);
      const [red = 0, green = 0, blue = 0] = stops[0] ?? [];
      return {
        center: [x, y],
        radii: [width, height],
        bytes: [red, green, blue],
        alphas: stops.map((stop) => stop[3] ?? 0),
      };
    });
  const [red = 0, green = 0, blue = 0] = bytes(GROUND.slice(1));
  const target = fitTarget(mesh, 96, 54);
  const { mean } = differenceFrom(target, layersPainter({ layers, ground: [red, green, blue] }, target));
  expect(layers).toHaveLength(12);
  expect(mean * 100).toBeCloseTo(MEAN, 1);
});
