/**
 * Pages of library lists in memory, for answers that are rendered anew: a list under an address that is not kept, such
 * as one with a parameter of a newsletter, and the same list as page, data and part of another page (QLT-6).
 */
import type { ItemKind } from "#domain/library/item.ts";
import { DEFAULT_LIMIT, formatListQuery, type ListQuery } from "#domain/library/list-query.ts";
import { createByteLru } from "#server/cache/byte-lru.ts";
import type { Database } from "#server/db/database.ts";
import { START } from "#server/db/log-position.ts";
import { readScope } from "#server/db/read-scope.server.ts";
import { type FilterChoices, filterChoices } from "./filter-choices.server.ts";
import { listItems } from "./library-queries.server.ts";
import type { ItemPage } from "./sorted-page.server.ts";

export interface ListCache {
  /** A page of a list. The same object as long as nothing changes. */
  readonly listItems: (kind: ItemKind, query: ListQuery, dayNumber: number) => Promise<ItemPage>;
  /** What the filters would find; kept as long as pages are. */
  readonly filterChoices: (
    kind: ItemKind,
    query: ListQuery,
    tags: readonly string[],
  ) => Promise<FilterChoices | undefined>;
  /** Something in the library has changed. */
  readonly itemChanged: () => void;
}

export interface ListCacheParts {
  readonly reads: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly read?: typeof listItems;
}

/**
 * Changes empty the cache at once; this is for those that are not announced. Answers made of it are kept for the rest
 * of the 30 s that a public answer may be old.
 */
export const LIST_AGE_MS = 2_000;
const MAX_BYTES = 4 << 20;
const MAX_CHOICES_BYTES = 1 << 18;

interface Kept {
  readonly page: ItemPage;
  readonly untilMs: number;
}

interface KeptChoices {
  readonly choices: FilterChoices | undefined;
  readonly untilMs: number;
}

export function createListCache({ reads, clock, read = listItems }: ListCacheParts): ListCache {
  const kept = createByteLru<Kept>(MAX_BYTES);
  const keptChoices = createByteLru<KeptChoices>(MAX_CHOICES_BYTES);
  /** Increases with each change, so that a list read before a change is not kept after it. */
  let changes = 0;

  async function readAndKeep(key: string, kind: ItemKind, query: ListQuery, day: number): Promise<ItemPage> {
    const [begun, untilMs] = [changes, clock() + LIST_AGE_MS];
    const page = await read(reads, kind, query, day);
    if (begun === changes) kept.set(key, { page, untilMs }, JSON.stringify(page).length);
    return page;
  }

  return {
    listItems(kind, query, day) {
      if (isOneOfMany(query) || needsOwnRead()) return read(reads, kind, query, day);
      const key = keyOf(kind, query, day);
      const found = kept.get(key);
      if (found !== undefined && clock() < found.untilMs) return Promise.resolve(found.page);
      return readAndKeep(key, kind, query, day);
    },
    async filterChoices(kind, query, tags) {
      if (isOneOfMany(query) || needsOwnRead()) return filterChoices(reads, kind, query, tags);
      const key = keyOf(kind, { ...query, sort: "trending", limit: DEFAULT_LIMIT }, 0);
      const found = keptChoices.get(key);
      if (found !== undefined && clock() < found.untilMs) return found.choices;
      const [begun, untilMs] = [changes, clock() + LIST_AGE_MS];
      const choices = await filterChoices(reads, kind, query, tags);
      if (begun === changes) keptChoices.set(key, { choices, untilMs }, JSON.stringify(choices ?? "").length);
      return choices;
    },
    itemChanged() {
      changes += 1;
      kept.clear();
      keptChoices.clear();
    },
  };
}

/** Searches have no end, and hardly any is asked for twice in two seconds. */
function isOneOfMany({ near, like, text }: ListQuery): boolean {
  return near.length > 0 || like !== undefined || text !== "";
}

/** With replicas: a visitor must see what they have written and seen (docs/decisions/040-replicas.md). */
function needsOwnRead(): boolean {
  const scope = readScope();
  return scope !== undefined && (scope.hasWritten || scope.reached !== START);
}

/** What decides a list: the view is only how it is shown. */
function keyOf(kind: ItemKind, query: ListQuery, day: number): string {
  const params = formatListQuery({ ...query, view: "plates" });
  return `${kind} ${day} ${params}`;
}
