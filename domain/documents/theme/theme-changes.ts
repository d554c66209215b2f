/** The changes that the controls of a theme make to its document. Pure; the same document if nothing changes. */

import { colorOfText } from "#domain/documents/color-text.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { carriedColor } from "#engine/theme/carried-color.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { type LabelChoice, MAX_BRANDS, type RatioToken } from "#engine/theme/theme-request.ts";
import { heldRatio } from "./ratio-field.ts";
import { MAX_PINS, type ThemeDocument, type ThemePin, withoutPin, withPin } from "./theme-document.ts";

export type ThemeChange =
  /** `index` 0 to 2; one past the last adds a color. */
  | { readonly type: "brand"; readonly index: number; readonly color: Color }
  /** The first brand color stays. */
  | { readonly type: "remove-brand"; readonly index: number }
  | { readonly type: "brands"; readonly colors: readonly Color[] }
  /** 0 to 100, rounded and clamped. */
  | { readonly type: "contrast" | "tint"; readonly value: number }
  | { readonly type: "floors"; readonly floors: FloorSet }
  /** 1 to 21; undefined takes what follows from the contrast. */
  | { readonly type: "ratio"; readonly token: RatioToken; readonly ratio: number | undefined }
  | { readonly type: "label"; readonly label: LabelChoice }
  /** Derives the theme with the newest defaults. */
  | { readonly type: "newest" }
  | { readonly type: "pin"; readonly pin: ThemePin }
  /** In all four modes; nothing if that would be more pins than a theme has. */
  | { readonly type: "pin-all"; readonly token: RoleToken; readonly color: Color }
  | { readonly type: "unpin"; readonly mode: ThemeModeName; readonly token: RoleToken }
  | { readonly type: "unpin-all" }
  /** Replaces the theme; the view of the tool stays. */
  | { readonly type: "theme"; readonly theme: ThemeDocument };

export function changedTheme<Document extends ThemeDocument>(
  document: Document,
  change: ThemeChange,
): Document {
  switch (change.type) {
    case "brand": {
      const { index } = change;
      if (index < 0 || index > Math.min(document.brand.length, MAX_BRANDS - 1)) return document;
      const brand = [...document.brand];
      const color = exact(change.color);
      brand[index] = color;
      return { ...document, brand, pins: carriedPins(document, index, color) };
    }
    case "remove-brand":
      return change.index < 1 || document.brand[change.index] === undefined
        ? document
        : { ...document, brand: document.brand.filter((_, index) => index !== change.index) };
    case "brands":
      return withBrands(document, change.colors);
    case "contrast":
    case "tint": {
      if (!Number.isFinite(change.value)) return document;
      const value = Math.round(Math.min(100, Math.max(0, change.value)));
      const key = change.type === "contrast" ? "contrast" : "tintPercent";
      return value === document[key] ? document : { ...document, [key]: value };
    }
    case "floors":
      return change.floors === document.floors ? document : { ...document, floors: change.floors };
    case "ratio":
      return withRatio(document, change.token, change.ratio);
    case "label":
      return { ...document, label: change.label === "best" ? undefined : change.label };
    case "newest":
      return { ...document, edition: NEWEST_EDITION };
    case "pin":
      return withPin(document, { ...change.pin, color: exact(change.pin.color) });
    case "pin-all": {
      const { token, color } = change;
      const others = document.pins.filter((pin) => pin.token !== token);
      if (others.length + THEME_MODES.length > MAX_PINS) return document;
      return THEME_MODES.reduce(
        (held, mode) => withPin(held, { mode, token, color: exact(color) }),
        document,
      );
    }
    case "unpin": {
      const { pins } = withoutPin(document, change);
      return pins.length === document.pins.length ? document : { ...document, pins };
    }
    case "unpin-all":
      return document.pins.length === 0 ? document : { ...document, pins: [] };
    case "theme": {
      const {
        brand,
        contrast,
        tintPercent,
        floors,
        ratios,
        label,
        edition,
        pins,
        names = document.names,
      } = change.theme;
      return { ...document, brand, contrast, tintPercent, floors, ratios, label, edition, pins, names };
    }
  }
}

/**
 * The pins with another brand color: those that are the old one, or tints and shades of it, go along, so that a theme that
 * was read in can be rebranded. What has a meaning of its own stays.
 */
function carriedPins({ brand, pins }: ThemeDocument, index: number, to: Color): ThemeDocument["pins"] {
  const from = brand[index];
  if (from === undefined || pins.length === 0) return pins;
  return pins.map((pin) => {
    if (/(?:success|warning|danger|info)/.test(pin.token)) return pin;
    const color = carriedColor(pin.color, from, to);
    return color === undefined ? pin : { ...pin, color: exact(color) };
  });
}

function withRatio<Document extends ThemeDocument>(
  document: Document,
  token: RatioToken,
  ratio: number | undefined,
): Document {
  const { [token]: _, ...others } = document.ratios ?? {};
  const ratios =
    ratio === undefined || !Number.isFinite(ratio) ? others : { ...others, [token]: heldRatio(ratio) };
  return { ...document, ratios: Object.keys(ratios).length === 0 ? undefined : ratios };
}

/** The theme with other brand colors: the first three. */
export function withBrands<Document extends ThemeDocument>(
  document: Document,
  colors: readonly Color[],
): Document {
  const brand = colors.slice(0, MAX_BRANDS).map(exact);
  return brand.length === 0 ? document : { ...document, brand };
}

/** A message if two brand colors look alike or have the same bytes; undefined otherwise. */
export function alikeBrands({ brand }: Pick<ThemeDocument, "brand">): string | undefined {
  const hexes = brand.map(formatHex);
  const twin = hexes.findIndex((hex, index) => hexes.indexOf(hex) !== index);
  return twin < 0
    ? undefined
    : `Two brand colors are ${(hexes[twin] ?? "").toUpperCase()}. Change or remove one: a second color that is the same adds nothing.`;
}

/** The color after a round trip through an address, opaque. */
const exact = (color: Color): Color => ({ ...colorOfText(color), alpha: 1 });
