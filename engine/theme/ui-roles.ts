/** The roles of an interface palette's steps in a light and in a dark interface, and whether they are legible. */

import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import type { ThemeMode } from "./theme-tokens.ts";
import type { UiPalette } from "./ui-palette.ts";
import { BLACK, WHITE } from "./ui-ramp.ts";
import { UI_RAMPS, type UiRampName } from "./ui-ramp-names.ts";

type Hued = Exclude<UiRampName, "neutral">;
const HUED = UI_RAMPS.filter((name): name is Hued => name !== "neutral");
export type UiRoleName =
  | "background"
  | "surface"
  | "surface-muted"
  | "border"
  | "border-strong"
  | "text"
  | "text-muted"
  | "ring"
  | Hued
  | `on-${Hued}`
  | `${Hued}-hover`
  | `${Hued}-text`
  | `${Hued}-subtle`
  | `on-${Hued}-subtle`;

export interface UiRole {
  readonly role: UiRoleName;
  /** Source of the color: "neutral-50", "white", "black". */
  readonly source: string;
  readonly color: Color;
}

export interface UiPair {
  readonly foreground: UiRoleName;
  readonly background: UiRoleName;
  /** Required WCAG ratio: 4.5 for text, 3 for parts of controls. */
  readonly least: number;
  readonly ratio: number;
  /** APCA Lc, signed. */
  readonly lc: number;
  readonly isPassing: boolean;
}

const [TEXT, UI] = [4.5, 3] as const;
const PAGES = ["background", "surface", "surface-muted"] as const;
/** Candidate steps in order: the first that is legible on all of its backgrounds is used. */
const LIGHT_TEXT = [600, 700, 800, 900, 950] as const;
const DARK_TEXT = [400, 300, 200, 100, 50] as const;

/** Roles in display order. The brand role is the brand's own step, unchanged. */
export function uiRoles(palette: UiPalette, mode: ThemeMode): UiRole[] {
  const isLight = mode === "light";
  const roles = new Map<UiRoleName, UiRole>();
  const colorOf = (role: UiRoleName): Color => roles.get(role)?.color ?? WHITE;
  const step = (ramp: UiRampName, name: RampStepName): Omit<UiRole, "role"> => ({
    source: `${ramp}-${name}`,
    color: palette.ramps[ramp].steps.find((each) => each.step === name)?.color ?? WHITE,
  });
  const set = (role: UiRoleName, chosen: Omit<UiRole, "role">): void =>
    void roles.set(role, { role, ...chosen });
  /** The first candidate that passes on all backgrounds, otherwise the one that comes nearest. */
  const first = (
    candidates: readonly Omit<UiRole, "role">[],
    backgrounds: readonly UiRoleName[],
    least: number,
  ): Omit<UiRole, "role"> => {
    const worst = ({ color }: { color: Color }): number =>
      Math.min(...backgrounds.map((role) => wcagRatio(color, colorOf(role))));
    return (
      candidates.find((each) => worst(each) >= least) ??
      candidates.toSorted((a, b) => worst(b) - worst(a))[0] ?? { source: "black", color: BLACK }
    );
  };
  const texts = isLight ? LIGHT_TEXT : DARK_TEXT;

  set("background", step("neutral", isLight ? 50 : 950));
  set("surface", isLight ? { source: "white", color: WHITE } : step("neutral", 900));
  set("surface-muted", step("neutral", isLight ? 100 : 800));
  set("border", step("neutral", isLight ? 200 : 700));
  set("border-strong", first(stepsOf(isLight ? [500, 600, 700] : [500, 400, 300], "neutral"), PAGES, UI));
  set("text", step("neutral", isLight ? 900 : 50));
  set("text-muted", first(stepsOf(texts, "neutral"), PAGES, TEXT));
  set("ring", first(stepsOf(isLight ? [500, ...texts] : [500, ...texts], "primary"), PAGES, UI));
  for (const ramp of HUED) {
    const own = palette.ramps[ramp].steps.find(({ isAnchor }) => isAnchor)?.step ?? (isLight ? 600 : 500);
    set(ramp, step(ramp, own));
    set(`on-${ramp}`, first(textCandidates(), [ramp], TEXT));
    const isTextLight = wcagRatio(colorOf(`on-${ramp}`), BLACK) > wcagRatio(colorOf(ramp), BLACK);
    const at = RAMP_STEPS.indexOf(own) + (isTextLight ? 1 : -1);
    // At an end of the ramp only one direction is left.
    const hover = RAMP_STEPS[at] ?? RAMP_STEPS[at + (isTextLight ? -2 : 2)] ?? own;
    set(`${ramp}-hover`, step(ramp, hover));
    set(`${ramp}-text`, first(stepsOf(texts, ramp), PAGES, TEXT));
    set(`${ramp}-subtle`, step(ramp, isLight ? 100 : 900));
    set(`on-${ramp}-subtle`, first(stepsOf(texts, ramp), [`${ramp}-subtle`], TEXT));
  }
  return [...roles.values()];

  function stepsOf(names: readonly RampStepName[], ramp: UiRampName) {
    return names.map((name) => step(ramp, name));
  }
  function textCandidates() {
    return [
      step("neutral", 50),
      step("neutral", 950),
      { source: "white", color: WHITE },
      { source: "black", color: BLACK },
    ];
  }
}

/** The contrast of every pair of roles that occurs in an interface. */
export function auditUiRoles(roles: readonly UiRole[]): UiPair[] {
  const colors = new Map(roles.map(({ role, color }) => [role, color]));
  const pairs: (readonly [UiRoleName, UiRoleName, number])[] = [
    ...PAGES.flatMap((page) => [
      ["text", page, TEXT] as const,
      ["text-muted", page, TEXT] as const,
      ["border-strong", page, UI] as const,
      ["ring", page, UI] as const,
      ...HUED.map((ramp) => [`${ramp}-text`, page, TEXT] as const),
    ]),
    ...HUED.flatMap((ramp) => [
      [`on-${ramp}`, ramp, TEXT] as const,
      [`on-${ramp}`, `${ramp}-hover`, TEXT] as const,
      [`on-${ramp}-subtle`, `${ramp}-subtle`, TEXT] as const,
    ]),
  ];
  return pairs.map(([foreground, background, least]) => {
    const [front, back] = [colors.get(foreground) ?? WHITE, colors.get(background) ?? WHITE];
    const ratio = wcagRatio(front, back);
    return { foreground, background, least, ratio, lc: apcaLc(front, back), isPassing: ratio >= least };
  });
}

/** All ramps for the export panel, with names such as "primary 500". */
export function uiRampPalette({ ramps }: UiPalette, title = "Interface palette"): ExportPalette {
  return {
    title,
    colors: UI_RAMPS.flatMap((name) =>
      ramps[name].steps.map(({ step, color }) => ({ name: `${name} ${step}`, color })),
    ),
  };
}

/** The roles for the export panel, light and dark. */
export function uiRolePalette(palette: UiPalette, title = "Interface roles"): ExportPalette {
  const dark = new Map(uiRoles(palette, "dark").map(({ role, color }) => [role, color]));
  return {
    title,
    colors: uiRoles(palette, "light").map(({ role, color }) => {
      const other = dark.get(role);
      return { name: role, color, ...(other !== undefined && { dark: other }) };
    }),
  };
}
