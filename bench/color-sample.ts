/** The colors that all libraries are measured with, generated from one seed. */

import { createRandom } from "../engine/random/random.ts";
import { colorToOklch } from "../engine/space/convert.ts";

export interface LchValues {
  readonly l: number;
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

export interface ColorSample {
  /** `#rrggbb`. */
  readonly hexes: readonly string[];
  /** OKLCH values of the same colors. */
  readonly inside: readonly LchValues[];
  /** OKLCH values outside sRGB. */
  readonly outside: readonly LchValues[];
  readonly css3: readonly string[];
  readonly css4: readonly string[];
}

const COUNT = 240;

export function colorSample(): ColorSample {
  const random = createRandom("bench/color");
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const bytes = Array.from({ length: COUNT }, () => [upTo(255), upTo(255), upTo(255)] as const);
  const inside = bytes.map(([red, green, blue]): LchValues => {
    const coords = [red / 255, green / 255, blue / 255] as const;
    const { lightness, chroma, hueDeg = 0 } = colorToOklch({ space: "srgb", coords, alpha: 1 });
    return { l: lightness, c: chroma, h: hueDeg };
  });
  return {
    hexes: bytes.map((rgb) => `#${rgb.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`),
    inside,
    outside: Array.from({ length: COUNT }, () => ({
      l: 0.15 + 0.75 * random(),
      c: 0.33 + 0.1 * random(),
      h: 360 * random(),
    })),
    css3: bytes.map(([red, green, blue], index) => {
      if (index % 3 === 0) return `rgb(${red}, ${green}, ${blue})`;
      if (index % 3 === 1) return `rgba(${red}, ${green}, ${blue}, 0.${upTo(9)})`;
      return `hsl(${upTo(359)}, ${upTo(100)}%, ${upTo(100)}%)`;
    }),
    css4: inside.map(({ l, c, h }, index) => {
      if (index % 4 === 0) return `oklch(${(l * 100).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
      if (index % 4 === 1) return `rgb(${upTo(255)} ${upTo(255)} ${upTo(255)} / ${upTo(100)}%)`;
      if (index % 4 === 2) return `oklab(${l.toFixed(3)} ${(c / 2).toFixed(3)} -${(c / 3).toFixed(3)})`;
      return `hsl(${upTo(359)}deg ${upTo(100)}% ${upTo(100)}%)`;
    }),
  };
}
