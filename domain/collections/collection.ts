/** View types of likes, saves and collections, and the rules for collection names. */
import type { ItemKind } from "#domain/library/item.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";

export const MAX_COLLECTION_TITLE = 80;
export const MAX_COLLECTION_DESCRIPTION = 500;
/** Most items in one collection, on every plan, because nobody can sort more by hand. */
export const MAX_COLLECTION_ITEMS = 1000;
export const FULL_SENTENCE = `A collection holds at most ${MAX_COLLECTION_ITEMS} items.`;
/** Most entries that one command changes. A page lists fewer. */
export const MAX_SELECTED = 100;

/** 16 random bytes in base64url (LIB-7). */
/** In an address of the saved items: those that the person made, saved or not (`?only=mine`). */
export const OWN_PART = "mine";

export const COLLECTION_ID = /^[\w-]{22}$/;
export const ITEM_ID = /^[\w-]{6,40}$/;

export interface CollectionHead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  /** Increases with each change; an edit names the version it was based on. */
  readonly version: number;
}

/** Colors of an item, for places with room for nothing else. */
export interface ItemFace {
  readonly id: string;
  readonly colors: readonly string[];
  readonly gradientCss: string | undefined;
  readonly gradientBlend: string | undefined;
}

export interface CollectionSummary extends CollectionHead {
  readonly palettes: number;
  readonly gradients: number;
  /** At most the first four items. */
  readonly faces: readonly ItemFace[];
}

/** A collection in the list beside one item, and whether it contains the item. */
export interface CollectionChoice {
  readonly id: string;
  readonly title: string;
  readonly isPublic: boolean;
  readonly holds: boolean;
}

/** What the signed-in person did with an item. */
export interface LikeSaveState {
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly likeCount: number;
}

export type PlanLimited = "savedItems" | "collections";

const LIMITED_WORDS: Readonly<Record<PlanLimited, string>> = {
  savedItems: "saved items",
  collections: "collections",
};

/** A plan that holds no more, and how many there are: more than it holds after Pro has ended. */
export interface FullPlan {
  readonly plan: PlanId;
  readonly held: number;
}

/** Such as "The Free plan keeps 100 saved items, and you have 107: remove 8 to save another, or keep any number with Pro." */
export function planLimitSentence({ plan, held }: FullPlan, limited: PlanLimited): string {
  const most = PLAN_LIMITS[plan][limited];
  const tooMany = held - most + 1;
  const have = held > most ? `you have ${held}` : "all are taken";
  const way = {
    savedItems: `remove ${tooMany === 1 ? "one" : tooMany} to save another`,
    collections: `delete ${tooMany === 1 ? "one" : tooMany} to make another`,
  }[limited];
  const name = plan === "free" ? "Free" : "Pro";
  const pro = plan === "free" ? ", or keep any number with Pro" : "";
  return `The ${name} plan keeps ${most} ${LIMITED_WORDS[limited]}, and ${have}: ${way}${pro}.`;
}

/** Such as "14 palettes, 3 gradients", or "Empty" when there are none. */
export function countSentence(palettes: number, gradients: number): string {
  const parts = [counted(palettes, "palette"), counted(gradients, "gradient")].filter((part) => part !== "");
  return parts.length === 0 ? "Empty" : parts.join(", ");
}

function counted(count: number, kind: ItemKind): string {
  if (count === 0) return "";
  return `${count} ${kind}${count === 1 ? "" : "s"}`;
}
