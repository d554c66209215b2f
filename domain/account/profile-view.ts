/** What the pages of an account show: views, never rows. */
import type { ItemCard } from "#domain/library/item.ts";

export interface KeptCounts {
  readonly likes: number;
  readonly saves: number;
  readonly collections: number;
  readonly published: number;
}

export interface SessionView {
  readonly id: string;
  readonly device: string;
  readonly address: string | null;
  readonly signedInMs: number;
  readonly seenMs: number;
  readonly isCurrent: boolean;
}

export interface WaysIn {
  readonly hasPassword: boolean;
  /** Connected identities: which provider, and by which of its ids. */
  readonly identities: readonly { readonly providerId: string; readonly accountId: string }[];
}

export interface TicketView {
  readonly id: string;
  readonly topic: string;
  readonly message: string;
  readonly state: "open" | "answered" | "closed";
  readonly sentMs: number;
}

/** A tool that was left with work in it. */
export interface WorkView {
  readonly tool: string;
  readonly search: string;
  readonly changedMs: number;
}

export interface Overview {
  readonly counts: KeptCounts;
  readonly memberSinceMs: number;
  readonly works: readonly WorkView[];
  /** Liked or saved last. */
  readonly kept: readonly ItemCard[];
}

/** Two letters for where there is no photo: "Ada Lovelace" is AL. */
export function initialsOf(displayName: string): string {
  const words = displayName
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const [first, last] = letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "");
  return `${first ?? ""}${last ?? ""}` || "?";
}
