/** Forms of gradients that have more than one direction: each takes colors from dark to light and gives layers, the topmost first. */
import { colorOfText } from "../../domain/documents/color-text.ts";
import { type GradientLayer, tidyLayer } from "../../domain/documents/gradient/gradient-layer.ts";
import { mapToGamutConstantHue } from "../../engine/gamut/gamut.ts";
import type { RadialSize } from "../../engine/gradient/gradient.ts";
import type { Color } from "../../engine/space/color.ts";
import { colorToOklch, oklchToColor } from "../../engine/space/convert.ts";

/** Colors of a palette by their part in a picture. */
export interface Cast {
  /** A deep tone, never of a yellow, which would be olive. */
  readonly deep: Color;
  readonly vivid: Color;
  /** What `vivid` passes into: another color of the palette with a near hue. */
  readonly second: Color;
  readonly light: Color;
  /** The color that differs most from both, for a small part. */
  readonly accent: Color;
}

export type Form = (cast: Cast, random: () => number) => readonly GradientLayer[];

type Stop = readonly [color: Color, percent: number, alpha?: number];

interface Shape {
  readonly angle?: number;
  readonly at?: readonly [x: number, y: number];
  readonly size?: RadialSize;
}

function layer(
  type: GradientLayer["type"],
  { angle = 180, at, size }: Shape,
  stops: readonly Stop[],
): GradientLayer {
  return tidyLayer({
    type,
    angleDeg: type === "radial" ? 0 : angle,
    // Fades mix in sRGB, which every browser and format mixes alike; others in OKLab, which keeps them clean.
    space: stops.some(([, , alpha = 1]) => alpha < 1) ? "srgb" : "oklab",
    ...(at !== undefined && { center01: [at[0] / 100, at[1] / 100] }),
    ...(size !== undefined && { size }),
    blend: "normal",
    isHidden: false,
    stops: stops.map(([color, percent, alpha = 1]) => ({
      color: colorOfText({ ...color, alpha }),
      position01: percent / 100,
    })),
  });
}

/** A soft spot of color: strong in its middle, and nothing at its edge, with a stop between that leaves no ring. */
function glow(
  color: Color,
  at: readonly [number, number],
  radii: readonly [number, number],
  alpha = 1,
): GradientLayer {
  return layer("radial", { at, size: { shape: "ellipse", radii01: [radii[0] / 100, radii[1] / 100] } }, [
    [color, 0, alpha],
    [color, 45, alpha * 0.42],
    [color, 100, 0],
  ]);
}

/** The color at another lightness and share of its chroma, with its own hue. */
export function toned(color: Color, lightness: number, chroma = 1): Color {
  const own = colorToOklch(color);
  return mapToGamutConstantHue(
    oklchToColor({ lightness, chroma: own.chroma * chroma, hueDeg: own.hueDeg }),
    "srgb",
  );
}

function within(random: () => number, least: number, most: number): number {
  return Math.round(least + (most - least) * random());
}

function lighterFirst(one: Color, other: Color): readonly [Color, Color] {
  return colorToOklch(one).lightness >= colorToOklch(other).lightness ? [one, other] : [other, one];
}

/** Stops there and back, so that a full turn has no seam. */
function thereAndBack(colors: readonly Color[]): readonly Stop[] {
  const ring = [...colors, ...colors.toReversed().slice(1)];
  return ring.map((color, index): Stop => [color, Math.round((index * 1000) / (ring.length - 1)) / 10]);
}

