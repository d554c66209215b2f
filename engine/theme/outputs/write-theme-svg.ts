/** A theme as a picture: a small page in each of its four modes, light left of dark, high contrast below. */
import { formatHex } from "#engine/format/format.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";

interface Size {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** SVG of this size; colors outside sRGB are mapped into it. */
export function writeThemeSvg({ modes }: Pick<FourModeTheme, "modes">, { width, height }: Size): string {
  const [tileWidth, tileHeight] = [width / 2, height / 2];
  const tile = (mode: ThemeModeName, index: number): string => {
    const colors = modes[mode];
    const [left, top] = [(index % 2) * tileWidth, Math.floor(index / 2) * tileHeight];
    /** `x`, `y` and the size as shares of the tile. */
    const box = (token: RoleToken, x: number, y: number, wide: number, high: number, radius = 0): string =>
      `<rect x="${round(left + x * tileWidth)}" y="${round(top + y * tileHeight)}" width="${round(wide * tileWidth)}" height="${round(high * tileHeight)}" rx="${round(radius * tileHeight)}" fill="${formatHex(colors[token])}"/>`;
    return [
      box("a0", 0, 0, 1, 1),
      box("text", 0.1, 0.1, 0.42, 0.045, 0.02),
      box("text-2", 0.1, 0.19, 0.64, 0.022, 0.01),
      box("line", 0.1, 0.28, 0.8, 0.42, 0.04),
      box("a10", 0.11, 0.288, 0.78, 0.404, 0.034),
      box("text", 0.17, 0.35, 0.3, 0.03, 0.014),
      box("text-2", 0.17, 0.42, 0.5, 0.02, 0.01),
      box("brand-soft", 0.17, 0.49, 0.3, 0.08, 0.04),
      box("brand-text", 0.22, 0.518, 0.2, 0.024, 0.01),
      ...(["second", "accent", "success", "warning", "danger"] as const).map((token, at) =>
        box(token, 0.17 + at * 0.135, 0.61, 0.1, 0.045, 0.012),
      ),
      box("brand", 0.1, 0.77, 0.42, 0.13, 0.03),
      box("on-brand", 0.19, 0.822, 0.24, 0.026, 0.012),
      box("line-control", 0.57, 0.77, 0.33, 0.13, 0.03),
      box("a0", 0.58, 0.776, 0.31, 0.118, 0.025),
      box("text", 0.65, 0.822, 0.17, 0.026, 0.012),
    ].join("");
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${THEME_MODES.map(tile).join("")}</svg>\n`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
