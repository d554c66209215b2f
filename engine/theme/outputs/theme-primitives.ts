/**
 * Steps of ramps as primitives, to which the tokens of a theme refer where they wear them, as design systems have it:
 * `--brand: var(--primary-500)`, `{ramp.primary.500}`.
 */
import { formatColor } from "#engine/format/format.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import {
  isPrimaryToken,
  type RoleToken,
  THEME_FAMILIES,
  type ThemeFamily,
} from "#engine/theme/role-graph.ts";
import type { FamilyStepColors } from "#engine/theme/theme-request.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";

/** A step of a ramp of a theme, as a token that others refer to. */
export interface Primitive {
  readonly family: ThemeFamily;
  readonly ramp: UiRampName;
  readonly step: RampStepName;
  readonly color: Color;
}

const RAMPS: Readonly<Record<ThemeFamily, UiRampName>> = {
  brand: "primary",
  second: "secondary",
  accent: "accent",
  success: "success",
  warning: "warning",
  danger: "danger",
  info: "info",
};

/** Each ramp with its eleven steps, in the order of the families. */
export function primitivesOf(steps: FamilyStepColors = {}): readonly Primitive[] {
  return THEME_FAMILIES.flatMap((family) =>
    (steps[family] ?? []).flatMap((color, index) => {
      const step = RAMP_STEPS[index];
      return step === undefined ? [] : [{ family, ramp: RAMPS[family], step, color }];
    }),
  );
}

/** "primary-500". */
export const primitiveName = ({ ramp, step }: Primitive): string => `${ramp}-${step}`;

/** The step that the token wears: one of its own family's ramp with exactly its color. */
export function wornPrimitive(
  token: RoleToken,
  color: Color,
  primitives: readonly Primitive[],
): Primitive | undefined {
  if (primitives.length === 0) return undefined;
  const text = formatColor(color, "oklch");
  return primitives.find(
    ({ family, color: own }) => isOfFamily(token, family) && formatColor(own, "oklch") === text,
  );
}

/** The primary is the brand, or what became of it. */
function isOfFamily(token: RoleToken, family: ThemeFamily): boolean {
  if (isPrimaryToken(token)) return family === "brand" && !token.startsWith("on-");
  return token === family || token.startsWith(`${family}-`);
}
