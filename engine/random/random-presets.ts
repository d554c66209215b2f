/** Preset limits for random colors, chosen by eye. */
import type { RandomLimits } from "./random-colors.ts";

export interface RandomPreset {
  readonly id: string;
  readonly label: string;
  readonly limits: RandomLimits;
}

/** Hue in degrees, lightness 0 to 1, chroma 0 to 0.4, all OKLCH. */
export const RANDOM_PRESETS: readonly RandomPreset[] = [
  { id: "any", label: "Any color", limits: {} },
  { id: "pastel", label: "Pastel", limits: { lightness: [0.84, 0.95], chroma: [0.03, 0.1] } },
  { id: "muted", label: "Muted", limits: { lightness: [0.45, 0.75], chroma: [0.03, 0.09] } },
  { id: "vibrant", label: "Vibrant", limits: { lightness: [0.55, 0.82], chroma: [0.15, 0.3] } },
  { id: "deep", label: "Deep", limits: { lightness: [0.22, 0.42], chroma: [0.07, 0.2] } },
  {
    id: "earthy",
    label: "Earthy",
    limits: { hueDeg: [30, 120], lightness: [0.35, 0.75], chroma: [0.04, 0.11] },
  },
  { id: "neon", label: "Neon", limits: { lightness: [0.7, 0.93], chroma: [0.2, 0.37], gamut: "display-p3" } },
  {
    id: "warm",
    label: "Warm",
    limits: { hueDeg: [340, 110], lightness: [0.45, 0.85], chroma: [0.08, 0.25] },
  },
  { id: "cool", label: "Cool", limits: { hueDeg: [150, 310], lightness: [0.4, 0.85], chroma: [0.06, 0.25] } },
  { id: "dark", label: "Dark", limits: { lightness: [0.1, 0.3], chroma: [0, 0.12] } },
  { id: "light", label: "Light", limits: { lightness: [0.88, 0.98], chroma: [0, 0.08] } },
  { id: "grays", label: "Grays", limits: { lightness: [0.1, 0.97], chroma: [0, 0.015] } },
];
