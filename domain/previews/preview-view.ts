/** The view settings of a preview in its address: mode, simulation, direction and others. Defaults are omitted. */
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";

export const PREVIEW_LENSES = [
  "none",
  "protan",
  "deutan",
  "tritan",
  "achroma",
  "blur",
  "gray",
  "forced",
  "print",
] as const;
export type PreviewLens = (typeof PREVIEW_LENSES)[number];

export interface PreviewView {
  readonly mode: ThemeModeName;
  readonly lens: PreviewLens;
  /** Shows the same page in the opposite mode beside it. */
  readonly isSplit: boolean;
  readonly areTokensShown: boolean;
  /** Shows every control in every state instead of the page. */
  readonly isSheet: boolean;
  readonly isLong: boolean;
  readonly isRightToLeft: boolean;
  /** A font family on the visitor's device; empty for the preview's own font. */
  readonly font: string;
}

export const DEFAULT_VIEW: PreviewView = {
  mode: "light",
  lens: "none",
  isSplit: false,
  areTokensShown: false,
  isSheet: false,
  isLong: false,
  isRightToLeft: false,
  font: "",
};

const FLAGS = {
  split: "isSplit",
  tokens: "areTokensShown",
  sheet: "isSheet",
  long: "isLong",
  rtl: "isRightToLeft",
} as const satisfies Readonly<Record<string, keyof PreviewView>>;
const MAX_FONT_CHARACTERS = 60;

/** Never fails: an unknown value falls back to its default. */
export function readPreviewView(query: URLSearchParams): PreviewView {
  const flag = (key: keyof typeof FLAGS): boolean => query.get(key) === "1";
  return {
    mode: THEME_MODES.find((mode) => mode === query.get("mode")) ?? DEFAULT_VIEW.mode,
    lens: PREVIEW_LENSES.find((lens) => lens === query.get("lens")) ?? DEFAULT_VIEW.lens,
    isSplit: flag("split"),
    areTokensShown: flag("tokens"),
    isSheet: flag("sheet"),
    isLong: flag("long"),
    isRightToLeft: flag("rtl"),
    font: familyOf(query.get("font") ?? ""),
  };
}

/** The query with this view; other parameters, such as the theme, are unchanged. */
export function writePreviewView(query: URLSearchParams, view: PreviewView): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (key: string, value: string, usual: string): void => {
    if (value === usual) next.delete(key);
    else next.set(key, value);
  };
  set("mode", view.mode, DEFAULT_VIEW.mode);
  set("lens", view.lens, DEFAULT_VIEW.lens);
  for (const [key, field] of Object.entries(FLAGS)) set(key, view[field] ? "1" : "", "");
  set("font", familyOf(view.font), "");
  return next;
}

/** Letters, digits, spaces and hyphens, which need no escaping between the quotation marks of a font family. */
function familyOf(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .slice(0, MAX_FONT_CHARACTERS)
    .trim();
}

/** The mode to show beside it: light for dark and dark for light, with the same contrast level. */
export function oppositeMode(mode: ThemeModeName): ThemeModeName {
  switch (mode) {
    case "light":
      return "dark";
    case "dark":
      return "light";
    case "light-high":
      return "dark-high";
    case "dark-high":
      return "light-high";
  }
}
