import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { colorText, readColor } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { fitAddress, MAX_ADDRESS } from "./address-fit.ts";
import { describe } from "./describe.ts";
import { type Item, list } from "./list.ts";
import { COMFORTABLE_LENGTH, packed } from "./packed.ts";

/** A mesh gradient point with four tangents, in thousandths: the largest document. */
interface Point {
  readonly color: Color;
  readonly places: readonly number[];
}
interface Mesh {
  readonly points: readonly Point[];
}

const POINT: Item<Point> = {
  read: (part, notices) => {
    const [text = "", ...places] = part.split("_");
    const color = readColor(text, notices);
    return color && { color, places: places.map(Number) };
  },
  write: ({ color, places }) => [colorText(color), ...places].join("_"),
};
const plain = describe<Mesh>({
  fields: { points: list("p", POINT, { most: 4096, fewest: 1, isRequired: true }) },
  first: "p=ff0000_0_0",
});
const MESH = packed(plain);
const meshes = (size: number): fc.Arbitrary<Mesh> =>
  fc.record({
    points: fc.array(
      fc.record({
        color: hexColor,
        places: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 10, maxLength: 10 }),
      }),
      { minLength: size, maxLength: size },
    ),
  });

it("[TLS-2] a long document is packed, and survives the round trip", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }).chain(meshes), (mesh) => {
      const params = MESH.encode(mesh);
      const isLong = plain.encode(mesh).toString().length > COMFORTABLE_LENGTH;
      expect([...params.keys()]).toEqual([isLong ? "z" : "p"]);
      expect(MESH.decode(new URLSearchParams(params.toString()))).toEqual({ document: mesh, notices: [] });
    }),
  );
});

it("[TLS-2] a mesh of 64 points with tangents fits into an address, and packing saves at least a quarter", () => {
  for (const mesh of fc.sample(meshes(64), { seed: 7, numRuns: sampled(20, 7) })) {
    const search = MESH.encode(mesh).toString();
    expect(fitAddress({}, search)).toEqual({ fits: true });
    expect(search.length / plain.encode(mesh).toString().length).toBeLessThan(0.75);
  }
});

it("[TLS-2] reports by how much a document is too long even when packed", () => {
  const [mesh] = fc.sample(meshes(400), { seed: 7, numRuns: 1 });
  if (mesh === undefined) throw new Error("No mesh was made");
  const search = MESH.encode(mesh).toString();
  expect(fitAddress({}, search)).toEqual({ fits: false, length: search.length, limit: MAX_ADDRESS });
  expect(MESH.decode(MESH.encode(mesh)).document).toEqual(mesh);
});

it("[TLS-2] a truncated, invalid or malicious packed link gives a sentence and no document", () => {
  const [mesh] = fc.sample(meshes(64), { seed: 7, numRuns: 1 });
  const whole = mesh === undefined ? "" : (MESH.encode(mesh).get("z") ?? "");
  const bomb = deflateRawSync(`p=${"ff0000_1-".repeat(5_000_000)}`).toString("base64url");
  for (const z of ["", "x", "not packed", whole.slice(0, -40), bomb]) {
    const { document, notices } = MESH.decode(new URLSearchParams({ z }));
    expect(document).toBeUndefined();
    expect(notices).toEqual(["This link is cut off or damaged, so what it holds cannot be read."]);
  }
  fc.assert(fc.property(fc.string(), (z) => void MESH.decode(new URLSearchParams({ z }))));
});
