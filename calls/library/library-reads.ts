/** What the calls of the library need to have read: a server reads its database, a command line asks a server. */
import type { ItemCard, ItemDetail, ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";

export type ListedItems =
  | { readonly ok: true; readonly items: readonly ItemCard[]; readonly next: string | null }
  /** The query goes on from a page of another list. */
  | { readonly ok: false; readonly reason: "other-list" };

export interface LibraryReads {
  readonly listItems: (kind: ItemKind, query: ListQuery) => Promise<ListedItems>;
  readonly findItem: (kind: ItemKind, id: string) => Promise<ItemDetail | undefined>;
  /** Of the stock, which stays; undefined while the library is empty. */
  readonly stockItemId: (kind: ItemKind) => Promise<string | undefined>;
}
