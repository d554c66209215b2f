/** A sheet made of bare colors, so that they can be audited: each of the others as text on the lightest. */
import { relativeLuminance } from "#engine/contrast/contrast.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { AuditFile } from "./audit-source.ts";

const MAX_COLORS = 64;
const written = (color: Color): string =>
  isInGamut(color, "srgb") ? formatHex(color) : colorToCss(color, 5);

/** `colors` has at least one; a single one stands on white. */
export function sheetOfColors(colors: readonly Color[]): AuditFile {
  const shown = colors.slice(0, MAX_COLORS);
  const tokens = shown.map((color, index) => ({ name: `--color-${index + 1}`, color }));
  const lightest = tokens.toSorted((a, b) => relativeLuminance(b.color) - relativeLuminance(a.color))[0];
  const ground = shown.length > 1 && lightest !== undefined ? `var(${lightest.name})` : "#ffffff";
  const others = shown.length > 1 ? tokens.filter(({ name }) => name !== lightest?.name) : tokens;
  return {
    name: "colors.css",
    text: [
      ":root {",
      ...tokens.map(({ name, color }) => `  ${name}: ${written(color)};`),
      "}",
      ...others.map(({ name }) => `.text-${name.slice(8)} { color: var(${name}); background: ${ground}; }`),
      "",
    ].join("\n"),
  };
}
