/** Display names of the options of a gradient. */
import type { GradientSpace } from "#domain/documents/gradient/gradient-layer.ts";
import type { HueMethod } from "#engine/mix/mix.ts";

export const TYPE_OPTIONS = [
  { value: "linear", label: "Linear" },
  { value: "radial", label: "Radial" },
  { value: "conic", label: "Conic" },
] as const;

export const SPACE_LABELS: Readonly<Record<GradientSpace, string>> = {
  oklch: "OKLCH",
  oklab: "OKLab",
  srgb: "sRGB",
  "srgb-linear": "Linear sRGB",
  "display-p3": "Display P3",
  lab: "Lab",
  lch: "LCH",
  hsl: "HSL",
  hwb: "HWB",
};

export const SPACE_OPTIONS = (Object.keys(SPACE_LABELS) as GradientSpace[]).map((value) => ({
  value,
  label: SPACE_LABELS[value],
})); // Object.keys returns the keys of this table

export const HUE_LABELS: Readonly<Record<HueMethod, string>> = {
  shorter: "Shorter",
  longer: "Longer",
  increasing: "Increasing",
  decreasing: "Decreasing",
};

export const SIZE_OPTIONS = [
  { value: "farthest-corner", label: "Farthest corner" },
  { value: "farthest-side", label: "Farthest side" },
  { value: "closest-corner", label: "Closest corner" },
  { value: "closest-side", label: "Closest side" },
] as const;
