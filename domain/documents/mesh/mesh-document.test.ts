import { expect, it } from "vitest";
import { fitAddress } from "#domain/documents/fields/address-fit.ts";
import { isUnfolded } from "#engine/mesh/folds.ts";
import { evenMesh, mapVertices } from "#engine/mesh/mesh.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { linkedMesh, MESH } from "./mesh-document.ts";

const decode = (query: string) => MESH.decode(new URLSearchParams(query));
const FOUR = "grid=2x2&p=red-blue-lime-gold";

it.each([
  ["grid=5x5&blend=linear", "names no colors (p), so the rest of it was left out: grid, blend."],
  ["p=red-blue-lime", "at least 4 colors"],
  ["p=red-blue-zzz-lime", "“zzz” is not a color"],
  ["grid=3x3&p=red-blue-lime-gold", "has 9 vertices, not 4"],
  ["grid=9x2&p=red-blue-lime-gold", "2 to 8 each; 4x4 was taken"],
  ["grid=2x2&p=red*NaN-blue-lime-gold", "cannot be read, so they were left out"],
  ["grid=2x2&p=red**1.2.3-blue-lime-gold", "cannot be read, so they were left out"],
  ["grid=2x2&p=red**9999.0.0.0.0.0.0.0-blue-lime-gold", "cannot be read, so they were left out"],
  ["grid=2x2&p=ff000080-blue-lime-gold", "A mesh is opaque"],
  ["grid=3x3&p=red-red-red-red-red*n400.500-red-red-red-red", "folds over itself"],
  [`p=${"red-".repeat(65)}`, "At most 64"],
  [`${FOUR}&blend=magic`, "no way to blend colors here; smooth was taken"],
  [`${FOUR}&grain=101`, "from 0 to 100; 0 was taken"],
  [`${FOUR}&secs=0`, "from 2 to 20; 6 was taken"],
  [`${FOUR}&seed=NO`, "The seed was left out"],
  ["z=not-packed", "cut off or damaged"],
])("[MSH] falls back on %s with a notice, to a mesh that is whole", (query, words) => {
  const { document, notices } = decode(query);
  expect(notices.join(" ")).toContain(words);
  if (document === undefined) return;
  const { columns, rows, vertices } = document.mesh;
  expect(vertices).toHaveLength(columns * rows);
  expect(isUnfolded(document.mesh)).toBe(true);
});

it("[MSH] places and handles of the edge are put on the edge of the box", () => {
  const { document } = decode("grid=3x2&p=red*50.50-blue*400.300*n100.50.0.0.100.n50.0.200-red-red-red-red");
  expect(document?.mesh.vertices[0]?.at).toEqual([0, 0]);
  expect(document?.mesh.vertices[1]?.at).toEqual([0.4, 0]);
  expect(document?.mesh.vertices[1]?.handles).toEqual({
    left: [-0.1, 0],
    up: [0, 0],
    right: [0.1, 0],
    down: [0, 0.2],
  });
});

it("[MSH] the largest mesh with handles everywhere fits into an address", () => {
  const mesh = evenMesh(8, 8, [
    color("oklch(0.7 0.25 150)"),
    color("#123456"),
    color("oklch(0.72 0.29 333)"),
  ]);
  const handled = mapVertices(mesh, (vertex) => ({
    ...vertex,
    at: [vertex.at[0] * 0.997 + 0.001, vertex.at[1] * 0.993 + 0.002],
    handles: { left: [-0.047, 0.003], up: [0.001, -0.046], right: [0.043, -0.007], down: [0.011, 0.041] },
  }));
  const document = { ...MESH.first(), mesh: linkedMesh(handled) };
  const search = MESH.encode(document).toString();
  expect(fitAddress(MESH, search)).toEqual({ fits: true });
  expect(decode(search)).toEqual({ document, notices: [] });
});

it("[MSH] [TLS-6] takes what comes: two colors are repeated, a hundred are cut to the largest grid", async () => {
  const few = await MESH.take([color("red"), color("blue")]);
  expect([few.mesh.columns, few.mesh.rows]).toEqual([3, 3]);
  const many = await MESH.take(Array.from({ length: 100 }, (_, index) => color(`rgb(${index} 0 0)`)));
  expect(many.mesh.vertices).toHaveLength(64);
  for (const { mesh } of [few, many]) expect(isUnfolded(mesh)).toBe(true);
});
