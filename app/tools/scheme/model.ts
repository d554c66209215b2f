/** The actions of the Color Scheme Generator. Pure: random numbers are part of the actions. */
import {
  MAX_COLORS,
  MAX_PARTNERS,
  MIN_COLORS,
  type SchemeDocument,
  wholeAngle,
  withRule,
} from "#domain/documents/scheme-document.ts";
import {
  colorAtPlace,
  colorInGamut,
  mostSpreadDeg,
  type SchemeGamut,
  type SchemeRule,
  SPREADS,
  schemeAngles,
  spreadFor,
  type WheelPlace,
  wheelPlace,
} from "#engine/palette/scheme.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { WHEELS, type Wheel } from "#engine/space/color-wheel.ts";

export type SchemeAction =
  | { readonly type: "base"; readonly color: Color }
  | { readonly type: "place"; readonly place: Partial<WheelPlace> }
  /** A handle was moved to this position; the base is one of them. */
  | { readonly type: "handle"; readonly index: number; readonly angleDeg: number; readonly chroma: number }
  | { readonly type: "turn"; readonly byDeg: number }
  | { readonly type: "rule"; readonly rule: SchemeRule }
  | { readonly type: "spread"; readonly deg: number }
  | { readonly type: "count"; readonly count: number }
  | { readonly type: "angle"; readonly partner: number; readonly deg: number }
  | { readonly type: "add-angle" }
  | { readonly type: "remove-angle"; readonly partner: number }
  | { readonly type: "wheel"; readonly wheel: Wheel }
  | { readonly type: "gamut"; readonly gamut: SchemeGamut }
  | { readonly type: "shades"; readonly isOn: boolean };

/** The greatest chroma or saturation. sRGB reaches 0.323, Display P3 0.368. */
export function mostChroma({ wheel, gamut }: Pick<SchemeDocument, "wheel" | "gamut">): number {
  return wheel === "hsl" ? 100 : gamut === "srgb" ? 0.33 : 0.37;
}

/** The maximum lightness. */
export function fullLightness(wheel: Wheel): number {
  return wheel === "hsl" ? 100 : 1;
}

export function reduce(document: SchemeDocument, action: SchemeAction): SchemeDocument {
  switch (action.type) {
    case "base":
      return { ...document, base: { ...action.color, alpha: 1 } };
    case "place":
      return withPlace(document, action.place);
    case "handle":
      return withHandle(document, action.index, action.angleDeg, action.chroma);
    case "turn":
      return withPlace(document, {
        angleDeg: wheelPlace(document.base, document.wheel).angleDeg + action.byDeg,
      });
    case "rule":
      return action.rule === document.rule
        ? document
        : withRule(document, action.rule, schemeAngles(document));
    case "spread":
      return withSpread(document, action.deg);
    case "count": {
      const count = Math.min(MAX_COLORS, Math.max(MIN_COLORS, Math.round(action.count)));
      const spreadDeg = Math.min(
        document.spreadDeg,
        mostSpreadDeg({ rule: document.rule, count }) || document.spreadDeg,
      );
      return count === document.count ? document : { ...document, count, spreadDeg };
    }
    case "angle":
      return withAngle(document, action.partner, action.deg);
    case "add-angle":
      return document.anglesDeg.length >= MAX_PARTNERS
        ? document
        : { ...document, anglesDeg: [...document.anglesDeg, widestGap(document.anglesDeg)] };
    case "remove-angle":
      return document.anglesDeg.length <= 1
        ? document
        : { ...document, anglesDeg: document.anglesDeg.filter((_, index) => index !== action.partner) };
    case "wheel":
      return WHEELS.includes(action.wheel) && action.wheel !== document.wheel
        ? withWheel(document, action.wheel)
        : document;
    case "gamut":
      return { ...document, gamut: action.gamut };
    case "shades":
      return { ...document, hasShades: action.isOn };
  }
}

/** The base stays as displayed: chroma outside the gamut of the old wheel has no meaning on the new one. */
function withWheel(document: SchemeDocument, wheel: Wheel): SchemeDocument {
  const isOklch = document.wheel !== "hsl" && wheel !== "hsl";
  return { ...document, wheel, base: isOklch ? document.base : colorInGamut(document.base, document.gamut) };
}

/** Rounded to the precision of addresses. */
function withPlace(document: SchemeDocument, change: Partial<WheelPlace>): SchemeDocument {
  const { wheel, base } = document;
  const place = { ...wheelPlace(base, wheel), ...change };
  const chroma = Math.min(mostChroma(document), Math.max(0, place.chroma));
  const lightness = Math.min(fullLightness(wheel), Math.max(0, place.lightness));
  const { coords } = colorAtPlace({ angleDeg: place.angleDeg, chroma, lightness }, wheel);
  const [first, second, third] = [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0];
  return {
    ...document,
    base: {
      space: wheel === "hsl" ? "hsl" : "oklch",
      coords:
        wheel === "hsl"
          ? [wrapDeg(to(first, 10)), to(second, 10), to(third, 10)]
          : [to(first, 1000), to(second, 1000), wrapDeg(to(third, 10))],
      alpha: 1,
    },
  };
}

function withHandle(
  document: SchemeDocument,
  index: number,
  angleDeg: number,
  chroma: number,
): SchemeDocument {
  const moved = withPlace(document, { chroma });
  const { angleDeg: baseDeg } = wheelPlace(document.base, document.wheel);
  const angle = schemeAngles(document)[index] ?? 0;
  if (document.rule === "custom" && index > 0) return withAngle(moved, index - 1, angleDeg - baseDeg);
  const spread = spreadFor(document, index, angleDeg - baseDeg);
  if (spread !== undefined) return { ...moved, spreadDeg: Math.round(spread) };
  return withPlace(document, { chroma, angleDeg: angleDeg - angle });
}

function withSpread(document: SchemeDocument, deg: number): SchemeDocument {
  const limits = SPREADS[document.rule];
  if (limits === undefined) return document;
  const spreadDeg = Math.round(Math.min(mostSpreadDeg(document), Math.max(limits[0], deg)));
  return spreadDeg === document.spreadDeg ? document : { ...document, spreadDeg };
}

function withAngle(document: SchemeDocument, partner: number, deg: number): SchemeDocument {
  return {
    ...document,
    anglesDeg: document.anglesDeg.map((angle, index) => (index === partner ? wholeAngle(deg) : angle)),
  };
}

/** The middle of the widest arc without a color. */
function widestGap(anglesDeg: readonly number[]): number {
  const sorted = [0, ...anglesDeg.toSorted((a, b) => a - b), 360];
  const gaps = sorted
    .slice(1)
    .map((end, index) => ({ start: sorted[index] ?? 0, width: end - (sorted[index] ?? 0) }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return wholeAngle(widest.start + widest.width / 2);
}

function to(value: number, scale: number): number {
  return Math.round(value * scale) / scale;
}
