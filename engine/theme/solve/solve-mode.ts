/** Solves one mode of a theme: surfaces first, then text and edges on them, then fills and the text on those. */
import { colorToOklch } from "#engine/space/convert.ts";
import { APART_HIGH, leastDistance } from "#engine/theme/family-distance.ts";
import {
  familySurfaces,
  type RoleToken,
  type RoleUse,
  SURFACE_STEPS,
  THEME_FAMILIES,
  type ThemeFamily,
  type ThemeModeName,
  USED_ON,
} from "#engine/theme/role-graph.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import { hasApca, isHigh, needsOn, solvedFloors } from "#engine/theme/theme-floors.ts";
import {
  DEFAULT_CONTRAST,
  DEFAULT_TINT,
  type FourModeRequest,
  HIGH_FACTOR,
  HOVER_MOVE,
  NEUTRAL_CHROMA,
  PAGE_LIGHTNESS,
  PRESSED_MOVE,
  type RatioToken,
  SOFT_RATIO,
  SURFACE_RATIOS,
  TINTED_CHROMA,
  TINTED_FACTOR,
  WANTED_RATIOS,
  wantedRatio,
} from "#engine/theme/theme-request.ts";
import {
  type Swatch,
  type SwatchNeed,
  swatchMeets,
  swatchOf,
  swatchRatio,
} from "#engine/theme/theme-swatch.ts";
import { colorTextRatio, inkLook, quietLook } from "./family-ink.ts";
import { familyLooks } from "./family-looks.ts";
import { familySteps } from "./family-steps.ts";
import { isSignal, laddersOf, placeFills } from "./place-fills.ts";
import { placePrimary } from "./place-primary.ts";
import { stateOfFill, textOnFills, WHITE } from "./solve-fill.ts";
import { fineTuned, LADDER_TOP, type LadderOf, toneMeeting } from "./tone-ladder.ts";

export type ModeSwatches = Readonly<Record<RoleToken, Swatch>>;
type Look = Parameters<LadderOf>[0];

/** Tokens whose contrast is the same in a mode and its counterpart, measured on this surface. */
export const MATCHED = ["text", "text-2", "text-3", "line-control"] as const;
export type MatchedToken = (typeof MATCHED)[number];
export const REFERENCE = "a20";

export interface ModeSolution {
  readonly swatches: ModeSwatches;
  /** Solves a matched token again, at a ratio to the reference that its counterpart reaches too. */
  readonly matched: (token: MatchedToken, ratio: number) => Swatch;
  /** The greatest ratio to the reference that a matched token can have. */
  readonly reach: (token: MatchedToken) => number;
}

/**
 * One mode of the request, not yet matched with its counterpart; contrast is 0 to 100, the brand is opaque. Needs that
 * no tone meets get the nearest tone, which `auditRoles` reports.
 */
