/** View types of the account pages. */
import type { ItemCard } from "#domain/library/item.ts";

export interface LibraryCounts {
  readonly likes: number;
  readonly saves: number;
  readonly collections: number;
  /** Those that are in the library for everyone. */
  readonly published: number;
  /** Those that the person made and stored, whoever may see them. */
  readonly own: number;
}

export interface SessionView {
  readonly id: string;
  readonly device: string;
  readonly address: string | null;
  readonly signedInMs: number;
  readonly seenMs: number;
  readonly isCurrent: boolean;
}

export interface SignInMethods {
  readonly hasPassword: boolean;
  /** Connected identities, each with the account id at its provider. */
  readonly identities: readonly { readonly providerId: string; readonly accountId: string }[];
}

export interface TicketView {
  readonly id: string;
  readonly topic: string;
  readonly message: string;
  readonly state: "open" | "answered" | "closed";
  readonly sentMs: number;
}

/** Unfinished work in a tool. */
export interface WorkView {
  readonly tool: string;
  readonly search: string;
  readonly changedMs: number;
}

export interface Overview {
  readonly counts: LibraryCounts;
  readonly memberSinceMs: number;
  readonly works: readonly WorkView[];
  /** The most recently liked or saved items. */
  readonly recentItems: readonly ItemCard[];
}

/** Two initials in place of a missing photo: AL for "Ada Lovelace". */
export function initialsOf(displayName: string): string {
  const words = displayName
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const [first, last] = letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "");
  return `${first ?? ""}${last ?? ""}` || "?";
}
