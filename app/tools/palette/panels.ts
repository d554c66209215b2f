/** Panels of the inspector; each is loaded when it is first opened. */
import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { Palette } from "./use-palette.ts";

export type PanelName =
  | "export"
  | "adjust"
  | "vision"
  | "check"
  | "variants"
  | "keys"
  | "edit"
  | "library"
  | "publish"
  | "tray";

export const PANEL_TITLES: Readonly<Record<PanelName, string>> = {
  export: "Export",
  adjust: "Adjust all",
  vision: "As others see it",
  check: "Check",
  variants: "Twelve variants",
  keys: "From the keyboard",
  edit: "Edit color",
  library: "From the library",
  publish: "Publish",
  tray: "Color tray",
};

/** What every panel gets; each takes what it needs. */
export interface PanelProps {
  readonly palette: Palette;
  /** Column the editor is about. */
  readonly index: number;
  readonly onEdit: (index: number | undefined) => void;
  readonly vision: VisionChoice;
  readonly onVision: (vision: VisionChoice) => void;
}
