/**
 * The document of the theme generators and the UI Palette Generator. Query fields (TLS-2):
 *
 *   c=e8622c-2f6690      brand, second color, accent: one to three
 *   k=45                 contrast, 0 to 100; 30 if it is absent
 *   tint=35              how much of the brand's hue the surfaces take, in percent
 *   floor=aaa            aa (default), aaa, apca
 *   ratio=text.12*text-2.7
 *                        contrast that tokens are to have to a20, 1 to 21, in place of what follows from k
 *   label=white          label of the primary color: best (default), dark, white
 *   ed=3                 edition of the defaults that the theme is derived with; 1 if it is absent
 *   pin=d.text-3.7f7067*l.warning.f2c14e
 *                        mode (l, d, lh, dh) . token . color
 *   as=a10.color-surface what names of a file that was read in stand for; see token-name-field.ts
 */

import { colorText, parseColorText, shortText, splitOutside } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Fields, mapped } from "#domain/documents/fields/field.ts";
import { COLOR, type Item, list } from "#domain/documents/fields/list.ts";
import { choice, whole } from "#domain/documents/fields/simple-fields.ts";
import type { Color } from "#engine/space/color.ts";
import {
  isRoleToken,
  ROLE_TOKENS,
  type RoleToken,
  THEME_MODES,
  type ThemeModeName,
} from "#engine/theme/role-graph.ts";
import { NEWEST_EDITION, THEME_EDITIONS, type ThemeEdition } from "#engine/theme/theme-editions.ts";
import { FLOOR_SETS, type FloorSet } from "#engine/theme/theme-floors.ts";
import {
  DEFAULT_CONTRAST,
  DEFAULT_TINT,
  type FamilyStepColors,
  type FourModeRequest,
  LABEL_CHOICES,
  type LabelChoice,
  MAX_BRANDS,
  type ThemePins,
  type TokenRatios,
} from "#engine/theme/theme-request.ts";
import { RATIOS } from "./ratio-field.ts";
import { NAMES, type NamedToken } from "./token-name-field.ts";

export interface ThemePin {
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
  readonly color: Color;
}

export interface ThemeDocument {
  /** One to three opaque colors: the brand, a second color, an accent. */
  readonly brand: readonly Color[];
  /** 0 to 100. */
  readonly contrast: number;
  /** 0 to 100. */
  readonly tintPercent: number;
  readonly floors: FloorSet;
  /** Asked contrast to a20 of texts and lines, 1 to 21; absent if it follows from `contrast`. */
  readonly ratios?: TokenRatios | undefined;
  /** Absent for the best one. */
  readonly label?: Exclude<LabelChoice, "best"> | undefined;
  /** Which defaults the theme is derived with; absent in links from before there were editions, which is the first. */
  readonly edition?: Exclude<ThemeEdition, 1> | undefined;
  /** In the order of the modes, then of the tokens; each token of a mode once. */
  readonly pins: readonly ThemePin[];
  /** What names of files stand for; they change no color of the theme. */
  readonly names?: readonly NamedToken[] | undefined;
}

/** A theme whose families use the steps of ramps. */
export interface SteppedTheme extends ThemeDocument {
  readonly steps?: FamilyStepColors;
}

/** Most pins of a theme. Their query still fits into an address. */
export const MAX_PINS = 80;

const MODE_KEYS: Readonly<Record<ThemeModeName, string>> = {
  light: "l",
  dark: "d",
  "light-high": "lh",
  "dark-high": "dh",
};

const opaque = (color: Color): Color => (color.alpha === 1 ? color : { ...color, alpha: 1 });

const PIN: Item<ThemePin> = {
  read: (part, notices) => {
    const pin = readPin(part);
    if (typeof pin !== "string") return pin;
    notices.push(`The pin “${shortText(part)}” was left out. ${pin}`);
    return undefined;
  },
  write: ({ mode, token, color }) => `${MODE_KEYS[mode]}.${token}.${colorText(color)}`,
};

const PINS = mapped(
  list("pin", PIN, { most: MAX_PINS, separators: "*" }),
  (pins, { notices }): readonly ThemePin[] => {
    const once = pins.filter(({ mode, token }, index) => {
      const isFirst = pins.findIndex((each) => each.mode === mode && each.token === token) === index;
      if (!isFirst) notices.push(`${token} is pinned twice in one mode; the second pin was left out.`);
      return isFirst;
    });
    return once.toSorted((a, b) => placeOf(a) - placeOf(b));
  },
  (pins) => pins,
);

