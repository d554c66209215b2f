/** The color that each family of a theme is made of. */
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { APART, leastDistance } from "#engine/theme/family-distance.ts";
import type { ThemeFamily } from "#engine/theme/role-graph.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { NEWEST_EDITION, type ThemeEdition } from "#engine/theme/theme-editions.ts";
import { SEMANTIC_HUES, SIGNAL_LOOKS } from "#engine/theme/theme-looks.ts";
import { type Swatch, swatchOf } from "#engine/theme/theme-swatch.ts";
import { SEMANTIC_NAMES } from "#engine/theme/theme-tokens.ts";

/** Missing second and accent colors are derived from the brand. */
export function familyLooks(
  given: readonly Color[],
  edition: ThemeEdition = NEWEST_EDITION,
): Readonly<Record<ThemeFamily, Color>> {
  const brand = opaque(given[0] ?? tone(0.55, 0, undefined));
  const derive = edition === 1 ? aroundTheWheel(brand) : calmColors(brand, given);
  const signal = (name: keyof typeof SEMANTIC_HUES): Color =>
    tone(0.6, SEMANTIC_HUES[name].chroma, SEMANTIC_HUES[name].hueDeg);
  const second = given[1] === undefined ? derive("second", []) : opaque(given[1]);
  return {
    brand,
    second,
    accent: given[2] === undefined ? derive("accent", [second]) : opaque(given[2]),
    success: signal("success"),
    warning: signal("warning"),
    danger: signal("danger"),
    info: signal("info"),
  };
}

type Derive = (name: "second" | "accent", others: readonly Color[]) => Color;

/** Edition 1: a third and two thirds around the wheel, with the brand's lightness and chroma. */
function aroundTheWheel(brand: Color): Derive {
  const { lightness, chroma, hueDeg } = colorToOklch(brand);
  return (name) => {
    const degrees = name === "second" ? 120 : 240;
    return tone(lightness, chroma, hueDeg === undefined ? undefined : wrapDeg(hueDeg + degrees));
  };
}

/** Turns of the OKLCH hue in degrees, preferred ones first: a neighbor as the second color, an opposite as the accent. */
const TURNS = {
  second: [-38, 38, -52, 52, -70, 70, -90, 90, 180],
  accent: [150, 180, 210, 120, 240, 90, 270, 60, 300],
} as const;
/** Share of the brand's chroma. */
const SHARES = { second: 0.75, accent: 0.9 } as const;
/** Greatest chroma of a derived color: beside a neon brand a second neon color would be too much. */
const MAX_CHROMA = 0.17;
/** Derived colors are visible on both pages: between these OKLCH lightnesses, wherever the brand is. */
const [DARKEST, LIGHTEST] = [0.42, 0.78];
/** Below this OKLCH chroma a brand is a gray: its hue shows in nothing, and its derived colors have hues of their own. */
const GREY_CHROMA = 0.02;
/** OKLCH look of the derived colors of a gray: a slate and a quiet violet, away from all signals. */
const BESIDE_GREY = {
  second: { lightness: 0.5, chroma: 0.045, hueDeg: 265 },
  accent: { lightness: 0.55, chroma: 0.15, hueDeg: 300 },
} as const satisfies Readonly<Record<string, Oklch>>;
/** A dark color between these OKLCH hues is brown or olive: nobody's accent, so other turns are tried first. */
const MUDDY = { from: 45, to: 140, below: 0.68 } as const;
/** Moves of OKLCH lightness that are tried for each hue. */
const MOVES = [0, 0.1, -0.1, 0.2, -0.2] as const;

/** Edition 2: apart from the signals, the brand and each other, and calmer than the brand. */
function calmColors(brand: Color, given: readonly Color[]): Derive {
  const { lightness, chroma, hueDeg } = colorToOklch(brand);
  const start = Math.min(LIGHTEST, Math.max(DARKEST, lightness));
  return (name, others) => {
    const taken = [brand, ...given.slice(1), ...others].map((color) => swatchOf(opaque(color)));
    const apart = [...taken, ...SIGNALS];
    const isGrey = chroma < GREY_CHROMA || hueDeg === undefined;
    const looks: readonly Oklch[] = isGrey
      ? [BESIDE_GREY[name]]
      : TURNS[name].map((turn) => ({
          lightness: start,
          chroma: Math.min(MAX_CHROMA, Math.max(chroma * SHARES[name], 0.05)),
          hueDeg: wrapDeg(hueDeg + turn),
        }));
    const moved = MOVES.flatMap((move) =>
      looks.map((look) => ({ ...look, lightness: look.lightness + move })),
    );
    const clear = moved.filter((look) => !isMuddy(look));
    let [best, most] = [brand, -1];
    for (const look of [...clear, ...moved]) {
      const color = tone(look.lightness, look.chroma, look.hueDeg);
      const distance = leastDistance(swatchOf(color), apart);
      if (distance >= APART) return color;
      if (distance > most) [best, most] = [color, distance];
    }
    return best;
  };
}

function isMuddy({ lightness, hueDeg = 0 }: Oklch): boolean {
  return lightness < MUDDY.below && hueDeg > MUDDY.from && hueDeg < MUDDY.to;
}

/** About the fills of the signals in the light and in the dark mode, by which the hues of derived colors are chosen. */
const SIGNALS: readonly Swatch[] = SEMANTIC_NAMES.flatMap((name) => {
  const { hues, chroma } = SIGNAL_LOOKS[name];
  const lightnesses = name === "warning" ? [0.8, 0.8] : [0.54, 0.72];
  return lightnesses.map((lightness) => swatchOf(tone(lightness, chroma, hues[0])));
});

function opaque(color: Color): Color {
  return color.alpha === 1 ? color : { ...color, alpha: 1 };
}
