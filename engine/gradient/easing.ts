/**
 * Easing between two stops of a gradient, in the notation of CSS Easing Functions Level 2. CSS has no easing in
 * gradients (resolved in csswg-drafts#1332, not implemented anywhere); modern-stops.ts computes stops for browsers.
 * Progress is clamped to 0 to 1, because a gradient stays between its stops.
 */

export type Jump = "end" | "start" | "none" | "both";

export type Easing =
  | { readonly kind: "plain" }
  /** x1, y1, x2, y2 of cubic-bezier(); x from 0 to 1. */
  | { readonly kind: "bezier"; readonly points: readonly [number, number, number, number] }
  /** 1 to 64 steps; at least 2 if neither end jumps. */
  | { readonly kind: "steps"; readonly count: number; readonly jump: Jump }
  /** linear(): non-decreasing positions from 0 to 1, each with its progress. */
  | { readonly kind: "places"; readonly places: readonly (readonly [at01: number, progress01: number])[] };

type Bezier = Extract<Easing, { kind: "bezier" }>["points"];

/** The CSS keywords for curves. */
export const EASING_NAMES: Readonly<Record<string, Bezier>> = {
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};
export const MAX_STEPS = 64;
export const MAX_PLACES = 12;

/** Parses the CSS notation, rounded to three decimals; undefined if it is invalid. */
export function parseEasing(text: string): Easing | undefined {
  const given = text.trim().toLowerCase();
  if (given === "linear") return { kind: "plain" };
  if (given === "step-start") return { kind: "steps", count: 1, jump: "start" };
  if (given === "step-end") return { kind: "steps", count: 1, jump: "end" };
  const named = Object.hasOwn(EASING_NAMES, given) ? EASING_NAMES[given] : undefined;
  if (named !== undefined) return { kind: "bezier", points: named };
  const [, name = "", inner = ""] = /^([a-z-]+)\(([^()]*)\)$/.exec(given) ?? [];
  const parts = inner.split(",").map((part) => part.trim());
  if (name === "cubic-bezier") return parseBezier(parts);
  if (name === "steps") return parseSteps(parts);
  return name === "linear" ? parsePlaces(parts) : undefined;
}

/** The CSS notation; a keyword if there is one. */
export function formatEasing(easing: Easing): string {
  switch (easing.kind) {
    case "plain":
      return "linear";
    case "bezier": {
      const { points } = easing;
      const named = Object.entries(EASING_NAMES).find(([, known]) =>
        known.every((x, at) => x === points[at]),
      );
      return named?.[0] ?? `cubic-bezier(${points.join(", ")})`;
    }
    case "steps":
      return `steps(${easing.count}, ${easing.jump === "end" || easing.jump === "start" ? easing.jump : `jump-${easing.jump}`})`;
    case "places":
      return `linear(${easing.places.map(([at, progress]) => `${progress} ${Number((at * 100).toFixed(1))}%`).join(", ")})`;
  }
}

/** The progress, 0 to 1, at a position. */
export function createProgress(easing: Easing): (t01: number) => number {
  switch (easing.kind) {
    case "plain":
      return (t01) => t01;
    case "bezier":
      return bezierProgress(easing.points);
    case "steps":
      return stepProgress(easing.count, easing.jump);
    case "places":
      return placesProgress(easing.places);
  }
}

/** Positions, without the ends, at which the progress jumps. */
export function jumpsOf(easing: Easing): readonly number[] {
  if (easing.kind === "steps") {
    return Array.from({ length: easing.count - 1 }, (_, index) => (index + 1) / easing.count);
  }
  if (easing.kind !== "places") return [];
  const { places } = easing;
  return places
    .filter(([at], index) => at > 0 && at < 1 && places[index + 1]?.[0] === at)
    .map(([at]) => at)
    .filter((at, index, all) => all.indexOf(at) === index);
}

const MIRRORED: Readonly<Record<Jump, Jump>> = { end: "start", start: "end", none: "none", both: "both" };

/** The easing in the opposite direction. */
export function mirroredEasing(easing: Easing): Easing {
  const from = (value: number): number => rounded(1 - value);
  switch (easing.kind) {
    case "plain":
      return easing;
    case "bezier": {
      const [x1, y1, x2, y2] = easing.points;
      return { kind: "bezier", points: [from(x2), from(y2), from(x1), from(y1)] };
    }
    case "steps":
      return { ...easing, jump: MIRRORED[easing.jump] };
    case "places":
      return {
        kind: "places",
        places: easing.places.map(([at, value]) => [from(at), from(value)] as const).toReversed(),
      };
  }
}