const BRAND = mapped(
  list("c", COLOR, {
    most: MAX_BRANDS,
    fewest: 1,
    few: "No color was found in this link.",
    isRequired: true,
  }),
  (colors): readonly Color[] => colors.map(opaque),
  (colors) => colors,
);

/** The contrast of a link that names none; new themes name theirs. */
const LINK_CONTRAST = 30;

const LATER_EDITIONS = THEME_EDITIONS.filter((edition) => edition !== 1);

/** The fields of every theme tool; each tool adds its view settings. */
export const THEME_FIELDS: Fields<ThemeDocument> = {
  brand: BRAND,
  contrast: whole("k", "contrast", [0, LINK_CONTRAST, 100]),
  tintPercent: whole("tint", "tint in percent", [0, Math.round(DEFAULT_TINT * 100), 100]),
  floors: choice("floor", "contrast floor", FLOOR_SETS, "aa"),
  ratios: RATIOS,
  label: mapped(
    choice("label", "label of the primary color", LABEL_CHOICES, "best"),
    (text) => (text === "best" ? undefined : text),
    (label) => label ?? "best",
  ),
  edition: mapped(
    choice("ed", "edition of the defaults", THEME_EDITIONS.map(String), "1"),
    (text) => LATER_EDITIONS.find((edition) => String(edition) === text),
    (edition) => String(edition ?? 1),
  ),
  pins: PINS,
  names: NAMES,
};
/** What a new theme says beside its colors: the newest defaults. Links from before have neither and stay as they are. */
export const NEW_THEME = `k=${DEFAULT_CONTRAST}&ed=${NEWEST_EDITION}`;
export const FIRST_THEME = `c=e8622c&${NEW_THEME}`;

/** The theme alone, as previews and the API read it. */
export const THEME_ADDRESS = describe<ThemeDocument>({ fields: THEME_FIELDS, first: FIRST_THEME });
export const { decode: decodeTheme, encode: encodeTheme } = THEME_ADDRESS;

/** The document as input of the engine's theme solver. */
export function themeRequest(document: SteppedTheme): FourModeRequest {
  const { brand, contrast, tintPercent, floors, ratios, label, edition = 1, pins, steps } = document;
  const byMode: Partial<Record<ThemeModeName, Partial<Record<RoleToken, Color>>>> = {};
  for (const { mode, token, color } of pins) byMode[mode] = { ...byMode[mode], [token]: color };
  const held: ThemePins = byMode;
  return {
    brand,
    contrast,
    tint01: tintPercent / 100,
    floors,
    edition,
    pins: held,
    ...(ratios && { ratios }),
    ...(label && { label }),
    ...(steps && { steps }),
  };
}

/** The document with the token pinned to this color; an existing pin of the same token and mode is replaced. */
export function withPin<Document extends ThemeDocument>(document: Document, pin: ThemePin): Document {
  const { pins } = withoutPin(document, pin);
  const added = [...pins, { ...pin, color: opaque(pin.color) }];
  return { ...document, pins: added.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MAX_PINS) };
}

/** The document without this pin, so that the solver chooses the token's color in this mode. */
export function withoutPin<Document extends ThemeDocument>(
  document: Document,
  { mode, token }: Pick<ThemePin, "mode" | "token">,
): Document {
  return {
    ...document,
    pins: document.pins.filter((each) => each.mode !== mode || each.token !== token),
  };
}

function placeOf({ mode, token }: ThemePin): number {
  return THEME_MODES.indexOf(mode) * ROLE_TOKENS.length + ROLE_TOKENS.indexOf(token);
}

/** Returns a sentence if the pin is unreadable. A point inside brackets belongs to its color. */
function readPin(text: string): ThemePin | string {
  const [key = "", token = "", ...rest] = splitOutside(text, ".");
  const mode = THEME_MODES.find((each) => MODE_KEYS[each] === key);
  if (mode === undefined) return "It begins with no mode: l, d, lh or dh.";
  if (!isRoleToken(token)) return `There is no token called “${shortText(token)}”.`;
  const parsed = parseColorText(rest.join("."));
  return parsed.ok ? { mode, token, color: opaque(parsed.color) } : parsed.error.message;
}
