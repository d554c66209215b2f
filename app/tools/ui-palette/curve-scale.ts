/** The scale of a channel's plot: maps values of the steps and offsets of the handles to the plot. */
import type { ShownRamp, StraightStep } from "#domain/ui-palette/shown-palette.ts";
import { turnDeg } from "#engine/space/angle.ts";
import { BEND_LIMITS, type BendChannel } from "#engine/theme/bend-handles.ts";

export interface CurveScale {
  /** Values at the bottom and the top of the plot. */
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  /** The value of the straight ramp with an offset in the unit of the channel. */
  readonly valueAt: (place: number, offset: number) => number;
  /** The offset that moves the value of this place by so much. */
  readonly offsetOf: (place: number, moved: number) => number;
  /** The actual value of a step. */
  readonly measured: (step: StraightStep, place: number) => number;
  readonly write: (value: number) => string;
}

/** Least chroma at the top of the plot, so that a gray ramp does not look vivid. */
const MIN_CHROMA_TOP = 0.06;

/** Lightness in percent from 0 to 100, chroma from 0, hue in degrees from the hue of the straight ramp. */
export function curveScale({ straight }: Pick<ShownRamp, "straight">, channel: BendChannel): CurveScale {
  switch (channel) {
    case "lightness": {
      const base = straight.map(({ lightness }) => lightness * 100);
      return {
        low: 0,
        high: 100,
        unit: "OKLCH, percent",
        valueAt: (place, offset) => Math.min(100, Math.max(0, (base[place] ?? 0) + offset)),
        offsetOf: (_, moved) => moved,
        measured: ({ lightness }) => lightness * 100,
        write: (value) => value.toFixed(0),
      };
    }
    case "chroma": {
      const base = straight.map(({ chroma }) => chroma);
      return {
        low: 0,
        high: Math.max(MIN_CHROMA_TOP, Math.max(...base) * 1.5),
        unit: "as much as sRGB holds",
        valueAt: (place, offset) => (base[place] ?? 0) * (1 + offset / 100),
        offsetOf: (place, moved) => {
          const own = base[place] ?? 0;
          return own === 0 ? 0 : (moved / own) * 100;
        },
        measured: ({ chroma }) => chroma,
        write: (value) => value.toFixed(3),
      };
    }
    case "hue": {
      const base = straight.map(({ hueDeg }) => hueDeg ?? 0);
      const limit = BEND_LIMITS.hue;
      return {
        low: -limit,
        high: limit,
        unit: "degrees from the straight ramp",
        valueAt: (_, offset) => offset,
        offsetOf: (_, moved) => moved,
        measured: ({ hueDeg, chroma }, place) =>
          hueDeg === undefined || chroma < SEEN_CHROMA ? 0 : turnDeg(base[place] ?? 0, hueDeg),
        write: (value) => `${value > 0 ? "+" : ""}${value.toFixed(0)}°`,
      };
    }
  }
}

/** Below this chroma the hue of an 8-bit color is noise. */
const SEEN_CHROMA = 0.01;
