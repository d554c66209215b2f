/**
 * Gradients of design tokens (https://tr.designtokens.org/format/#gradient): stops with colors and positions, which may
 * be those of other tokens. The format has no direction; write-tokens.ts puts the CSS beside it.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { TOKENS_VENDOR } from "#engine/bytes/written-by.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { dtcgColor } from "#engine/files/import/json/import-dtcg.ts";
import { boundedJson, isRecord, MAX_NODES } from "#engine/files/import/json/json-text.ts";
import { DEFAULT_TOLERANCE, fallbackStops } from "#engine/gradient/fallback.ts";
import { createSampler, type Gradient, type GradientStop } from "#engine/gradient/gradient.ts";
import { type ReadGradients, readCss, withinLimits } from "#engine/gradient/read/read-css.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";

type Token = Readonly<Record<string, unknown>>;

const EXTENSION = `${TOKENS_VENDOR}.gradient`;
/** Of the whole ramp, at as many places; what rounding and the tolerance of the writer leave. */
const [MAX_DELTA, PLACES] = [0.03, 48];
/** Positions have six decimals. */
const EDGE = 1e-4;

/** The layers of one gradient, or the first of several gradients. Never throws. */
export function readTokenGradient(text: string): ReadGradients {
  try {
    const root = boundedJson(text);
    const tokens = gradientTokens(root);
    const [first] = tokens;
    if (first === undefined) return fail("There is no token of the type gradient in this text.");
    const notices: string[] = [];
    // Layers of one gradient are named "sky", "sky-2", "sky-3".
    const isOwn = tokens.every(({ name }, index) => index === 0 || name === `${first.name}-${index + 1}`);
    const taken = isOwn ? tokens : [first];
    if (!isOwn)
      notices.push(`Of the ${tokens.length} gradients of this text the first, ${first.name}, was taken.`);
    const layers = taken.map(({ token }) => layerOf(token, root, notices));
    return { ok: true, layers: withinLimits(layers, notices), notices: [...new Set(notices)] };
  } catch (error) {
    if (error instanceof FileProblem) return fail(`This text ${error.message}`);
    throw error;
  }
}

interface NamedToken {
  readonly name: string;
  readonly token: Token;
}

function gradientTokens(root: unknown): readonly NamedToken[] {
  const found: NamedToken[] = [];
  let nodes = 0;
  const visit = (node: unknown, path: readonly string[], inherited: unknown): void => {
    nodes += 1;
    if (nodes > MAX_NODES) throw new FileProblem("holds more entries than any palette.");
    if (!isRecord(node)) return;
    const type = node.$type ?? inherited;
    if (Object.hasOwn(node, "$value")) {
      if (type === "gradient") found.push({ name: path.join("."), token: node });
      return;
    }
    for (const [key, child] of Object.entries(node))
      if (!key.startsWith("$") || key === "$root") visit(child, [...path, key], type);
  };
  visit(root, [], undefined);
  return found;
}

/** Throws a FileProblem. */
function layerOf(token: Token, root: unknown, notices: string[]): GradientLayer {
  const stops = stopsOf(token.$value, root);
  const extension = isRecord(token.$extensions) ? token.$extensions[EXTENSION] : undefined;
  const css = isRecord(extension) && typeof extension.css === "string" ? readCss(extension.css) : undefined;
  const [own] = css?.ok === true ? css.layers : [];
  if (own === undefined) {
    notices.push("A gradient token has no direction; from left to right was taken.");
    return { type: "linear", angleDeg: 90, space: "srgb", blend: "normal", stops };
  }
  if (isNear(own, stops)) return own;
  notices.push("The stops are not those of the CSS beside them any more, so they were taken as they stand.");
  return { ...own, space: "srgb", stops };
}

/** Whether the plain stops of the gradient are these; both are compared as 8-bit sRGB mixes. */
function isNear(own: Gradient, stops: readonly GradientStop[]): boolean {
  const plain = fallbackStops(own, DEFAULT_TOLERANCE / 2, "any").stops.map(
    ({ bytes: [red, green, blue], alpha, position01 }): GradientStop => ({
      color: { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: alpha / 255 },
      position01,
    }),
  );
  const [of, other] = [plain, stops].map((each) => createSampler({ ...own, space: "srgb", stops: each }));
  if (of === undefined || other === undefined) return false;
  // At a hard edge the color of either side counts.
  return Array.from({ length: PLACES + 1 }, (_, index) => index / PLACES).every((place) =>
    [-EDGE, 0, EDGE].some((by) => deltaEOK(of(place), other(place + by)) <= MAX_DELTA),
  );
}

function stopsOf(value: unknown, root: unknown): readonly GradientStop[] {
  const items = typeof value === "string" ? dtcgValue(value, root) : value;
  if (!Array.isArray(items) || items.length === 0)
    throw new FileProblem("has a gradient without a list of stops.");
  const stops = items.map((item: unknown, index): GradientStop => {
    const color = isRecord(item) ? dtcgColor({ $value: item.color }, root) : undefined;
    if (!isRecord(item) || color === undefined || color === "circle")
      throw new FileProblem(`has a gradient whose stop ${index + 1} has no color that can be read.`);
    const given = typeof item.position === "string" ? dtcgValue(item.position, root) : item.position;
    if (typeof given !== "number" || !Number.isFinite(given))
      throw new FileProblem(`has a gradient whose stop ${index + 1} has no position.`);
    return { color, position01: Math.min(1, Math.max(0, given)) };
  });
  // The format allows any order.
  return stops.toSorted((a, b) => a.position01 - b.position01);
}

const MAX_ALIASES = 24;

/** The value of the token that is named in braces. */
function dtcgValue(given: string, root: unknown): unknown {
  let value: unknown = given;
  for (let step = 0; step < MAX_ALIASES && typeof value === "string"; step += 1) {
    const keys = /^\{([^{}]+)\}$/.exec(value)?.[1]?.split(".");
    if (keys === undefined) return undefined;
    let found: unknown = root;
    for (const key of keys) found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    value = isRecord(found) ? found.$value : undefined;
  }
  return value;
}

function fail(message: string): ReadGradients {
  return { ok: false, message, position: 1 };
}
