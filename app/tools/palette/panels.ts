/** Panels of the inspector; each is loaded when it is first opened. */
export type PanelName = "export" | "adjust" | "vision" | "check" | "variants" | "keys" | "edit" | "shades";

export const PANEL_TITLES: Readonly<Record<PanelName, string>> = {
  export: "Export",
  adjust: "Adjust all",
  vision: "As others see it",
  check: "Check",
  variants: "Twelve variants",
  keys: "From the keyboard",
  edit: "Edit color",
  shades: "Shades",
};
