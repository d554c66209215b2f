/**
 * The Palette from Image tool's document: what a link can hold without the picture (TLS-2). Version 1.
 *
 *   c=0e2a47*41.2*120.340-…   colors: value, percent of the picture, pixel; a last part `a` for the accent, `o` for one's own
 *   n=6 · order=vivid · exact=1 · bg=0 · accent=1    how many are looked for, how they stand, what counts
 *   area=10.20.300.200        left, top, width and height in pixels of the part that is looked at
 *   pic=k3x9ab12.4000x3000    which picture on the device that opened it, by a number drawn there, and its size
 */

import { PICTURE_ORDERS, type PictureOrder } from "#engine/picture/picture-order.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, parseColorText, shortText, splitColors } from "./color-text.ts";
import type { Decoded } from "./tool-document.ts";

export interface PixelAt {
  /** Pixels of the picture, from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

export interface PixelArea extends PixelAt {
  /** Pixels, 1 at least. */
  readonly width: number;
  readonly height: number;
}

export interface ImagePicker {
  readonly color: Color;
  /** Share of the picture, or of its area, 0 to 1; undefined for a color that was never counted in one. */
  readonly share01?: number;
  readonly at?: PixelAt;
  /** `own` was chosen or moved by hand and stays when the colors are found again. */
  readonly kind: "found" | "accent" | "own";
}

export interface ImageDocument {
  readonly pickers: readonly ImagePicker[];
  /** Colors looked for, 2 to 16. */
  readonly count: number;
  readonly order: PictureOrder;
  /** Every color as it is, for pictures that have few. */
  readonly isExact: boolean;
  readonly ignoreBackground: boolean;
  readonly wantsAccent: boolean;
  readonly area?: PixelArea;
  readonly picture?: { readonly id: string; readonly width: number; readonly height: number };
}

export const MIN_COUNT = 2;
export const MAX_COUNT = 16;
/** Exact mode's, and as many again by hand as are looked for. */
export const MAX_PICKERS = 256 + MAX_COUNT;
const MAX_SIDE = 1_000_000;
const VERSION = 1;

export const NO_PICTURE: ImageDocument = {
  pickers: [],
  count: 6,
  order: "dominant",
  isExact: false,
  ignoreBackground: false,
  wantsAccent: false,
};

/** A share as links keep it: to a hundredth of a percent. */
export function roundShare(share01: number): number {
  return Math.round(Math.min(1, Math.max(0, share01)) * 10_000) / 10_000;
}

export function encodeImage(document: ImageDocument): URLSearchParams {
  const { pickers, count, order, isExact, ignoreBackground, wantsAccent, area, picture } = document;
  const params = new URLSearchParams();
  if (pickers.length > 0) params.set("c", pickers.map(encodePicker).join("-"));
  params.set("n", String(count));
  if (order !== NO_PICTURE.order) params.set("order", order);
  if (isExact) params.set("exact", "1");
  if (ignoreBackground) params.set("bg", "0");
  if (wantsAccent) params.set("accent", "1");
  if (area !== undefined) params.set("area", [area.x, area.y, area.width, area.height].join("."));
  if (picture !== undefined) params.set("pic", `${picture.id}.${picture.width}x${picture.height}`);
  return params;
}

const KIND_SIGNS = { found: "", accent: "a", own: "o" } as const;

function encodePicker({ color, share01, at, kind }: ImagePicker): string {
  const parts = [
    colorText(color),
    share01 === undefined ? "" : String(Math.round(share01 * 10_000) / 100),
    at === undefined ? "" : `${at.x}.${at.y}`,
    KIND_SIGNS[kind],
  ];
  return parts.join("*").replace(/\*+$/, "");
}

