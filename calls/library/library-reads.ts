/**
 * The reads that the library calls need. A server runs them on its database; a command line sends them to a
 * server.
 */
import type { ItemCard, ItemDetail, ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";

export type ListedItems =
  | { readonly ok: true; readonly items: readonly ItemCard[]; readonly next: string | null }
  /** The cursor belongs to a list with another query. */
  | { readonly ok: false; readonly reason: "other-list" };

export interface LibraryReads {
  readonly listItems: (kind: ItemKind, query: ListQuery) => Promise<ListedItems>;
  readonly findItem: (kind: ItemKind, id: string) => Promise<ItemDetail | undefined>;
  /** Id of a seeded item, which is never removed; undefined while the library is empty. */
  readonly seededItemId: (kind: ItemKind) => Promise<string | undefined>;
}
