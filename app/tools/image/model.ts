/** The actions of the Palette from Image tool. Pure: results from the picture are part of the action. */
import {
  type ImageDocument,
  type ImagePicker,
  MAX_COUNT,
  MAX_PICKERS,
  MIN_COUNT,
  NO_PICTURE,
  type PixelArea,
  type PixelAt,
  roundShare,
} from "#domain/documents/image/image-document.ts";
import { isSample } from "#domain/documents/image/image-sample.ts";
import type { PictureOrder } from "#engine/picture/picture-order.ts";
import type { Color } from "#engine/space/color.ts";

export interface FoundColor {
  readonly color: Color;
  /** 0 to 1. */
  readonly share01: number;
  readonly at?: PixelAt;
  readonly isAccent: boolean;
}

/** Extracted colors, and the shares of the pickers placed by hand, in their order. */
export interface Findings {
  readonly found: readonly FoundColor[];
  readonly ownShares: readonly number[];
}

/** Changes to the extraction: number of colors, options, area. `area: null` selects the whole picture. */
export interface FindChange {
  readonly count?: number;
  readonly isExact?: boolean;
  readonly ignoreBackground?: boolean;
  readonly wantsAccent?: boolean;
  readonly area?: PixelArea | null;
}

export type ImageAction =
  /** Another picture: only the extraction settings stay. */
  | {
      readonly type: "opened";
      readonly picture: NonNullable<ImageDocument["picture"]>;
      readonly findings: Findings;
    }
  /** Without findings only the settings change, because nothing was extracted. */
  | { readonly type: "find"; readonly change: FindChange; readonly findings?: Findings }
  | { readonly type: "order"; readonly order: PictureOrder }
  /**
   * Moves a picker, which then counts as placed by hand; without an index a new one is added. `shares` are those of
   * all pickers.
   */
  | {
      readonly type: "place";
      readonly index?: number;
      readonly at: PixelAt;
      readonly color: Color;
      readonly shares?: readonly number[];
    }
  /** Colors from the screen, the clipboard or the tray. */
  | { readonly type: "add"; readonly colors: readonly Color[]; readonly shares?: readonly number[] }
  | { readonly type: "remove"; readonly index: number; readonly shares?: readonly number[] }
  /** The picture was removed from the device; its colors stay, without positions. */
  | { readonly type: "forget" };

/** The document whose settings the next picture is extracted with; the sample's own settings are not carried over. */
export function settingsForNext(document: ImageDocument): ImageDocument {
  return isSample(document) ? { ...document, wantsAccent: NO_PICTURE.wantsAccent } : document;
}

export function reduce(document: ImageDocument, action: ImageAction): ImageDocument {
  const { pickers } = document;
  switch (action.type) {
    case "opened": {
      const { area: _area, ...rest } = settingsForNext(document);
      return { ...rest, pickers: action.findings.found.map(foundPicker), picture: action.picture };
    }
    case "find":
      return withFindings(withChange(document, action.change), action.findings);
    case "order":
      return action.order === document.order ? document : { ...document, order: action.order };
    case "place": {
      const { index, at, color, shares } = action;
      const placed: ImagePicker = { color, at: clampAt(at, document), kind: "own" };
      if (index === undefined) {
        if (pickers.length >= MAX_PICKERS) return document;
        return { ...document, pickers: withShares([...pickers, placed], shares) };
      }
      const before = pickers[index];
      if (before === undefined || isSamePlace(before.at, placed.at)) return document;
      return { ...document, pickers: withShares(pickers.with(index, placed), shares) };
    }
    case "add": {
      const added = action.colors.map((color): ImagePicker => ({ color, kind: "own" }));
      const next = [...pickers, ...added].slice(0, MAX_PICKERS);
      return next.length === pickers.length
        ? document
        : { ...document, pickers: withShares(next, action.shares) };
    }
    case "remove":
      return action.index in pickers
        ? { ...document, pickers: withShares(pickers.toSpliced(action.index, 1), action.shares) }
        : document;
    case "forget": {
      const { area: _area, picture: _picture, ...rest } = document;
      return { ...rest, pickers: pickers.map(({ at: _at, ...picker }) => picker) };
    }
  }
}

function withChange(document: ImageDocument, change: FindChange): ImageDocument {
  const { area: changed, count, ...rest } = change;
  const { area: before, ...others } = document;
  const area = changed === null ? undefined : (changed ?? before);
  return {
    ...others,
    ...rest,
    ...(count !== undefined && { count: Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(count))) }),
    ...(area !== undefined && { area: clampArea(area, document) }),
  };
}

function withFindings(document: ImageDocument, findings: Findings | undefined): ImageDocument {
  if (findings === undefined) return document;
  const own = document.pickers.filter(({ kind }) => kind === "own");
  const manual = own.map((picker, index) => withShare(picker, findings.ownShares[index]));
  return { ...document, pickers: [...findings.found.map(foundPicker), ...manual].slice(0, MAX_PICKERS) };
}

function foundPicker({ color, share01, at, isAccent }: FoundColor): ImagePicker {
  return {
    color,
    share01: roundShare(share01),
    kind: isAccent ? "accent" : "found",
    ...(at !== undefined && { at }),
  };
}

function withShares(pickers: readonly ImagePicker[], shares: readonly number[] | undefined) {
  return shares === undefined ? pickers : pickers.map((picker, index) => withShare(picker, shares[index]));
}

function withShare(picker: ImagePicker, share01: number | undefined): ImagePicker {
  return share01 === undefined ? picker : { ...picker, share01: roundShare(share01) };
}

function isSamePlace(first: PixelAt | undefined, second: PixelAt | undefined): boolean {
  return first !== undefined && first.x === second?.x && first.y === second.y;
}

/** Rounded and clamped to the picture. */
export function clampAt({ x, y }: PixelAt, { picture }: ImageDocument): PixelAt {
  return { x: within(x, 0, (picture?.width ?? 1) - 1), y: within(y, 0, (picture?.height ?? 1) - 1) };
}

/** Rounded and clamped to the picture, at least one pixel. */
export function clampArea(area: PixelArea, document: ImageDocument): PixelArea {
  const { x, y } = clampAt(area, document);
  const { width = 1, height = 1 } = document.picture ?? {};
  return { x, y, width: within(area.width, 1, width - x), height: within(area.height, 1, height - y) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(value)));
}
