/**
 * The Color Scheme Generator's document. Query fields (TLS-2):
 *
 *   b=e4572e             base color; a base from the wheel is written in the wheel's space, so that a gray keeps its hue
 *   m=ryb                wheel: oklch (default), hsl, ryb
 *   r=analogous          rule; complementary is the default
 *   a=24                 spread in degrees, if the rule has one and it is not the default
 *   n=7                  number of colors, 2 to 12, for analogous and monochromatic
 *   at=40-215            custom rule: angles from the base, 1 to 7 of them
 *   gamut=p3             sRGB is the default
 *   s=1                  adds lighter and darker shades of each color
 */

import { formatColor } from "#engine/format/format.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import {
  COUNTED,
  mostSpreadDeg,
  type SchemeGamut,
  type SchemeRule,
  type SchemeShape,
  SPREADS,
  schemeColors,
  shadesAround,
  wheelPlace,
} from "#engine/palette/scheme.ts";
import { turnDeg, wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { WHEELS, type Wheel } from "#engine/space/color-wheel.ts";
import { colorText, knownColor, readColor } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { depending, mapped, param } from "./fields/field.ts";
import { list } from "./fields/list.ts";
import { choice, flag, GAMUT, type Limits, whole } from "./fields/simple-fields.ts";
import type { DescribedKind } from "./tool-document.ts";

export interface SchemeDocument extends SchemeShape {
  readonly base: Color;
  readonly wheel: Wheel;
  readonly gamut: SchemeGamut;
  /** Adds two lighter and two darker shades of each color. */
  readonly hasShades: boolean;
}

export const SCHEME_RULES: readonly SchemeRule[] = [...HARMONY_RULES, "custom"];
export const [MIN_COLORS, MAX_COLORS] = [2, 12];
export const MAX_PARTNERS = 7;
const DEFAULT_COUNT = 5;
/** Placeholder for a missing base color. */
const NO_BASE = knownColor("e4572e");
/** The spread of rules that have none: a fixed value, so that the field is always a number. */
const NO_SPREAD = 30;

/** A base from the wheel is written in the wheel's space, so that a gray keeps its hue. Alpha is ignored. */
function baseText(base: Color): string {
  return base.space === "oklch" || base.space === "hsl"
    ? formatColor({ ...base, alpha: 1 }, base.space).replaceAll(" ", "_")
    : colorText({ ...base, alpha: 1 });
}

const BASE = mapped(
  list("b", { read: readColor, write: baseText }, { most: 1, fewest: 1, isRequired: true }),
  ([base = NO_BASE]): Color => ({ ...base, alpha: 1 }),
  (base) => [base],
);

const ANGLES = param<readonly number[]>(
  "at",
  (text, { notices }) => {
    const parts = (text ?? "").split("-").filter((part) => part !== "");
    const angles = parts.map(Number).filter((angle) => Number.isInteger(angle) && angle >= 1 && angle <= 359);
    if (angles.length < parts.length || angles.length > MAX_PARTNERS || angles.length === 0)
      notices.push(`Angles are whole degrees from 1 to 359, one to ${MAX_PARTNERS} of them.`);
    return angles.length === 0 ? [180] : angles.slice(0, MAX_PARTNERS);
  },
  (angles) => angles.join("-"),
);

const COUNT = whole("n", "number of colors", [MIN_COLORS, DEFAULT_COUNT, MAX_COLORS]);
const spread = (limits: Limits) => whole("a", "spread", limits);

const ADDRESS = describe<SchemeDocument>({
  fields: {
    base: BASE,
    wheel: choice("m", "wheel", WHEELS, "oklch"),
    rule: choice("r", "rule", SCHEME_RULES, "complementary"),
    spreadDeg: depending(({ rule, count }: SchemeDocument) => {
      const [least, usual] = SPREADS[rule] ?? [];
      const most = mostSpreadDeg({ rule, count });
      if (least === undefined || usual === undefined) return undefined;
      return spread([least, Math.min(usual, most), most]);
    }, NO_SPREAD),
    count: depending(
      ({ rule }: SchemeDocument) => (COUNTED.includes(rule) ? COUNT : undefined),
      DEFAULT_COUNT,
    ),
    anglesDeg: depending(({ rule }: SchemeDocument) => (rule === "custom" ? ANGLES : undefined), []),
    gamut: GAMUT,
    hasShades: flag("s"),
  },
  first: "b=e4572e&r=split-complementary",
});

export const SCHEME: DescribedKind<SchemeDocument> = {
  ...ADDRESS,
  tool: "scheme",
  path: "/color-scheme-generator",
  take: schemeAround,
  colorsOf: allColors,
};

export function colorsOfScheme({ base, wheel, gamut, ...shape }: SchemeDocument): readonly Color[] {
  return schemeColors(base, wheel, shape, gamut);
}

/** All colors, with their shades if the document shows them. */
export function allColors(document: SchemeDocument): readonly Color[] {
  const colors = colorsOfScheme(document);
  return document.hasShades
    ? colors.flatMap((color) => {
        const [lightest, light, dark, darkest] = shadesAround(color, document.gamut);
        return [lightest, light, color, dark, darkest].filter((shade) => shade !== undefined);
      })
    : colors;
}

/** Switches the rule and sets its default spread; the custom rule starts with the current angles. */
export function withRule(
  document: SchemeDocument,
  rule: SchemeRule,
  angles: readonly number[],
): SchemeDocument {
  const partners = angles.filter((angle) => angle !== 0).slice(0, MAX_PARTNERS);
  return {
    ...document,
    rule,
    spreadDeg: SPREADS[rule]?.[1] ?? NO_SPREAD,
    count: COUNTED.includes(rule) && COUNTED.includes(document.rule) ? document.count : DEFAULT_COUNT,
    anglesDeg: rule === "custom" ? (partners.length > 0 ? partners.map(wholeAngle) : [180]) : [],
  };
}

/** Rounds to 1 to 359 degrees: a partner never coincides with the base. */
export function wholeAngle(angleDeg: number): number {
  return Math.round(wrapDeg(angleDeg)) % 360 || 1;
}

/** OKLCH chroma below which a hue is not reliable. */
const MIN_CHROMA = 0.02;

/**
 * A single color is the base. Of several, the first with a hue is the base, and the others become partners by
 * their angles.
 */
function schemeAround(colors: readonly Color[]): SchemeDocument {
  const hued = colors.filter((color) => wheelPlace(color, "oklch").chroma >= MIN_CHROMA);
  const base = hued[0] ?? colors[0] ?? NO_BASE;
  const { angleDeg } = wheelPlace(base, "oklch");
  const angles = hued.slice(1).map((color) => wholeAngle(wheelPlace(color, "oklch").angleDeg - angleDeg));
  const partners = [...new Set(angles)]
    .filter((angle) => Math.abs(turnDeg(0, angle)) > 1)
    .slice(0, MAX_PARTNERS);
  const opaque = { ...ADDRESS.first(), base: { ...base, alpha: 1 } };
  return partners.length === 0
    ? opaque
    : { ...opaque, rule: "custom", spreadDeg: NO_SPREAD, anglesDeg: partners };
}
