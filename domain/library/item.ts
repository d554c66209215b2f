/** View types of the library's palettes and gradients. */
import type { HueFamily } from "#engine/names/hue-family.ts";
import type { Temperature } from "#engine/palette/palette-facts.ts";
import type { ItemContent } from "./content-kinds.ts";
import type { GeoPoint, Timestamp } from "./timestamp.ts";

/** The list in which an item stands; what it is besides its colors is its content. */
export type ItemKind = "palette" | "gradient";

/** Lists show public items; a direct link also opens unlisted ones; owners always see their own. */
export type ItemState = "public" | "unlisted" | "private" | "hidden";

export interface ItemCard {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  /** CSS colors. */
  readonly colors: readonly string[];
  /** A name for each color: the source's own or the nearest in the color-name list. */
  readonly names: readonly string[];
  readonly content: ItemContent;
  /** The author in one line: "Sanzo Wada, plate 257". */
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
  /** Attribution text that the license requires. */
  readonly note: string;
}

/** The id of an account, as far as an address may have it. */
export const AUTHOR_ID = /^[\w-]{6,64}$/;

/** What the person has published in this list. */
export const authorAddress = (authorId: string, kind: ItemKind): string => `/authors/${authorId}/${kind}s`;

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
  /** The author of the data set's entry, or the person who published the item here. */
  readonly author: string;
  /** The person's id, if they published the item in the lists: they have a page then. */
  readonly authorId?: string;
  /** The data set; absent for items published here. */
  readonly source?: ItemSource;
  readonly state: ItemState;
  /** Where the photo was taken, if the author shared it. */
  readonly place?: GeoPoint;
  /** The item's id in its source; empty for items published here. */
  readonly originalId: string;
  readonly facts: ItemFacts;
}
