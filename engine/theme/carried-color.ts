/** What hangs on a brand color goes along when the brand becomes another. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamut, maxChroma } from "#engine/gamut/gamut.ts";
import { turnDeg, wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { gamutFill } from "./gamut-fill.ts";

/** ΔEOK below which a color is meant as the brand itself: that of a shade in two versions of one palette. */
const SAME = 0.04;
/** Degrees of hue in which steps of one ramp lie. */
const HUE_SPREAD = 15;
/** Of the part of sRGB that the brand fills: tints and shades of it have more, tinted grays less. */
const MIN_FILL = 0.35;
const MIN_CHROMA = 0.02;

/**
 * The color as it would be with the brand `to`; undefined if it does not hang on `from`. The brand becomes `to` exactly; a
 * tint, shade or neighbor of it keeps lightness and alpha and turns as the brand does, as strong in its gamut as before.
 */
export function carriedColor(color: Color, from: Color, to: Color): Color | undefined {
  if (deltaEOK(opaque(color), opaque(from)) < SAME) return { ...to, alpha: color.alpha };
  const [own, before, after] = [color, from, to].map((each) => colorToOklch(opaque(each)));
  if (own === undefined || before === undefined || after === undefined) return undefined;
  if (own.hueDeg === undefined || before.hueDeg === undefined) return undefined;
  const turn = turnDeg(before.hueDeg, own.hueDeg);
  const fill = gamutFill(before);
  if (
    Math.abs(turn) > HUE_SPREAD ||
    before.chroma < MIN_CHROMA ||
    own.chroma < MIN_CHROMA / 2 ||
    gamutFill(own) < MIN_FILL * fill
  )
    return undefined;
  const { lightness } = own;
  const hueDeg = after.hueDeg === undefined ? undefined : wrapDeg(after.hueDeg + turn);
  const strength = Math.min(1, (gamutFill(own) / fill) * gamutFill(after));
  const chroma = hueDeg === undefined ? 0 : strength * maxChroma(lightness, hueDeg, "srgb");
  return { ...mapToGamut(oklchToColor({ lightness, chroma, hueDeg }), "srgb"), alpha: color.alpha };
}

const opaque = (color: Color): Color => ({ ...color, alpha: 1 });