function parseBezier(parts: readonly string[]): Easing | undefined {
  const [x1, y1, x2, y2] = parts.map(readNumber);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || parts.length !== 4)
    return undefined;
  if (Math.min(x1, x2) < 0 || Math.max(x1, x2) > 1 || Math.max(Math.abs(y1), Math.abs(y2)) > 10)
    return undefined;
  return { kind: "bezier", points: [x1, y1, x2, y2] };
}

function parseSteps([first = "", second = "end", ...rest]: readonly string[]): Easing | undefined {
  const count = Number(first);
  const word = second.replace(/^jump-/, "");
  const jump = (["end", "start", "none", "both"] as const).find((known) => known === word);
  const least = jump === "none" ? 2 : 1;
  const isCount = /^\d{1,2}$/.test(first) && count >= least && count <= MAX_STEPS;
  return jump === undefined || !isCount || rest.length > 0 ? undefined : { kind: "steps", count, jump };
}

/**
 * Points without a percentage are spread evenly between those with one; a point with two percentages counts twice.
 */
function parsePlaces(parts: readonly string[]): Easing | undefined {
  const read: { at: number | undefined; progress: number }[] = [];
  for (const part of parts) {
    const words = part.split(/\s+/);
    const [progress] = words.filter((word) => !word.endsWith("%")).map(readNumber);
    const percents = words.filter((word) => word.endsWith("%")).map((word) => readNumber(word.slice(0, -1)));
    if (progress === undefined || percents.includes(undefined) || words.length - percents.length !== 1)
      return undefined;
    if (percents.length === 0) read.push({ at: undefined, progress });
    for (const percent of percents) read.push({ at: (percent ?? 0) / 100, progress });
  }
  const [first, last] = [read[0], read.at(-1)];
  if (first === undefined || last === undefined || read.length < 2 || read.length > MAX_PLACES)
    return undefined;
  first.at ??= 0;
  last.at ??= 1;
  const places: [number, number][] = [];
  for (const [index, { at, progress }] of read.entries()) {
    places.push([rounded(Math.max(places.at(-1)?.[0] ?? 0, at ?? evenly(read, index))), progress]);
  }
  const isHeld = places.every(([at, progress]) => at >= 0 && at <= 1 && Math.abs(progress) <= 10);
  return isHeld ? { kind: "places", places } : undefined;
}

function evenly(read: readonly { readonly at: number | undefined }[], index: number): number {
  let before = index;
  while (read[before]?.at === undefined) before -= 1;
  let after = index;
  while (read[after]?.at === undefined) after += 1;
  const [from, to] = [read[before]?.at ?? 0, read[after]?.at ?? 1];
  return from + ((to - from) * (index - before)) / (after - before);
}

function readNumber(text: string): number | undefined {
  const value = Number(text);
  return text === "" || !/^[+-]?[\d.]+(e[+-]?\d+)?$/.test(text) || !Number.isFinite(value)
    ? undefined
    : rounded(value);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

function held(progress: number): number {
  return Math.min(1, Math.max(0, progress));
}

const HALVINGS = 44;

function bezierProgress([x1, y1, x2, y2]: Bezier): (t01: number) => number {
  const along = (a: number, b: number, s: number) =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
  return (t01) => {
    if (t01 <= 0 || t01 >= 1) return held(t01);
    let [low, high] = [0, 1];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < t01) low = middle;
      else high = middle;
    }
    return held(along(y1, y2, (low + high) / 2));
  };
}

function stepProgress(count: number, jump: Jump): (t01: number) => number {
  const first = jump === "start" || jump === "both" ? 1 : 0;
  const whole = jump === "none" ? count - 1 : jump === "both" ? count + 1 : count;
  return (t01) => held((Math.min(count - 1, Math.floor(t01 * count + 1e-12)) + first) / whole);
}

function placesProgress(places: readonly (readonly [number, number])[]): (t01: number) => number {
  return (t01) => {
    const [first, last] = [places[0] ?? [0, 0], places.at(-1) ?? [1, 1]];
    if (t01 < first[0]) return held(first[1]);
    const next = places.findIndex(([at]) => at > t01);
    if (next <= 0) return held(last[1]);
    const [from, to] = [places[next - 1] ?? first, places[next] ?? last];
    return held(from[1] + ((to[1] - from[1]) * (t01 - from[0])) / (to[0] - from[0]));
  };
}
