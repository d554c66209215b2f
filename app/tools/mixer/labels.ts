/** Display names of the mixing methods, and a sentence about each. */
import type { MixerView } from "#domain/documents/mixer-document.ts";
import { BLEND_MODES, type BlendMode } from "#engine/mix/blend.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";

export type Family = MixMethod["method"];

export const FAMILIES: readonly { readonly value: Family; readonly label: string }[] = [
  { value: "pigment", label: "Pigment" },
  { value: "light", label: "Light" },
  { value: "perceptual", label: "Perceptual" },
  { value: "space", label: "Space" },
  { value: "blend", label: "Blend" },
];

export const VIEW_OPTIONS: readonly { readonly value: MixerView; readonly label: string }[] = [
  { value: "mix", label: "Mix" },
  { value: "steps", label: "Steps" },
  { value: "compare", label: "Compare" },
];

export const SPACE_LABELS: Readonly<Record<InterpolationSpace, string>> = {
  oklab: "OKLab",
  oklch: "OKLCH",
  srgb: "sRGB",
  "srgb-linear": "sRGB, linear light",
  hsl: "HSL",
  hwb: "HWB",
  lab: "Lab",
  lch: "LCH",
  "xyz-d65": "XYZ D65",
  "xyz-d50": "XYZ D50",
  "display-p3": "Display P3",
  "display-p3-linear": "Display P3, linear light",
  rec2020: "Rec. 2020",
  "a98-rgb": "A98 RGB",
  "prophoto-rgb": "ProPhoto RGB",
};

export const HUE_LABELS: Readonly<Record<HueMethod, string>> = {
  shorter: "The shorter way",
  longer: "The longer way",
  increasing: "Rising",
  decreasing: "Falling",
};

/** "color-dodge" becomes "Color dodge". */
export const BLEND_OPTIONS: readonly { readonly value: BlendMode; readonly label: string }[] =
  BLEND_MODES.map((mode) => ({ value: mode, label: blendLabel(mode) }));

function blendLabel(mode: BlendMode): string {
  const words = mode.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The method in a word or two. */
export function methodLabel(how: MixMethod): string {
  switch (how.method) {
    case "pigment":
      return "Pigment";
    case "light":
      return "Light";
    case "perceptual":
      return "Perceptual";
    case "space":
      return SPACE_LABELS[how.space];
    case "blend":
      return blendLabel(how.mode);
  }
}

/** The method in a sentence. */
export function methodSentence(how: MixMethod): string {
  switch (how.method) {
    case "pigment":
      return "Like stirred paint: what each color absorbs and scatters is added at every wavelength (Kubelka–Munk).";
    case "light":
      return "As lamps add up: linear RGB, so two colors meet brighter than in paint.";
    case "perceptual":
      return "As the eye spaces them: halfway in OKLab looks halfway.";
    case "space":
      return "As color-mix() has it, in any space that CSS knows.";
    case "blend":
      return "As layers lie: the first is the ground, each next one is blended over it. An amount is the layer’s opacity, so the order counts.";
  }
}
