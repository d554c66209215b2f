/**
 * k-means of weighted points in three dimensions (S. Lloyd, "Least squares quantization in PCM", 1982), with greedy
 * k-means++ seeding (D. Arthur, S. Vassilvitskii, 2007). Only sums and products are used, so the results are the same
 * on every machine.
 */

/** All arrays have the same length; weights are positive, and no two points are equal. */
export interface WeightedPoints {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly weight: Float64Array;
}

export interface Clusters {
  /** Three numbers per center. */
  readonly centers: Float64Array;
  /** Index of the nearest center for each point. */
  readonly owners: Uint8Array;
  /** Total weight of each center's points: positive. */
  readonly weights: Float64Array;
  /** Sum over all points of their weight times the squared distance to their center. */
  readonly error: number;
}

/** Candidates drawn for each seed, of which the one that reduces the error most is taken. */
const CANDIDATES = 2;

/** `count` points, at most as many as there are, far apart and heavy; three numbers per point. */
export function seedCenters(points: WeightedPoints, count: number, random: () => number): Float64Array {
  const { x, y, z, weight } = points;
  const centers = new Float64Array(count * 3);
  const nearest = new Float64Array(weight.length).fill(Number.POSITIVE_INFINITY);
  const chances = Float64Array.from(weight);
  for (let seed = 0; seed < count; seed += 1) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let candidate = 0; candidate < CANDIDATES; candidate += 1) {
      const index = draw(chances, random);
      let error = 0;
      for (let at = 0; at < weight.length; at += 1) {
        error += (weight[at] ?? 0) * Math.min(nearest[at] ?? 0, squared(points, at, index));
      }
      if (error < least) [best, least] = [index, error];
    }
    centers.set([x[best] ?? 0, y[best] ?? 0, z[best] ?? 0], seed * 3);
    for (let at = 0; at < weight.length; at += 1) {
      nearest[at] = Math.min(nearest[at] ?? 0, squared(points, at, best));
      chances[at] = (weight[at] ?? 0) * (nearest[at] ?? 0);
    }
  }
  return centers;
}

/**
 * Moves the centers to the means of their points until an iteration reduces the error by less than `gain01` of it.
 */
export function settle(points: WeightedPoints, from: Float64Array, gain01: number): Clusters {
  const count = from.length / 3;
  const centers = Float64Array.from(from);
  const owners = new Uint8Array(points.weight.length);
  const sums = new Float64Array(count * 4);
  let error = Number.POSITIVE_INFINITY;
  for (;;) {
    const before = error;
    error = assign(points, centers, owners, sums);
    if (!refill(points, centers, owners, sums)) continue;
    if (before - error <= error * gain01) break;
    moveToMeans(centers, sums);
  }
  return {
    centers,
    owners,
    weights: Float64Array.from({ length: count }, (_, at) => sums[at * 4 + 3] ?? 0),
    error,
  };
}

/** Assigns each point to its nearest center, and sums up [x, y, z, weight] for each center. */
function assign(
  { x, y, z, weight }: WeightedPoints,
  centers: Float64Array,
  owners: Uint8Array,
  sums: Float64Array,
): number {
  sums.fill(0);
  const nearby = halfWayToNext(centers);
  let error = 0;
  for (let at = 0; at < weight.length; at += 1) {
    const px = x[at] ?? 0;
    const py = y[at] ?? 0;
    const pz = z[at] ?? 0;
    // The previous owner is nearly always the owner again; starting with it makes the comparisons below predictable.
    let owner = owners[at] ?? 0;
    const ox = px - (centers[owner * 3] ?? 0);
    const oy = py - (centers[owner * 3 + 1] ?? 0);
    const oz = pz - (centers[owner * 3 + 2] ?? 0);
    let least = ox * ox + oy * oy + oz * oz;
    // If a point is closer to its center than half the distance to the next center, no other center can be nearer.
    const last = least <= (nearby[owner] ?? 0) ? 0 : centers.length;
    for (let center = 0, c = 0; c < last; center += 1, c += 3) {
      const dx = px - (centers[c] ?? 0);
      const dy = py - (centers[c + 1] ?? 0);
      const dz = pz - (centers[c + 2] ?? 0);
      const distance = dx * dx + dy * dy + dz * dz;
      if (distance < least) {
        least = distance;
        owner = center;
      }
    }
    owners[at] = owner;
    const mass = weight[at] ?? 0;
    const entry = owner * 4;
    error += mass * least;
    sums[entry] = (sums[entry] ?? 0) + mass * px;
    sums[entry + 1] = (sums[entry + 1] ?? 0) + mass * py;
    sums[entry + 2] = (sums[entry + 2] ?? 0) + mass * pz;
    sums[entry + 3] = (sums[entry + 3] ?? 0) + mass;
  }
  return error;
}

