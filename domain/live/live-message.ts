/**
 * The messages with which a theme is shown live on a page of another site (UIP-3): from the open tool to the small
 * window at LIVE_PATH by BroadcastChannel, and from there to the page that opened the window. No message goes the other
 * way, except that the window requests the current theme.
 */
import { isSingleColor } from "#domain/themes/single-color.ts";

/** The small window, and the script that a site includes in one line. */
export const LIVE_PATH = "/live";
export const LIVE_SCRIPT_PATH = "/live.js";
/** Placeholder in the script for the origin of Tincture, which the server fills in. */
export const ORIGIN_MARK = "https://origin.invalid";

/** Name of the window, so that a second press of the bookmarklet reuses it. */
export const LIVE_WINDOW = "tincture-live";
/** Name of the channel from tools to the window. */
export const LIVE_CHANNEL = "tincture-live";
export const LIVE_ASK = "ask";

export const LIVE_MODES = ["light", "dark", "light-high", "dark-high"] as const;
export type LiveMode = (typeof LIVE_MODES)[number];

/** A color as CSS text, and as the channels "h s% l%" that older themes of shadcn/ui write into `hsl(…)`. */
export type LiveColor = readonly [css: string, hslChannels: string];
/** By custom property, including its dashes. */
export type LiveVariables = Readonly<Record<string, LiveColor>>;

export interface LiveTheme {
  readonly kind: "tincture-theme";
  /** Id of the open tool that sends it. */
  readonly from: string;
  /** True for a change; false for the answer to a request of the window. */
  readonly isChange: boolean;
  readonly modes: Readonly<Record<LiveMode, { readonly own: LiveVariables; readonly shadcn: LiveVariables }>>;
}

/** Messages of the window to the page: show a theme, in a given mode or in that of the page, or stop. */
export type LiveOrder =
  | { readonly kind: "tincture-show"; readonly theme: LiveTheme; readonly mode: LiveMode | "page" }
  | { readonly kind: "tincture-stop" };

const NAME = /^--[a-z][a-z0-9-]{0,40}$/;
const HSL_CHANNELS = /^[\d.]{1,10} [\d.]{1,10}% [\d.]{1,10}%$/;

export function isLiveTheme(data: unknown): data is LiveTheme {
  if (!isRecord(data) || data["kind"] !== "tincture-theme") return false;
  const { from, isChange, modes } = data;
  return (
    typeof from === "string" &&
    typeof isChange === "boolean" &&
    isRecord(modes) &&
    LIVE_MODES.every((mode) => {
      const groups = modes[mode];
      return isRecord(groups) && isVariables(groups["own"]) && isVariables(groups["shadcn"]);
    })
  );
}

export function isLiveOrder(data: unknown): data is LiveOrder {
  if (!isRecord(data)) return false;
  if (data["kind"] === "tincture-stop") return true;
  const { mode } = data;
  return (
    data["kind"] === "tincture-show" &&
    (mode === "page" || LIVE_MODES.some((each) => each === mode)) &&
    isLiveTheme(data["theme"])
  );
}

function isVariables(data: unknown): data is LiveVariables {
  return (
    isRecord(data) &&
    Object.entries(data).every(
      ([name, color]) =>
        NAME.test(name) &&
        Array.isArray(color) &&
        color.length === 2 &&
        isSingleColor(color[0]) &&
        HSL_CHANNELS.test(String(color[1])),
    )
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
