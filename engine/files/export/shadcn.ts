/**
 * A shadcn/ui theme (https://ui.shadcn.com/docs/theming): its variables, assigned from the palette by
 * lightness and contrast.
 */

import { onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { nearestPassing } from "#engine/contrast/nearest-lightness.ts";
import { formatColor } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { linkComment } from "./named-values.ts";

const TEXT_RATIO = 4.5;
/** The default radius of shadcn/ui. */
const RADIUS = "0.625rem";
const CHARTS = 5;

/**
 * Light and dark themes. Known roles are written unchanged; otherwise roles are assigned by lightness and
 * contrast, with the palette's dark values in dark mode if it has any. Text pairs reach 4.5:1; the five charts take
 * the colors in order, from the first again if there are fewer.
 */
export const exportShadcn: Exporter = ({ colors, roles }, options) => {
  const light =
    roles?.light ??
    variables(
      colors.map(({ color }) => color),
      "light",
    );
  const dark =
    roles?.dark ??
    variables(
      colors.map(({ color, dark: other }) => other ?? color),
      "dark",
    );
  return `${linkComment(options, "/*", "*/")}:root {\n  --radius: ${RADIUS};\n${declare(light)}\n}\n\n.dark {\n${declare(dark)}\n}\n`;
};

type Variables = readonly (readonly [string, Color])[];

function variables(palette: readonly Color[], mode: "light" | "dark"): Variables {
  const byChroma = palette.toSorted((a, b) => colorToOklch(b).chroma - colorToOklch(a).chroma);
  const primary = byChroma[0] ?? grey(0.5);
  const accent = byChroma[1] ?? primary;
  const { hueDeg } = colorToOklch(primary);
  const tint = (lightness: number, chroma: number): Color =>
    mapToGamut(oklchToColor({ lightness, chroma, hueDeg }), "srgb");
  const isLight = mode === "light";
  const background = isLight ? tint(0.99, 0.004) : tint(0.17, 0.012);
  const foreground = isLight ? tint(0.18, 0.02) : tint(0.96, 0.006);
  const muted = isLight ? tint(0.955, 0.01) : tint(0.25, 0.015);
  const border = isLight ? tint(0.9, 0.012) : tint(0.31, 0.015);
  const sidebar = isLight ? tint(0.97, 0.008) : tint(0.21, 0.014);
  const danger = oklchToColor({ lightness: isLight ? 0.55 : 0.65, chroma: 0.2, hueDeg: 27 });
  const button = nearestPassing(primary, background, { target: 3 }) ?? primary;
  return [
    ["background", background],
    ["foreground", foreground],
    ["card", background],
    ["card-foreground", foreground],
    ["popover", background],
    ["popover-foreground", foreground],
    ["primary", button],
    ["primary-foreground", textOn(button)],
    ["secondary", muted],
    ["secondary-foreground", foreground],
    ["muted", muted],
    [
      "muted-foreground",
      nearestPassing(isLight ? tint(0.55, 0.02) : tint(0.7, 0.02), muted, { target: TEXT_RATIO }) ??
        foreground,
    ],
    ["accent", accent],
    ["accent-foreground", textOn(accent)],
    ["destructive", danger],
    ["destructive-foreground", textOn(danger)],
    ["border", border],
    ["input", border],
    ["ring", button],
    ...Array.from(
      { length: CHARTS },
      (_, index) => [`chart-${index + 1}`, palette[index % palette.length] ?? primary] as const,
    ),
    ["sidebar", sidebar],
    ["sidebar-foreground", foreground],
    ["sidebar-primary", button],
    ["sidebar-primary-foreground", textOn(button)],
    ["sidebar-accent", muted],
    ["sidebar-accent-foreground", foreground],
    ["sidebar-border", border],
    ["sidebar-ring", button],
  ];
}

function textOn(color: Color): Color {
  const [white, black] = [grey(1), grey(0.13)];
  const better = wcagRatio(white, color) >= wcagRatio(black, color) ? white : black;
  return wcagRatio(better, color) >= TEXT_RATIO ? better : grey(onColor(color) === "black" ? 0 : 1);
}

function grey(lightness: number): Color {
  return { space: "oklch", coords: [lightness, 0, undefined], alpha: 1 };
}

function declare(values: Variables): string {
  return values
    .map(([name, color]) => `  --${name}: ${formatColor(color, "oklch").replaceAll("none", "0")};`)
    .join("\n");
}
