/**
 * The changes that the controls of the UI Palette Generator make to its document. Pure; the same document if nothing
 * changes.
 */
import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import type { BendChannel, BendHandles } from "#engine/theme/bend-handles.ts";
import { NO_BEND } from "#engine/theme/bend-handles.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";
import { type DerivedRamp, exactColor, withHandles } from "./ramp-fields.ts";
import { changedTheme, type ThemeChange } from "./theme-changes.ts";
import { type ThemePin, withPin } from "./theme-document.ts";
import {
  CHART_COUNTS,
  type ChartKind,
  type PreviewPageName,
  type UiPaletteDocument,
  type UiPaletteView,
  withColors,
} from "./ui-palette-document.ts";

export type UiPaletteChange =
  /** The second brand color is that of the secondary ramp, the third that of the accent. */
  | ThemeChange
  /** Gives a ramp a color of its own. */
  | { readonly type: "own"; readonly ramp: UiRampName; readonly color: Color }
  /** Derives a ramp from the brand again. */
  | { readonly type: "derive"; readonly ramp: DerivedRamp; readonly turn?: number }
  | { readonly type: "swap"; readonly ramps: readonly [RampColor, RampColor] }
  | { readonly type: "anchor"; readonly step: RampStepName | undefined }
  | { readonly type: "fit"; readonly fit: UiPaletteDocument["fit"] }
  | {
      readonly type: "bend";
      readonly ramp: UiRampName;
      readonly channel: BendChannel;
      readonly handles: BendHandles;
    }
  | { readonly type: "straighten"; readonly ramp: UiRampName }
  /** Several pins in one step: two swapped tokens, or one token pinned in all modes. */
  | { readonly type: "pins"; readonly pins: readonly ThemePin[] }
  | { readonly type: "unpins"; readonly pins: readonly Pick<ThemePin, "mode" | "token">[] }
  | { readonly type: "mode"; readonly mode: ThemeModeName }
  | { readonly type: "view"; readonly view: UiPaletteView }
  | { readonly type: "page"; readonly page: PreviewPageName }
  | { readonly type: "chart"; readonly chart: ChartKind }
  /** Clamped to the limits. */
  | { readonly type: "chart-count"; readonly count: number };

const BRAND_RAMPS = ["primary", "secondary", "accent"] as const;

export interface RampColor {
  readonly ramp: UiRampName;
  /** The color that the ramp is currently made of. */
  readonly color: Color;
}

export function changedPalette(document: UiPaletteDocument, change: UiPaletteChange): UiPaletteDocument {
  switch (change.type) {
    case "brands":
      return withColors(document, change.colors);
    case "brand": {
      const ramp = BRAND_RAMPS[change.index];
      return ramp === undefined ? document : withOwn(document, { ramp, color: change.color });
    }
    case "remove-brand": {
      const ramp = BRAND_RAMPS[change.index];
      return ramp === undefined || ramp === "primary" || document.own[ramp] === undefined
        ? document
        : changedPalette(document, { type: "derive", ramp });
    }
    case "own":
      return withOwn(document, change);
    case "derive": {
      const { [change.ramp]: _, ...own } = document.own;
      const derived = { ...document, own };
      if (change.ramp === "secondary") return { ...derived, secondaryTurn: change.turn };
      return change.ramp === "accent" ? { ...derived, accentTurn: change.turn } : derived;
    }
    case "swap":
      return swapped(document, change.ramps);
    case "anchor":
      return change.step === document.anchor ? document : { ...document, anchor: change.step };
    case "fit":
      return change.fit === document.fit ? document : { ...document, fit: change.fit };
    case "bend": {
      const { ramp, channel, handles } = change;
      const before = document.bends[ramp]?.[channel] ?? NO_BEND;
      const bends = withHandles(document.bends, ramp, channel, handles);
      const after = bends[ramp]?.[channel] ?? NO_BEND;
      return after.every((value, index) => value === before[index]) ? document : { ...document, bends };
    }
    case "straighten": {
      if (document.bends[change.ramp] === undefined) return document;
      const { [change.ramp]: _, ...bends } = document.bends;
      return { ...document, bends };
    }
    case "pins":
      return change.pins.reduce(
        (held, pin) => withPin(held, { ...pin, color: exactColor(pin.color) }),
        document,
      );
    case "unpins":
      return change.pins.reduce<UiPaletteDocument>(
        (held, { mode, token }) => changedTheme(held, { type: "unpin", mode, token }),
        document,
      );
    case "mode":
      return change.mode === document.mode ? document : { ...document, mode: change.mode };
    case "view":
      return change.view === document.view ? document : { ...document, view: change.view };
    case "page":
      return change.page === document.page ? document : { ...document, page: change.page };
    case "chart":
      return change.chart === document.chart ? document : { ...document, chart: change.chart };
    case "chart-count": {
      const [least, , most] = CHART_COUNTS;
      const chartCount = Math.min(most, Math.max(least, Math.round(change.count)));
      return chartCount === document.chartCount || !Number.isFinite(chartCount)
        ? document
        : { ...document, chartCount };
    }
    default:
      return changedTheme(document, change);
  }
}

/** A color of its own leaves the brand unchanged; only the primary ramp's color is the brand. */
function withOwn(document: UiPaletteDocument, { ramp, color }: RampColor): UiPaletteDocument {
  return ramp === "primary"
    ? { ...document, brand: [exactColor(color)] }
    : { ...document, own: { ...document.own, [ramp]: exactColor(color) } };
}

/** Swaps colors and curves of two ramps. If one of them is the brand, its chosen step is reset. */
function swapped(
  document: UiPaletteDocument,
  [one, other]: readonly [RampColor, RampColor],
): UiPaletteDocument {
  if (one.ramp === other.ramp) return document;
  const both = withOwn(withOwn(document, { ramp: one.ramp, color: other.color }), {
    ramp: other.ramp,
    color: one.color,
  });
  const { [one.ramp]: first, [other.ramp]: second, ...rest } = document.bends;
  const bends = { ...rest, ...(first && { [other.ramp]: first }), ...(second && { [one.ramp]: second }) };
  const isBrandMoved = one.ramp === "primary" || other.ramp === "primary";
  return { ...both, bends, ...(isBrandMoved && { anchor: undefined }) };
}
