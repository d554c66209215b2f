/**
 * The Color Scheme Generator's document (TLS-2).
 *
 *   b=e4572e             the base; from the wheel it is written in the wheel's space, so that a gray keeps its hue
 *   m=ryb                wheel: oklch (left out), hsl, ryb
 *   r=analogous          rule; complementary is left out
 *   a=24                 spread in degrees, where the rule has one and it is not the usual
 *   n=7                  how many colors, 2 to 12; analogous and monochromatic
 *   at=40-215            custom: angles from the base, 1 to 7
 *   gamut=p3             sRGB is left out
 *   s=1                  with lighter and darker ones of each
 */

import { formatColor } from "#engine/format/format.ts";
import { WHEELS, type Wheel } from "#engine/palette/color-wheel.ts";
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
  signedDeg,
  wheelPlace,
  wrapDeg,
} from "#engine/palette/scheme.ts";
import type { Color } from "#engine/space/color.ts";
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
  /** Two lighter and two darker ones of each color. */
  readonly hasShades: boolean;
}

export const SCHEME_RULES: readonly SchemeRule[] = [...HARMONY_RULES, "custom"];
export const [MIN_COLORS, MAX_COLORS] = [2, 12];
export const MAX_PARTNERS = 7;
const USUAL_COUNT = 5;
/** Stands where there is no base yet. */
const NO_BASE = knownColor("e4572e");
/** Where a rule has no spread the document still holds one number, always this. */
const NO_SPREAD = 30;

/** From the wheel a base is written in the wheel's space, so that a gray keeps its hue. Its alpha does not count. */
function baseText(base: Color): string {
  return base.space === "oklch" || base.space === "hsl"
    ? formatColor({ ...base, alpha: 1 }, base.space).replaceAll(" ", "_")
    : colorText({ ...base, alpha: 1 });
}

const BASE = mapped(
  list("b", "base", { read: readColor, write: baseText }, { most: 1, fewest: 1, isRequired: true }),
  ([base = NO_BASE]): Color => ({ ...base, alpha: 1 }),
  (base) => [base],
);

const ANGLES = param<readonly number[]>(
  "at",
  "angles from the base in degrees",
  {
    type: "list",
    most: MAX_PARTNERS,
    separator: "-",
    item: { type: "whole", least: 1, most: 359 },
  },
  (text, { notices }) => {
    const parts = (text ?? "").split("-").filter((part) => part !== "");
    const angles = parts.map(Number).filter((angle) => Number.isInteger(angle) && angle >= 1 && angle <= 359);
    if (angles.length < parts.length || angles.length > MAX_PARTNERS || angles.length === 0)
      notices.push(`Angles are whole degrees from 1 to 359, one to ${MAX_PARTNERS} of them.`);
    return angles.length === 0 ? [180] : angles.slice(0, MAX_PARTNERS);
  },
  (angles) => angles.join("-"),
);

const COUNT = whole("n", "number of colors", [MIN_COLORS, USUAL_COUNT, MAX_COLORS]);
const spread = (limits: Limits) => whole("a", "spread", limits);

const ADDRESS = describe<SchemeDocument>({
  fields: {
    base: BASE,
    wheel: choice("m", "wheel", WHEELS, "oklch"),
    rule: choice("r", "rule", SCHEME_RULES, "complementary"),
    spreadDeg: depending(
      spread([0, NO_SPREAD, 90]),
      ({ rule, count }: SchemeDocument) => {
        const [least, usual] = SPREADS[rule] ?? [];
        const most = mostSpreadDeg({ rule, count });
        if (least === undefined || usual === undefined) return undefined;
        return spread([least, Math.min(usual, most), most]);
      },
      NO_SPREAD,
    ),
    count: depending(
      COUNT,
      ({ rule }: SchemeDocument) => (COUNTED.includes(rule) ? COUNT : undefined),
      USUAL_COUNT,
    ),
    anglesDeg: depending(ANGLES, ({ rule }: SchemeDocument) => (rule === "custom" ? ANGLES : undefined), []),
    gamut: GAMUT,
    hasShades: flag("s", "lighter and darker ones of each"),
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

/** With the shades, where they are wanted. */
export function allColors(document: SchemeDocument): readonly Color[] {
  const colors = colorsOfScheme(document);
  return document.hasShades
    ? colors.flatMap((color) => {
        const [lightest, light, dark, darkest] = shadesAround(color, document.gamut);
        return [lightest, light, color, dark, darkest].filter((shade) => shade !== undefined);
      })
    : colors;
}

/** Another rule with its usual spread; custom begins with the angles there were. */
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
    count: COUNTED.includes(rule) && COUNTED.includes(document.rule) ? document.count : USUAL_COUNT,
    anglesDeg: rule === "custom" ? (partners.length > 0 ? partners.map(wholeAngle) : [180]) : [],
  };
}

/** Whole degrees, 1 to 359: a partner never lies on the base. */
export function wholeAngle(angleDeg: number): number {
  return Math.round(wrapDeg(angleDeg)) % 360 || 1;
}

/** Below this OKLCH chroma a hue says little. */
const LEAST_CHROMA = 0.02;

/** One color is the base. Of several the first with a hue is, and the others become its partners by their angles. */
function schemeAround(colors: readonly Color[]): SchemeDocument {
  const hued = colors.filter((color) => wheelPlace(color, "oklch").chroma >= LEAST_CHROMA);
  const base = hued[0] ?? colors[0] ?? NO_BASE;
  const { angleDeg } = wheelPlace(base, "oklch");
  const angles = hued.slice(1).map((color) => wholeAngle(wheelPlace(color, "oklch").angleDeg - angleDeg));
  const partners = [...new Set(angles)]
    .filter((angle) => Math.abs(signedDeg(angle)) > 1)
    .slice(0, MAX_PARTNERS);
  const opaque = { ...ADDRESS.first(), base: { ...base, alpha: 1 } };
  return partners.length === 0
    ? opaque
    : { ...opaque, rule: "custom", spreadDeg: NO_SPREAD, anglesDeg: partners };
}