/** The square of half the distance from each center to its nearest other center. */
function halfWayToNext(centers: Float64Array): Float64Array {
  const squares = new Float64Array(centers.length / 3).fill(Number.POSITIVE_INFINITY);
  for (let first = 0; first < squares.length; first += 1) {
    for (let second = 0; second < squares.length; second += 1) {
      if (first === second) continue;
      const dx = (centers[first * 3] ?? 0) - (centers[second * 3] ?? 0);
      const dy = (centers[first * 3 + 1] ?? 0) - (centers[second * 3 + 1] ?? 0);
      const dz = (centers[first * 3 + 2] ?? 0) - (centers[second * 3 + 2] ?? 0);
      squares[first] = Math.min(squares[first] ?? 0, (dx * dx + dy * dy + dz * dz) / 4);
    }
  }
  return squares;
}

function moveToMeans(centers: Float64Array, sums: Float64Array): void {
  for (let c = 0, entry = 0; c < centers.length; c += 3, entry += 4) {
    const mass = sums[entry + 3] ?? 1;
    centers[c] = (sums[entry] ?? 0) / mass;
    centers[c + 1] = (sums[entry + 1] ?? 0) / mass;
    centers[c + 2] = (sums[entry + 2] ?? 0) / mass;
  }
}

/** Moves the first center without points to the point that adds most to the error; true if there was one. */
function refill(
  { x, y, z, weight }: WeightedPoints,
  centers: Float64Array,
  owners: Uint8Array,
  sums: Float64Array,
): boolean {
  let empty = 0;
  while (empty * 3 < centers.length && (sums[empty * 4 + 3] ?? 0) > 0) empty += 1;
  if (empty * 3 === centers.length) return true;
  let [worst, most] = [0, -1];
  for (let at = 0; at < weight.length; at += 1) {
    const c = (owners[at] ?? 0) * 3;
    const distance =
      ((x[at] ?? 0) - (centers[c] ?? 0)) ** 2 +
      ((y[at] ?? 0) - (centers[c + 1] ?? 0)) ** 2 +
      ((z[at] ?? 0) - (centers[c + 2] ?? 0)) ** 2;
    if (distance * (weight[at] ?? 0) > most) [worst, most] = [at, distance * (weight[at] ?? 0)];
  }
  centers.set([x[worst] ?? 0, y[worst] ?? 0, z[worst] ?? 0], empty * 3);
  return false;
}

function squared({ x, y, z }: WeightedPoints, first: number, second: number): number {
  const dx = (x[first] ?? 0) - (x[second] ?? 0);
  const dy = (y[first] ?? 0) - (y[second] ?? 0);
  const dz = (z[first] ?? 0) - (z[second] ?? 0);
  return dx * dx + dy * dy + dz * dz;
}

/** An index, drawn with a probability proportional to its number. */
function draw(chances: Float64Array, random: () => number): number {
  let total = 0;
  for (let at = 0; at < chances.length; at += 1) total += chances[at] ?? 0;
  let left = random() * total;
  let last = 0;
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] ?? 0;
    if (chance === 0) continue;
    last = at;
    left -= chance;
    if (left < 0) break;
  }
  return last;
}
