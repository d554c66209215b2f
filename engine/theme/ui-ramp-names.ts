/** The ramps of an interface palette, in the order of display and of every output. */
export const UI_RAMPS = [
  "primary",
  "secondary",
  "accent",
  "neutral",
  "success",
  "warning",
  "danger",
  "info",
] as const;
export type UiRampName = (typeof UI_RAMPS)[number];
