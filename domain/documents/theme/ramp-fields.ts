/** The input of an interface palette's ramps as query fields; see ui-palette-document.ts. */

import {
  colorOfText,
  colorText,
  parseColorText,
  readColor,
  shortText,
  splitOutside,
} from "#domain/documents/color-text.ts";
import { type Field, mapped, param } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import type { Color } from "#engine/space/color.ts";
import {
  BEND_CHANNELS,
  BEND_LIMITS,
  type BendChannel,
  type BendHandles,
  NO_BEND,
} from "#engine/theme/bend-handles.ts";
import type { RampBends } from "#engine/theme/ui-palette.ts";
import { UI_RAMPS, type UiRampName } from "#engine/theme/ui-ramp-names.ts";

/** The ramps that are derived from the brand unless they have a color of their own. */
export type DerivedRamp = Exclude<UiRampName, "primary">;
export const DERIVED_RAMPS = UI_RAMPS.filter((name): name is DerivedRamp => name !== "primary");
export type OwnColors = Readonly<Partial<Record<DerivedRamp, Color>>>;

const KEYS: Readonly<Record<BendChannel, string>> = { lightness: "l", chroma: "c", hue: "h" };
/**
 * Accepts more digits than any valid number has, so that a number out of range is an error rather than another number.
 */
const INTEGER = /^-?\d{1,3}$/;

/** The color after a round trip through an address, opaque. */
export const exactColor = (color: Color): Color => ({ ...colorOfText(color), alpha: 1 });

interface OneBend {
  readonly ramp: UiRampName;
  readonly channel: BendChannel;
  readonly handles: BendHandles;
}

const BEND: Item<OneBend> = {
  read: (part, notices) => {
    const bend = readBend(part);
    if (bend !== undefined) return bend;
    notices.push(
      `The curve “${shortText(part)}” was left out. A curve is a ramp, l, c or h, and five whole numbers, as in primary.l.0.5.0.0.-3.`,
    );
    return undefined;
  },
  write: ({ ramp, channel, handles }) => [ramp, KEYS[channel], ...handles].join("."),
};

/** `bend=primary.l.0.5.0.0.-3*danger.h.0.0.10.0.0` */
export const BENDS: Field<RampBends> = mapped(
  list("bend", BEND, {
    most: UI_RAMPS.length * BEND_CHANNELS.length,
    separators: "*",
  }),
  (given, { notices }) => {
    const bends: { [Name in UiRampName]?: Partial<Record<BendChannel, BendHandles>> } = {};
    for (const { ramp, channel, handles } of given) {
      if (bends[ramp]?.[channel] !== undefined) {
        notices.push(`The ${channel} of ${ramp} is bent twice; the second curve was left out.`);
      } else if (isBending(handles)) bends[ramp] = { ...bends[ramp], [channel]: handles };
    }
    return bends;
  },
  (bends) =>
    UI_RAMPS.flatMap((ramp) =>
      BEND_CHANNELS.flatMap((channel): OneBend[] => {
        const handles = bends[ramp]?.[channel];
        return handles !== undefined && isBending(handles) ? [{ ramp, channel, handles }] : [];
      }),
    ),
);

/** The curves with one channel of one ramp replaced; handles are rounded and clamped to their limits. */
export function withHandles(
  bends: RampBends,
  ramp: UiRampName,
  channel: BendChannel,
  handles: BendHandles,
): RampBends {
  const limit = BEND_LIMITS[channel];
  const [a, b, c, d, e] = handles.map((value) => Math.round(Math.min(limit, Math.max(-limit, value))) + 0);
  const held: BendHandles = [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
  const { [channel]: _, ...others } = bends[ramp] ?? {};
  const bend = isBending(held) ? { ...others, [channel]: held } : others;
  const { [ramp]: __, ...rest } = bends;
  return Object.keys(bend).length === 0 ? rest : { ...rest, [ramp]: bend };
}

interface OwnColor {
  readonly ramp: DerivedRamp;
  readonly color: Color;
}

const OWN: Item<OwnColor> = {
  read: (part, notices) => {
    const [name = "", ...rest] = splitOutside(part, ".");
    const ramp = DERIVED_RAMPS.find((each) => each === name);
    const parsed = parseColorText(rest.join("."));
    if (ramp !== undefined && parsed.ok) return { ramp, color: exactColor(parsed.color) };
    const why =
      ramp === undefined
        ? `There is no such ramp as “${shortText(name)}”.`
        : !parsed.ok && parsed.error.message;
    notices.push(`The color “${shortText(part)}” was left out. ${why}`);
    return undefined;
  },
  write: ({ ramp, color }) => `${ramp}.${colorText(color)}`,
};

const OWN_LIST = list("own", OWN, { most: DERIVED_RAMPS.length, separators: "*" });

/**
 * `own=secondary.c97405*danger.c0392b`. Without it, the second and third color of `c` are the secondary and the accent,
 * as in the addresses of the theme generators.
 */
export const OWN_COLORS: Field<OwnColors> = {
  read: (reading, whole) => {
    const own: { [Name in DerivedRamp]?: Color } = {};
    for (const { ramp, color } of OWN_LIST.read(reading, whole)) {
      if (own[ramp] === undefined) own[ramp] = color;
      else reading.notices.push(`${ramp} has two colors; the second was left out.`);
    }
    if (reading.params.has("own")) return own;
    // Unreadable colors add a notice where the brand is read.
    const parts = splitOutside(reading.params.get("c") ?? "", "-, \n\t").filter((part) => part !== "");
    const [secondary, accent] = parts.flatMap((part) => readColor(part, []) ?? []).slice(1, 3);
    return {
      ...(secondary && { secondary: exactColor(secondary) }),
      ...(accent && { accent: exactColor(accent) }),
    };
  },
  write: (own, params, whole) =>
    OWN_LIST.write(
      DERIVED_RAMPS.flatMap((ramp) => {
        const color = own[ramp];
        return color === undefined ? [] : [{ ramp, color }];
      }),
      params,
      whole,
    ),
};

/** Degrees by which a derived color is rotated from the brand's hue; undefined lets the engine choose. */
export function turnField(key: string, what: string): Field<number | undefined> {
  return param(
    key,
    (text, { notices }) => {
      if (text === null) return undefined;
      const turn = INTEGER.test(text) ? Number(text) + 0 : Number.NaN;
      if (Math.abs(turn) <= 180) return turn;
      notices.push(`The ${what} is a whole number from -180 to 180; it was chosen instead.`);
      return undefined;
    },
    (turn) => (turn === undefined ? undefined : String(turn)),
  );
}

function readBend(part: string): OneBend | undefined {
  const [name, key, ...numbers] = part.split(".", 8);
  const ramp = UI_RAMPS.find((each) => each === name);
  const channel = BEND_CHANNELS.find((each) => KEYS[each] === key);
  if (ramp === undefined || channel === undefined || numbers.length !== NO_BEND.length) return undefined;
  if (!numbers.every((text) => INTEGER.test(text))) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers.map((text) => Number(text) + 0);
  const handles: BendHandles = [a, b, c, d, e];
  const isInside = handles.every((value) => Math.abs(value) <= BEND_LIMITS[channel]);
  return isInside ? { ramp, channel, handles } : undefined;
}

const isBending = (handles: BendHandles): boolean => handles.some((value) => value !== 0);
