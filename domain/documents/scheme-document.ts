/**
 * The Color Scheme Generator's document (TLS-2). Version 1.
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
import { namedOption, wholeOption } from "./address-options.ts";
import { colorText, readColorTexts } from "./color-text.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

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
/** Where a rule has no spread the document still holds one number, always this. */
const NO_SPREAD = 30;

const FIRST: SchemeDocument = {
  base: { space: "srgb", coords: [228 / 255, 87 / 255, 46 / 255], alpha: 1 },
  wheel: "oklch",
  rule: "split-complementary",
  spreadDeg: 30,
  count: USUAL_COUNT,
  anglesDeg: [],
  gamut: "srgb",
  hasShades: false,
};
/** What an address that says no rule means. */
const UNSAID_RULE: SchemeRule = "complementary";

export const SCHEME: DocumentKind<SchemeDocument> = {
  tool: "scheme",
  path: "/color-scheme-generator",
  decode,
  encode,
  first: () => FIRST,
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

function encode(document: SchemeDocument): URLSearchParams {
  const { base, wheel, rule, spreadDeg, count, anglesDeg, gamut, hasShades } = document;
  const params = new URLSearchParams({ b: baseText(base) });
  if (wheel !== "oklch") params.set("m", wheel);
  if (rule !== UNSAID_RULE) params.set("r", rule);
  const usual = SPREADS[rule]?.[1];
  if (usual !== undefined && spreadDeg !== usual) params.set("a", String(spreadDeg));
  if (COUNTED.includes(rule) && count !== USUAL_COUNT) params.set("n", String(count));
  if (rule === "custom") params.set("at", anglesDeg.join("-"));
  if (gamut === "display-p3") params.set("gamut", "p3");
  if (hasShades) params.set("s", "1");
  return params;
}

function baseText(base: Color): string {
  return base.space === "oklch" || base.space === "hsl"
    ? formatColor({ ...base, alpha: 1 }, base.space).replaceAll(" ", "_")
    : colorText({ ...base, alpha: 1 });
}

function decode(params: URLSearchParams): Decoded<SchemeDocument> {
  if (!params.has("b")) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const [base] = readColorTexts(params.get("b"), 1, notices);
  if (base === undefined) return { document: undefined, notices };
  const rule = namedOption(params.get("r"), SCHEME_RULES, UNSAID_RULE, "rule", notices);
  const count = COUNTED.includes(rule)
    ? wholeOption(params.get("n"), [MIN_COLORS, USUAL_COUNT, MAX_COLORS], "number of colors", notices)
    : USUAL_COUNT;
  const limits = SPREADS[rule];
  const spreadDeg =
    limits === undefined
      ? NO_SPREAD
      : wholeOption(
          params.get("a"),
          [limits[0], limits[1], mostSpreadDeg({ rule, count })],
          "spread",
          notices,
        );
  return {
    document: {
      base: { ...base, alpha: 1 },
      wheel: namedOption(params.get("m"), WHEELS, "oklch", "wheel", notices),
      rule,
      count,
      spreadDeg,
      anglesDeg: rule === "custom" ? anglesOf(params.get("at"), notices) : [],
      gamut:
        namedOption(params.get("gamut"), ["srgb", "p3"], "srgb", "gamut", notices) === "p3"
          ? "display-p3"
          : "srgb",
      hasShades: params.get("s") === "1",
    },
    notices,
  };
}

function anglesOf(text: string | null, notices: string[]): readonly number[] {
  const parts = (text ?? "").split("-").filter((part) => part !== "");
  const angles = parts.map(Number).filter((angle) => Number.isInteger(angle) && angle >= 1 && angle <= 359);
  if (angles.length < parts.length || angles.length > MAX_PARTNERS || angles.length === 0)
    notices.push(`Angles are whole degrees from 1 to 359, one to ${MAX_PARTNERS} of them.`);
  return angles.length === 0 ? [180] : angles.slice(0, MAX_PARTNERS);
}

/** Below this OKLCH chroma a hue says little. */
const LEAST_CHROMA = 0.02;

/** One color is the base. Of several the first with a hue is, and the others become its partners by their angles. */
function schemeAround(colors: readonly Color[]): SchemeDocument {
  const hued = colors.filter((color) => wheelPlace(color, "oklch").chroma >= LEAST_CHROMA);
  const base = hued[0] ?? colors[0] ?? FIRST.base;
  const { angleDeg } = wheelPlace(base, "oklch");
  const angles = hued.slice(1).map((color) => wholeAngle(wheelPlace(color, "oklch").angleDeg - angleDeg));
  const partners = [...new Set(angles)]
    .filter((angle) => Math.abs(signedDeg(angle)) > 1)
    .slice(0, MAX_PARTNERS);
  const opaque = { ...FIRST, base: { ...base, alpha: 1 } };
  return partners.length === 0
    ? opaque
    : { ...opaque, rule: "custom", spreadDeg: NO_SPREAD, anglesDeg: partners };
}