export function solveMode(request: FourModeRequest, mode: ThemeModeName, ladders: LadderOf): ModeSolution {
  const { contrast = DEFAULT_CONTRAST, tint01 = DEFAULT_TINT, floors: set = "aa" } = request;
  const { edition = NEWEST_EDITION } = request;
  const pins = request.pins?.[mode] ?? {};
  const floors = solvedFloors(set, mode, edition);
  const high = isHigh(mode);
  const isLight = mode.startsWith("light");
  const away = isLight ? 0 : LADDER_TOP;
  const looks = familyLooks(request.brand, edition);
  const { chroma, hueDeg } = colorToOklch(looks.brand);
  const tint = Math.min(1, Math.max(0, tint01));
  const neutral: Look = { chroma: Math.min(chroma, NEUTRAL_CHROMA * tint), hueDeg };
  const tinted: Look = { chroma: Math.min(chroma, TINTED_CHROMA * tint), hueDeg };

  const stepsOf = byFamily((family) => familySteps(request.steps?.[family]));
  const swatches: Partial<Record<RoleToken, Swatch>> = {};
  const place = (token: RoleToken, make: () => Swatch): Swatch => {
    const pin = pins[token];
    return (swatches[token] = pin === undefined ? make() : swatchOf(pin));
  };
  const page = place("a0", () =>
    swatchOf(tone(PAGE_LIGHTNESS[edition][mode], high ? 0 : neutral.chroma / 2, neutral.hueDeg)),
  );
  const at = (token: RoleToken): Swatch => swatches[token] ?? page;
  const off = (ratio: number, look: Look, from: LadderOf = ladders): Swatch =>
    toneMeeting(from(look), [{ surface: page, metric: "wcag", least: ratio }], away);
  const needsOf = (surfaces: readonly RoleToken[], use: Exclude<RoleUse, "exempt">): SwatchNeed[] =>
    surfaces.flatMap((surface) => needsOn(at(surface), floors, use));
  // Black reaches Lc 75 and 90 only on surfaces that are not much darker than white.
  const depth = edition >= 3 && hasApca(set) ? SHALLOW[high ? "high" : "plain"] : 1;

  for (const step of SURFACE_STEPS) {
    if (step === 10 && edition !== 1 && isLight && !high) place("a10", () => WHITE);
    else if (step !== 0) place(`a${step}`, () => off(SURFACE_RATIOS[step] ** depth, neutral));
    place(`t${step}`, () => off((SURFACE_RATIOS[step] * TINTED_FACTOR) ** depth, tinted));
  }
  const fills = placeFills({
    edition,
    given: request.brand.length,
    looks,
    pins,
    floors,
    isLight,
    isHigh: high,
    steps: stepsOf,
    off,
    ladders,
  });
  for (const [family, { fill, look }] of fills) {
    swatches[family] = fill;
    const quiet = edition < 3 ? { ...look, chroma: look.chroma * 0.35 } : quietLook(fill, look, isLight);
    const ratio = SOFT_RATIO[edition][isLight ? "light" : "dark"] ** depth;
    place(`${family}-soft`, () => stepsOf[family].quiet(off(ratio, quiet, laddersOf(family, ladders))));
  }

  const ratioOf = (token: RatioToken): number | undefined => {
    const asked = request.ratios?.[token];
    return asked === undefined ? undefined : asked * (high ? HIGH_FACTOR : 1);
  };
  const inkNeeds = (token: MatchedToken, ratio: number): SwatchNeed[] => [
    ...needsOf(USED_ON[token].surfaces, USED_ON[token].use),
    { surface: at(REFERENCE), metric: "wcag", least: ratio },
  ];
  const inkLadder = ladders({ chroma: Math.min(chroma, 0.012 + neutral.chroma * 0.4), hueDeg });
  const reach = (): number => {
    const ends = [inkLadder.at(0), inkLadder.at(LADDER_TOP)];
    return Math.max(...ends.map((end) => swatchRatio(end, at(REFERENCE))));
  };
  for (const token of MATCHED) {
    const wanted = Math.min(ratioOf(token) ?? wantedRatio(WANTED_RATIOS[token], contrast, high), reach());
    place(token, () => toneMeeting(inkLadder, inkNeeds(token, wanted), away));
  }
  place("line", () => {
    const asked = ratioOf("line");
    if (asked === undefined) return off(wantedRatio(WANTED_RATIOS.line, contrast, high), neutral);
    return toneMeeting(ladders(neutral), [{ surface: at(REFERENCE), metric: "wcag", least: asked }], away);
  });
  place("disabled", () => at("a30"));
  place("on-disabled", () =>
    toneMeeting(inkLadder, [{ surface: at("disabled"), metric: "wcag", least: high ? 3 : 2.3 }], away),
  );

  for (const [family, { fill, look }] of fills) {
    const ladder = laddersOf(family, ladders)(look);
    const inked = edition < 3 || isSignal(family) ? ladder : ladders(inkLook(fill, look, isLight));
    const steps = stepsOf[family];
    const firstText = pins[`on-${family}`] === undefined ? textOnFills([fill], floors) : at(`on-${family}`);
    const text = place(`on-${family}`, () => firstText);
    for (const [state, move, count] of STATES)
      place(`${family}-${state}`, () =>
        steps.state(stateOfFill(fill, text, ladder, floors, move), fill, text, floors, count),
      );
    // A pinned state may require another text than the fill alone.
    if (pins[`${family}-hover`] !== undefined || pins[`${family}-pressed`] !== undefined)
      place(`on-${family}`, () =>
        textOnFills([fill, at(`${family}-hover`), at(`${family}-pressed`)], floors),
      );
    const floor = needsOf(familySurfaces(family), "text");
    const wanted = edition < 3 ? 1 : colorTextRatio(look, isLight, swatchRatio(at("text"), page));
    const textNeeds = [...floor, { surface: page, metric: "wcag" as const, least: wanted }];
    const asked = isSignal(family) ? undefined : ratioOf(`${family}-text`);
    if (asked !== undefined)
      place(`${family}-text`, () => {
        const needs = [...floor, { surface: at(REFERENCE), metric: "wcag" as const, least: asked }];
        return steps.meeting(toneMeeting(inked, needs, away), needs);
      });
    else
      place(`${family}-text`, () =>
        swatchMeets(fill, textNeeds) ? fill : steps.meeting(toneMeeting(inked, textNeeds, away), textNeeds),
      );
    const edgeNeeds = needsOf(USED_ON.focus.surfaces, "edge");
    place(`${family}-edge`, () =>
      swatchMeets(fill, edgeNeeds) ? fill : steps.meeting(toneMeeting(inked, edgeNeeds, away), edgeNeeds),
    );
    if (family === "brand") {
      if (edition < 3) place("focus", () => at("brand-edge"));
      const { label = "best" } = request;
      const primary = placePrimary(
        { edition, label, floors, isLight, isHigh: high, steps, ladders, grounds: [page, at("a10")] },
        {
          fill,
          text,
          pinned: {
            fill: pins.primary && swatchOf(pins.primary),
            text: pins["on-primary"] && swatchOf(pins["on-primary"]),
          },
          hover: at("brand-hover"),
          pressed: at("brand-pressed"),
        },
      );
      place("primary", () => primary.fill);
      place("on-primary", () => primary.text);
      place("primary-hover", () => primary.hover);
      place("primary-pressed", () => primary.pressed);
    }
  }
  // A focused field must not look like one in error.
  if (edition >= 3)
    place("focus", () => {
      const errors = [at("danger-edge"), at("danger")];
      const isError = (each: Swatch): boolean => isRed(each) || leastDistance(each, errors) < APART_HIGH;
      const candidates = [at("brand-edge"), at("second-edge"), at("info-edge"), at("text")];
      return candidates.find((each) => !isError(each)) ?? at("text");
    });
  return {
    swatches: swatches as ModeSwatches, // every token was set above; a test goes through the list
    matched: (token, ratio) => {
      if (pins[token] !== undefined) return at(token);
      const needs = inkNeeds(token, ratio);
      return fineTuned(toneMeeting(inkLadder, needs, away), at(REFERENCE), ratio, needs);
    },
    reach,
  };
}

/** Whether an edge of this color is read as an error, whatever red errors have here: OKLCH hues from pink to orange. */
function isRed({ color }: Swatch): boolean {
  const { chroma, hueDeg = 0 } = colorToOklch(color);
  return chroma > 0.1 && (hueDeg < 48 || hueDeg > 350);
}

/** Exponent of the ratios of surfaces by APCA. */
const SHALLOW = { plain: 0.85, high: 0.5 } as const;

/** States of a fill: by how much the solver moves it, and how many steps of a ramp away. */
const STATES = [
  ["hover", HOVER_MOVE, 1],
  ["pressed", PRESSED_MOVE, 2],
] as const;

function byFamily<Value>(make: (family: ThemeFamily) => Value): Readonly<Record<ThemeFamily, Value>> {
  // The keys are those of the list.
  return Object.fromEntries(THEME_FAMILIES.map((family) => [family, make(family)])) as Record<
    ThemeFamily,
    Value
  >;
}
