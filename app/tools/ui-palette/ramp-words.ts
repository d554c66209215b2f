import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";

export const RAMP_NAMES: Readonly<Record<UiRampName, string>> = {
  primary: "Primary",
  secondary: "Secondary",
  accent: "Accent",
  neutral: "Neutral",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
  info: "Info",
};

/** The custom property of a step inside the tool. */
export const stepProperty = (ramp: UiRampName, step: RampStepName): string => `--${ramp}-${step}`;
