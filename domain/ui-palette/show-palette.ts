/** Computes a palette as text and numbers. The same document gives the same palette everywhere. */
import { type UiPaletteDocument, uiPaletteRequest } from "#domain/documents/theme/ui-palette-document.ts";
import { byMode, type SolvedTheme, solvedTheme } from "#domain/themes/solved-theme.ts";
import { steppedTheme } from "#domain/ui-palette/stepped-theme.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import { ROLE_TOKENS, THEME_FAMILIES, type ThemeFamily } from "#engine/theme/role-graph.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import type { UiRamp } from "#engine/theme/ui-ramp.ts";
import { UI_RAMPS, type UiRampName } from "#engine/theme/ui-ramp-names.ts";
import { type ShownPalette, type ShownRamp, type StraightStep, shownColor } from "./shown-palette.ts";

/** Contrast that text on a step must reach: WCAG 1.4.3, and 1.4.6 at the ends of the ramp. */
const PROMISES = [
  { text: 600, on: "white", floor: 4.5 },
  { text: 700, on: 100, floor: 4.5 },
  { text: 950, on: 200, floor: 7 },
] as const;
const DERIVED_MAIN: RampStepName = 600;
const RAMP_OF: Readonly<Record<ThemeFamily, UiRampName>> = {
  brand: "primary",
  second: "secondary",
  accent: "accent",
  success: "success",
  warning: "warning",
  danger: "danger",
  info: "info",
};
const AS_HEX = { prefix: "", format: "hex" } as const;
const cut = (ratio: number): number => Number(formatRatio(ratio));

export function shownPalette(document: UiPaletteDocument): ShownPalette {
  const request = uiPaletteRequest(document);
  const palette = buildUiPalette(request);
  const { ramps: straight } = buildUiPalette({ ...request, bends: {}, fit: "even" });
  const solved = solvedTheme(steppedTheme(document, palette));
  const dark = shownColor(solved.sheet.dark.a0);
  const ramps = UI_RAMPS.map((name) =>
    shownRamp(name, { ramp: palette.ramps[name], straight: straight[name], dark }),
  );
  return { ramps, turnsDeg: palette.turnsDeg, solved, worn: wornSteps(solved, ramps) };
}

interface BuiltRamp {
  readonly ramp: UiRamp;
  readonly straight: UiRamp;
  /** The page color of the dark theme. */
  readonly dark: Color;
}

function shownRamp(name: UiRampName, { ramp, straight, dark }: BuiltRamp): ShownRamp {
  const { steps, deltas, unmet } = ramp;
  const inner = deltas.slice(1, -1);
  const ratioOf = (text: RampStepName, on: RampStepName | "white"): number => {
    const [ink, ground] = [text, on].map((step) => steps.find((each) => each.step === step));
    if (ink === undefined) return 1;
    return ground === undefined ? ink.onWhite : wcagRatio(ink.color, ground.color);
  };
  return {
    name,
    steps: steps.map(({ step, color, onWhite, onBlack, target, isMet, isAnchor }) => ({
      step,
      color: themeValue(color, AS_HEX),
      ink: onColor(color),
      onWhite: cut(onWhite),
      onBlack: cut(onBlack),
      onDark: cut(wcagRatio(color, dark)),
      target,
      isMet,
      isKept: isAnchor,
      ...lookOf(color),
    })),
    main: steps.find(({ isAnchor }) => isAnchor)?.step ?? DERIVED_MAIN,
    unmet,
    unevenness: rounded(Math.max(...inner) / Math.max(1e-6, Math.min(...inner)), 4),
    promises: PROMISES.map(({ text, on, floor }) => ({ text, on, floor, ratio: cut(ratioOf(text, on)) })),
    straight: straight.steps.map(({ color }) => lookOf(color)),
  };
}

/** Rounded below what a plot shows, since the page of a link contains the numbers of 176 colors. */
function lookOf(color: Color): StraightStep {
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  return {
    lightness: rounded(lightness, 4),
    chroma: rounded(chroma, 4),
    hueDeg: hueDeg === undefined ? undefined : rounded(hueDeg, 1),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Tokens of a family are only searched in its own ramp, because a gray can be a step of several ramps. */
function wornSteps({ sheet }: SolvedTheme, ramps: readonly ShownRamp[]): ShownPalette["worn"] {
  const tokens = ROLE_TOKENS.flatMap((token) => {
    const family = THEME_FAMILIES.find((each) => token === each || token.startsWith(`${each}-`));
    return family === undefined ? [] : [{ token, ramp: RAMP_OF[family] }];
  });
  return byMode((mode) =>
    Object.fromEntries(
      tokens.flatMap(({ token, ramp }) => {
        const steps = ramps.find(({ name }) => name === ramp)?.steps ?? [];
        const worn = steps.find(({ color }) => color === sheet[mode][token]);
        return worn === undefined ? [] : [[token, `${ramp}-${worn.step}`] as const];
      }),
    ),
  );
}
