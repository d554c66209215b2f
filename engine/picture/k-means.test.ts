import { describe, expect, it } from "vitest";
import { createRandom } from "#engine/random/random.ts";
import { seedCenters, settle, type WeightedPoints } from "./k-means.ts";

const points = (...rows: [x: number, y: number, z: number, weight: number][]): WeightedPoints => {
  const column = (index: 0 | 1 | 2 | 3) => Float64Array.from(rows, (row) => row[index]);
  return { x: column(0), y: column(1), z: column(2), weight: column(3) };
};
const cloud = (count: number): WeightedPoints => {
  const random = createRandom("cloud");
  return points(
    ...Array.from({ length: count }, (): [number, number, number, number] => [
      random(),
      random(),
      random(),
      1 + random(),
    ]),
  );
};

describe("[IMG] k-means", () => {
  it("finds two groups and their weighted means", () => {
    const given = points([0, 0, 0, 3], [4, 0, 0, 1], [100, 0, 0, 1], [100, 8, 0, 1]);
    const { centers, owners, weights, error } = settle(given, Float64Array.of(0, 0, 0, 100, 0, 0), 0);
    expect([...centers]).toEqual([1, 0, 0, 100, 4, 0]);
    expect([...owners]).toEqual([0, 0, 1, 1]);
    expect([...weights]).toEqual([4, 2]);
    expect(error).toBe(3 * 1 + 9 + 16 + 16);
  });

  it("leaves no center without points, even if all centers start equal", () => {
    const given = cloud(60);
    const { weights, owners } = settle(given, new Float64Array(16 * 3), 0);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(new Set(owners).size).toBe(16);
  });

  it("gives each point its own center if there are as many", () => {
    const given = cloud(16);
    const { error, owners } = settle(given, seedCenters(given, 16, createRandom("x")), 0);
    expect(error).toBeCloseTo(0, 20);
    expect(new Set(owners).size).toBe(16);
  });

  it("every point belongs to its nearest center", () => {
    const given = cloud(400);
    const { centers, owners } = settle(given, seedCenters(given, 7, createRandom("y")), 0);
    const squared = (at: number, center: number) =>
      ((given.x[at] ?? 0) - (centers[center * 3] ?? 0)) ** 2 +
      ((given.y[at] ?? 0) - (centers[center * 3 + 1] ?? 0)) ** 2 +
      ((given.z[at] ?? 0) - (centers[center * 3 + 2] ?? 0)) ** 2;
    for (const [at, owner] of owners.entries()) {
      const least = Math.min(...Array.from({ length: 7 }, (_, center) => squared(at, center)));
      expect(squared(at, owner)).toBe(least);
    }
  });
});
