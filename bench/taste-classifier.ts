/**
 * Whether a classifier can tell two sets of palettes of five colors apart: gradient-boosted trees with logistic loss
 * (J. H. Friedman, 2001) on the geometry of the colors in OKLab. The answer is the area under its ROC curve, over two
 * folds: 0.5 if it cannot tell, 1 if it always can.
 */
import { parseColor } from "../engine/parse/parse.ts";
import { colorToOklab } from "../engine/space/convert.ts";

type Row = readonly number[];
type Score = (row: Row) => number;

const [TREES, RATE, DEPTH, BINS] = [150, 0.1, 3, 32];
/** A branch with fewer palettes, or with less curvature of the loss, is a leaf. */
const [FEWEST, MIN_CURVATURE] = [30, 3];

/** 0.5 to 1 (below 0.5 by chance): how well palettes `people` are told from `others`; both of as many colors each. */
export function tellApart(
  people: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
): number {
  const [first, second] = [people.map(geometry), others.map(geometry)];
  const areas = [0, 1].map((fold) => {
    const taught = (rows: readonly Row[]) => rows.filter((_, index) => index % 2 === fold);
    const asked = (rows: readonly Row[]) => rows.filter((_, index) => index % 2 !== fold);
    const score = train(
      [...taught(first), ...taught(second)],
      [...taught(first).map(() => 1), ...taught(second).map(() => 0)],
    );
    return areaUnderCurve(asked(first).map(score), asked(second).map(score));
  });
  return mean(areas);
}

/** Colors by lightness, their chroma, all differences in order, means and spreads, and how much of each hue there is. */
function geometry(hexes: readonly string[]): number[] {
  const labs = hexes
    .map((hex) => {
      const parsed = parseColor(hex);
      if (!parsed.ok) throw new Error(hex);
      return colorToOklab(parsed.color);
    })
    .toSorted((a, b) => a.lightness - b.lightness);
  const chroma = labs.map(({ a, b }) => Math.hypot(a, b));
  const hue = labs.map(({ a, b }) => Math.atan2(b, a));
  const [apart, turned, flat]: [number[], number[], number[]] = [[], [], []];
  for (const [j, second] of labs.entries())
    for (const [i, first] of labs.slice(0, j).entries()) {
      const onPlane = Math.hypot(first.a - second.a, first.b - second.b);
      const turn = Math.abs(at(hue, i) - at(hue, j));
      apart.push(Math.hypot(first.lightness - second.lightness, onPlane));
      turned.push(Math.min(turn, 2 * Math.PI - turn) * Math.min(at(chroma, i), at(chroma, j)));
      flat.push(onPlane);
    }
  const lightness = labs.map((lab) => lab.lightness);
  const steps = lightness.slice(1).map((light, index) => light - at(lightness, index));
  const hues = Array.from({ length: 12 }, () => 0);
  let walk = 0;
  for (const [index, lab] of labs.entries()) {
    const family = Math.floor(((at(hue, index) + Math.PI) / (2 * Math.PI)) * 12) % 12;
    hues[family] = at(hues, family) + Math.min(at(chroma, index), 0.15);
    const before = labs[index - 1];
    if (before !== undefined) walk += Math.hypot(lab.a - before.a, lab.b - before.b);
  }
  const [a, b] = [labs.map((lab) => lab.a), labs.map((lab) => lab.b)];
  const [light, colorful] = [mean(lightness), mean(chroma)];
  return [
    ...labs.flatMap((lab) => [lab.lightness, lab.a, lab.b]),
    ...chroma,
    ...ascending(chroma),
    ...[apart, turned, flat, steps].flatMap(ascending),
    ...[lightness, chroma, a, b].flatMap((values) => [mean(values), deviation(values)]),
    ...hues,
    mean(labs.map((lab, index) => (lab.lightness - light) * (at(chroma, index) - colorful))),
    walk,
  ];
}

interface Tree {
  readonly value?: number;
  readonly feature?: number;
  readonly cut?: number;
  readonly low?: Tree;
  readonly high?: Tree;
}

