/** Palettes and gradients of the library, as pages see them. */
import type { HueFamily } from "#engine/names/hue-family.ts";
import type { Temperature } from "#engine/palette/palette-facts.ts";
import type { GeoPoint, Timestamp } from "./timestamp.ts";

export type ItemKind = "palette" | "gradient";

/** Lists show what is public; a link opens what is public or unlisted; its owner sees it always. */
export type ItemState = "public" | "unlisted" | "private" | "hidden";

export interface GradientData {
  readonly type: "linear" | "radial" | "conic";
  readonly angleDeg: number;
  /** Interpolation space, one of the engine's. */
  readonly space: string;
  readonly stops: readonly { readonly color: string; readonly position01: number }[];
}

export interface ItemCard {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  /** CSS colors. */
  readonly colors: readonly string[];
  /** A name for each color, of the source or the nearest of the name list. */
  readonly names: readonly string[];
  readonly gradient?: GradientData;
  /** Who it is by, in one line: "Sanzo Wada, plate 257". */
  readonly credit: string;
  readonly likeCount: number;
  readonly createdAt: Timestamp;
}

export interface ItemSource {
  readonly slug: string;
  readonly name: string;
  readonly author: string;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl: string;
  /** Words the licence asks for. */
  readonly note: string;
}

export interface ItemFacts {
  readonly aaPairs: number;
  readonly isVisionSafe: boolean;
  readonly temperature: Temperature;
  readonly hueFamilies: readonly HueFamily[];
  readonly isWideGamut: boolean;
}

export interface ItemDetail extends ItemCard {
  readonly description: string;
  readonly tags: readonly string[];
  /** Who made it: of the data set, or who published it here. */
  readonly author: string;
  /** The data set it comes from; nothing for what somebody published here. */
  readonly source?: ItemSource;
  readonly state: ItemState;
  /** Where its photo was taken, when its author says so. */
  readonly place?: GeoPoint;
  /** How the source names it; empty for what was published here. */
  readonly originalId: string;
  readonly facts: ItemFacts;
}