/** Total: a bad part falls back to its default and leaves a sentence; it never throws. */
export function decodeImage(params: URLSearchParams): Decoded<ImageDocument> {
  if (!params.has("c") && !params.has("n")) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const isOn = (name: string, on: string): boolean => {
    const given = params.get(name);
    if (given !== null && given !== "0" && given !== "1")
      notices.push(`“${shortText(given)}” is not known for ${name}, so it was left out.`);
    return given === on;
  };
  const count = Number(params.get("n") ?? NO_PICTURE.count);
  const isCount = Number.isInteger(count) && count >= MIN_COUNT && count <= MAX_COUNT;
  if (!isCount) notices.push(`The number of colors is a whole number from ${MIN_COUNT} to ${MAX_COUNT}.`);
  const givenOrder = params.get("order");
  const order = PICTURE_ORDERS.find((known) => known === givenOrder);
  if (givenOrder !== null && order === undefined)
    notices.push(`“${shortText(givenOrder)}” is not known for order, so it was left out.`);
  const picture = decodePicture(params.get("pic"), notices);
  const area = decodeArea(params.get("area"), notices);
  if (Number(params.get("v") ?? VERSION) > VERSION)
    notices.push("This link comes from a newer version; what is new in it was left out.");
  return {
    document: {
      pickers: decodePickers(params.get("c"), notices),
      count: isCount ? count : NO_PICTURE.count,
      order: order ?? NO_PICTURE.order,
      isExact: isOn("exact", "1"),
      ignoreBackground: isOn("bg", "0"),
      wantsAccent: isOn("accent", "1"),
      ...(area !== undefined && { area }),
      ...(picture !== undefined && { picture }),
    },
    notices,
  };
}

function decodePickers(text: string | null, notices: string[]): ImagePicker[] {
  const parts = splitColors(text ?? "");
  if (parts.length > MAX_PICKERS)
    notices.push(`At most ${MAX_PICKERS} colors fit here; the others were left out.`);
  return parts.slice(0, MAX_PICKERS).flatMap((part): ImagePicker[] => {
    const [value = "", share = "", place = "", sign = ""] = part.split("*");
    const parsed = parseColorText(value);
    if (!parsed.ok) {
      notices.push(`“${shortText(value)}” is not a color: ${parsed.error.message}`);
      return [];
    }
    const percent = share === "" ? undefined : Number(share);
    const isShare = percent !== undefined && percent >= 0 && percent <= 100;
    const at = numbers(place, 2);
    if ((percent !== undefined && !isShare) || (place !== "" && at === undefined))
      notices.push(`The share or the place of ${value} cannot be read, so it was left out.`);
    return [
      {
        color: parsed.color,
        kind: sign === "a" ? "accent" : sign === "o" ? "own" : "found",
        ...(isShare && { share01: roundShare(percent / 100) }),
        ...(at !== undefined && { at: { x: at[0] ?? 0, y: at[1] ?? 0 } }),
      },
    ];
  });
}

function decodeArea(text: string | null, notices: string[]): PixelArea | undefined {
  if (text === null) return undefined;
  const [x, y, width, height] = numbers(text, 4) ?? [];
  if (x !== undefined && y !== undefined && width && height) return { x, y, width, height };
  notices.push("The area cannot be read, so the whole picture counts.");
  return undefined;
}

function decodePicture(text: string | null, notices: string[]): ImageDocument["picture"] {
  if (text === null) return undefined;
  const [, id = "", width, height] = /^([a-z0-9]{1,16})\.(\d{1,7})x(\d{1,7})$/.exec(text) ?? [];
  const isSize = isSide(Number(width)) && isSide(Number(height));
  if (isSize) return { id, width: Number(width), height: Number(height) };
  notices.push("The picture's size cannot be read, so it was left out.");
  return undefined;
}

function isSide(side: number): boolean {
  return side >= 1 && side <= MAX_SIDE;
}

/** So many whole numbers with points between; undefined for anything else. */
function numbers(text: string, count: number): number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== count || !parts.every((part) => /^\d{1,7}$/.test(part))) return undefined;
  const values = parts.map(Number);
  return values.every((value) => value <= MAX_SIDE) ? values : undefined;
}