function train(rows: readonly Row[], isFirst: readonly number[]): Score {
  const features = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: features }, (_, feature) => {
    const sorted = ascending(rows.map((row) => at(row, feature)));
    const ranks = Array.from({ length: BINS - 1 }, (_, bin) => Math.floor(((bin + 1) * rows.length) / BINS));
    return [...new Set(ranks.map((rank) => at(sorted, rank)))];
  });
  const bins = rows.map((row) =>
    row.map((value, feature) => (cuts[feature] ?? []).filter((cut) => value > cut).length),
  );
  const odds = rows.map(() => 0);
  const trees: Tree[] = [];
  for (let round = 0; round < TREES; round += 1) {
    const chances = odds.map((each) => 1 / (1 + Math.exp(-each)));
    const slopes = chances.map((chance, index) => at(isFirst, index) - chance);
    const curvatures = chances.map((chance) => chance * (1 - chance));
    const tree = grow([...rows.keys()], DEPTH, { bins, cuts, slopes, curvatures });
    trees.push(tree);
    for (const [index, row] of rows.entries()) odds[index] = at(odds, index) + RATE * follow(tree, row);
  }
  return (row) => trees.reduce((sum, tree) => sum + RATE * follow(tree, row), 0);
}

interface Growth {
  readonly bins: readonly Row[];
  readonly cuts: readonly Row[];
  readonly slopes: Row;
  readonly curvatures: Row;
}

function grow(indices: readonly number[], depth: number, growth: Growth): Tree {
  const { bins, cuts, slopes, curvatures } = growth;
  const sum = (of: Row): number => indices.reduce((total, index) => total + at(of, index), 0);
  const [slope, curvature] = [sum(slopes), sum(curvatures)];
  const leaf = { value: slope / (curvature + 1) };
  if (depth === 0 || indices.length < FEWEST) return leaf;
  let best = { gain: 1e-6, feature: -1, bin: 0 };
  for (const [feature, of] of cuts.entries()) {
    const slopeOf = Array.from({ length: of.length + 1 }, () => 0);
    const curvatureOf = [...slopeOf];
    for (const index of indices) {
      const bin = at(bins[index] ?? [], feature);
      slopeOf[bin] = at(slopeOf, bin) + at(slopes, index);
      curvatureOf[bin] = at(curvatureOf, bin) + at(curvatures, index);
    }
    let [low, lowCurvature] = [0, 0];
    for (let bin = 0; bin < of.length; bin += 1) {
      low += at(slopeOf, bin);
      lowCurvature += at(curvatureOf, bin);
      const [high, highCurvature] = [slope - low, curvature - lowCurvature];
      if (lowCurvature < MIN_CURVATURE || highCurvature < MIN_CURVATURE) continue;
      const gain =
        low ** 2 / (lowCurvature + 1) + high ** 2 / (highCurvature + 1) - slope ** 2 / (curvature + 1);
      if (gain > best.gain) best = { gain, feature, bin };
    }
  }
  if (best.feature < 0) return leaf;
  const isLow = (index: number): boolean => at(bins[index] ?? [], best.feature) <= best.bin;
  return {
    feature: best.feature,
    cut: at(cuts[best.feature] ?? [], best.bin),
    low: grow(indices.filter(isLow), depth - 1, growth),
    high: grow(
      indices.filter((index) => !isLow(index)),
      depth - 1,
      growth,
    ),
  };
}

function follow(tree: Tree, row: Row): number {
  let here: Tree | undefined = tree;
  while (here !== undefined && here.value === undefined)
    here = at(row, here.feature ?? 0) <= (here.cut ?? 0) ? here.low : here.high;
  return here?.value ?? 0;
}

/** The chance that a palette of the first set has a higher score than one of the second (Mann–Whitney). */
function areaUnderCurve(first: Row, second: Row): number {
  const all = [...first.map((score) => ({ score, own: 1 })), ...second.map((score) => ({ score, own: 0 }))];
  const ranks = all
    .toSorted((a, b) => a.score - b.score)
    .reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

const ascending = (values: Row): number[] => values.toSorted((a, b) => a - b);
const mean = (values: Row): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: Row): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

function at(values: Row, index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`Index ${index} of ${values.length}`);
  return value;
}
