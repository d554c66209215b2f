/**
 * The Palette from Image tool's document, without the picture itself. Query fields (TLS-2):
 *
 *   c=0e2a47*41.2*120.340-…   colors: value, percent of the picture, pixel; `a` at the end marks the accent, `o` a picker
 *                             placed by hand
 *   n=6 · order=vivid · exact=1 · bg=0 · accent=1    number of colors, their order, and extraction options
 *   area=10.20.300.200        left, top, width and height of the selected area, in pixels
 *   pic=k3x9ab12.4000x3000    random id of the picture on the device that opened it, and its size
 */

import { colorText, readColor } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, single } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { choice, flag, whole } from "#domain/documents/fields/simple-fields.ts";
import { PICTURE_ORDERS, type PictureOrder } from "#engine/picture/picture-order.ts";
import type { Color } from "#engine/space/color.ts";

export interface PixelAt {
  /** Pixels from the left and from the top of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface PixelArea extends PixelAt {
  /** Pixels, at least 1. */
  readonly width: number;
  readonly height: number;
}

export interface ImagePicker {
  readonly color: Color;
  /** Share of the picture or of the selected area, 0 to 1; undefined for a color that was never counted. */
  readonly share01?: number;
  readonly at?: PixelAt;
  /** An `own` picker was placed or moved by hand, and stays when the colors are extracted again. */
  readonly kind: "found" | "accent" | "own";
}

export interface ImageDocument {
  readonly pickers: readonly ImagePicker[];
  /** Number of colors to extract, 2 to 16. */
  readonly count: number;
  readonly order: PictureOrder;
  /** Lists every distinct color, for pictures that have few. */
  readonly isExact: boolean;
  readonly ignoreBackground: boolean;
  readonly wantsAccent: boolean;
  readonly area?: PixelArea;
  readonly picture?: { readonly id: string; readonly width: number; readonly height: number };
}

export const MIN_COUNT = 2;
export const MAX_COUNT = 16;
/** The limit of exact mode, plus as many pickers placed by hand as can be extracted. */
export const MAX_PICKERS = 256 + MAX_COUNT;
const MAX_SIDE = 1_000_000;
export const NO_PICTURE: ImageDocument = {
  pickers: [],
  count: 6,
  order: "dominant",
  isExact: false,
  ignoreBackground: false,
  wantsAccent: false,
};

/** A share rounded to a hundredth of a percent, as links write it. */
export function roundShare(share01: number): number {
  return Math.round(Math.min(1, Math.max(0, share01)) * 10_000) / 10_000;
}

const KIND_SIGNS = { found: "", accent: "a", own: "o" } as const;

const PICKER: Item<ImagePicker> = {
  read: (part, notices) => {
    const [value = "", share = "", place = "", sign = ""] = part.split("*", 4);
    const color = readColor(value, notices);
    if (color === undefined) return undefined;
    const percent = share === "" ? undefined : Number(share);
    const isShare = percent !== undefined && percent >= 0 && percent <= 100;
    const [x, y] = numbers(place, 2) ?? [];
    if ((percent !== undefined && !isShare) || (place !== "" && x === undefined))
      notices.push(`The share or the place of ${value} cannot be read, so it was left out.`);
    return {
      color,
      kind: sign === "a" ? "accent" : sign === "o" ? "own" : "found",
      ...(isShare && { share01: roundShare(percent / 100) }),
      ...(x !== undefined && y !== undefined && { at: { x, y } }),
    };
  },
  write: ({ color, share01, at, kind }) => {
    const parts = [
      colorText(color),
      share01 === undefined ? "" : String(Math.round(share01 * 10_000) / 100),
      at === undefined ? "" : `${at.x}.${at.y}`,
      KIND_SIGNS[kind],
    ];
    return parts.join("*").replace(/\*+$/, "");
  },
};

const AREA = single<PixelArea | undefined>("area", undefined, {
  read: (text) => {
    const [x, y, width, height] = numbers(text, 4) ?? [];
    return x !== undefined && y !== undefined && width && height ? { x, y, width, height } : undefined;
  },
  write: ({ x, y, width, height }) => [x, y, width, height].join("."),
  mistake: () => "The area cannot be read, so the whole picture counts.",
});

const PICTURE = single<ImageDocument["picture"]>("pic", undefined, {
  read: (text) => {
    const [, id = "", width, height] = /^([a-z0-9]{1,16})\.(\d{1,7})x(\d{1,7})$/.exec(text) ?? [];
    const isSize = isSide(Number(width)) && isSide(Number(height));
    return isSize ? { id, width: Number(width), height: Number(height) } : undefined;
  },
  write: ({ id, width, height }) => `${id}.${width}x${height}`,
  mistake: () => "The picture's size cannot be read, so it was left out.",
});

/** Always written, because without colors nothing else marks the address as a document. */
const COUNT: Field<number> = {
  ...whole("n", "number of colors", [MIN_COUNT, NO_PICTURE.count, MAX_COUNT]),
  write: (count, params) => params.set("n", String(count)),
};

export const IMAGE_ADDRESS = describe<ImageDocument>({
  fields: {
    pickers: list("c", PICKER, { most: MAX_PICKERS }),
    count: COUNT,
    order: choice("order", "order", PICTURE_ORDERS, NO_PICTURE.order),
    isExact: flag("exact"),
    ignoreBackground: flag("bg", ["1", "0"]),
    wantsAccent: flag("accent"),
    area: AREA,
    picture: PICTURE,
  },
  given: ["c", "n"],
  first: "n=6",
});

function isSide(side: number): boolean {
  return side >= 1 && side <= MAX_SIDE;
}

/** Exactly `count` integers separated by points; undefined for anything else. */
function numbers(text: string, count: number): number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== count || !parts.every((part) => /^\d{1,7}$/.test(part))) return undefined;
  const values = parts.map(Number);
  return values.every((value) => value <= MAX_SIDE) ? values : undefined;
}
