/** Themes of requests drawn from one seed, as text, by which engines of JavaScript are compared. */
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { THEME_EDITIONS } from "#engine/theme/theme-editions.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { LABEL_CHOICES } from "#engine/theme/theme-request.ts";

/** SHA-256 of the text of so many themes: a theme that changes needs an edition of its own. */
export const THEMES_HASHES = {
  250: "2b4351808cb1df0761fbe0c088ed1f18baa74bd97bd05d9ca2ad2bbee4a88204",
  1000: "fa0133d203aa1b3e365616f1011c197d49aa98ef638d8d5314daae9257822abe",
} as const;

/** The style sheets of the first themes, with high contrast, each after the one before. */
export function drawnThemes(count: keyof typeof THEMES_HASHES): string {
  const random = createRandom("a thousand themes");
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const brand = (): Color => {
    const coords = [upTo(255) / 255, upTo(255) / 255, upTo(255) / 255] as const;
    if (random() < 0.8) return { space: "srgb", coords, alpha: 1 };
    return random() < 0.5
      ? { space: "display-p3", coords, alpha: 1 }
      : { space: "oklch", coords: [upTo(1000) / 1000, upTo(370) / 1000, upTo(3600) / 10], alpha: 1 };
  };
  const one = (): string => {
    const brands = Array.from({ length: 1 + upTo(2) }, brand);
    const contrast = upTo(100);
    const tint01 = upTo(100) / 100;
    const floors = FLOOR_SETS[upTo(FLOOR_SETS.length - 1)] ?? "aa";
    const edition = THEME_EDITIONS[upTo(THEME_EDITIONS.length - 1)] ?? 3;
    const label = LABEL_CHOICES[upTo(LABEL_CHOICES.length - 1)] ?? "best";
    const theme = solveTheme({ brand: brands, contrast, tint01, floors, label, edition });
    return writeThemeCss(theme, "light-dark");
  };
  return Array.from({ length: count }, one).join("\n");
}