export const FORMS: Readonly<Record<string, Form>> = {
  aurora: ({ deep, vivid, second, light }, random) => {
    const side = random() < 0.5 ? 0 : 1;
    const x = (at: number): number => (side === 0 ? at : 100 - at);
    return [
      glow(light, [x(within(random, 55, 75)), within(random, -8, 6)], [52, 48], 0.7),
      glow(vivid, [x(within(random, 10, 28)), within(random, 12, 34)], [78, 66]),
      glow(second, [x(within(random, 82, 100)), within(random, 40, 64)], [72, 72], 0.9),
      layer("linear", { angle: 180 }, [
        [toned(second, 0.4, 0.8), 0],
        [deep, 100],
      ]),
    ];
  },
  horizon: ({ deep, vivid, second, light }, random) => {
    const [upper, lower] = lighterFirst(vivid, second);
    return [
      glow(light, [within(random, 22, 78), 96], [70, 46], 0.9),
      layer("linear", { angle: 180 }, [
        [deep, 0],
        [toned(lower, 0.36, 0.9), 34],
        [lower, 68],
        [upper, 90],
        [light, 100],
      ]),
    ];
  },
  spotlight: ({ deep, vivid, second, light }, random) => {
    const [upper, lower] = lighterFirst(vivid, second);
    return [
      layer("radial", { at: [within(random, 12, 34), within(random, 4, 24)] }, [
        [light, 0],
        [upper, within(random, 26, 34)],
        [lower, within(random, 52, 60)],
        [deep, 100],
      ]),
    ];
  },
  planet: ({ deep, vivid, second, light }, random) => [
    layer(
      "radial",
      { at: [50, within(random, 128, 140)], size: { shape: "ellipse", radii01: [1.3, 1.25] } },
      [
        [toned(deep, 0.13, 0.8), 0],
        [deep, 50],
        [vivid, 64],
        [light, 70],
        [second, 75],
        [toned(vivid, 0.34, 0.9), 86],
        [deep, 100],
      ],
    ),
  ],
  sweep: ({ deep, vivid, second, light }, random) => [
    // The turn would end in a point.
    layer("radial", { at: [50, 50], size: { shape: "ellipse", radii01: [0.4, 0.5] } }, [
      [second, 0],
      [second, 20, 0.95],
      [second, 58, 0.36],
      [second, 100, 0],
    ]),
    layer(
      "conic",
      { angle: within(random, 0, 359), at: [50, 50] },
      thereAndBack([deep, vivid, second, light]),
    ),
  ],
  bloom: ({ deep, vivid, second, light, accent }, random) => {
    const [upper, lower] = lighterFirst(vivid, second);
    return [
      glow(accent, [within(random, 70, 92), within(random, 6, 24)], [54, 60], 0.55),
      layer("radial", { at: [within(random, 0, 14), within(random, 92, 108)] }, [
        [light, 0],
        [upper, 24],
        [lower, 50],
        [toned(lower, 0.34), 76],
        [deep, 100],
      ]),
    ];
  },
  corners: ({ deep, vivid, second, light, accent }, random) => {
    const corners = [
      [4, 6],
      [97, 4],
      [98, 97],
      [3, 95],
    ] as const;
    const turned = within(random, 0, 3);
    const colors = [vivid, light, second, accent];
    return [
      ...corners.map((at, index) =>
        glow(
          colors[(index + turned) % 4] ?? vivid,
          at,
          [within(random, 74, 96), within(random, 76, 98)],
          0.96,
        ),
      ),
      layer("linear", { angle: 135 }, [
        [toned(vivid, 0.55, 0.95), 0],
        [toned(second, 0.6, 0.95), 50],
        [toned(deep, 0.34), 100],
      ]),
    ];
  },
  silk: ({ deep, vivid, second, light }, random) => [
    layer("linear", { angle: within(random, 190, 215) }, [
      [light, 0, 0.4],
      [light, 46, 0],
      [deep, 100, 0.55],
    ]),
    layer("linear", { angle: within(random, 104, 128) }, [
      [toned(vivid, 0.3), 0],
      [vivid, 22],
      [toned(vivid, 0.42), 38],
      [second, 58],
      [light, 68],
      [toned(second, 0.5), 82],
      [toned(vivid, 0.38), 100],
    ]),
  ],
  veil: ({ deep, vivid, second, light, accent }, random) => [
    layer("linear", { angle: within(random, 20, 50) }, [
      [deep, 0, 0.9],
      [deep, 46, 0],
    ]),
    layer("linear", { angle: within(random, 300, 330) }, [
      [accent, 0, 0.8],
      [accent, 52, 0],
    ]),
    layer("linear", { angle: within(random, 160, 200) }, [
      [light, 0],
      [second, 45],
      [vivid, 100],
    ]),
  ],
  beam: ({ deep, vivid, second, light }, random) => {
    const [upper, lower] = lighterFirst(vivid, second);
    const x = within(random, 30, 70);
    return [
      glow(light, [x, -8], [46, 60], 0.85),
      layer("conic", { angle: 90, at: [x, -8] }, [
        [deep, 0],
        [toned(lower, 0.32, 0.9), 12],
        [lower, 20],
        [upper, 25],
        [lower, 30],
        [toned(lower, 0.32, 0.9), 38],
        [deep, 50],
        [deep, 100],
      ]),
    ];
  },
};
