/** The library queries in the form that the calls need. */
import type { LibraryReads } from "#calls/library/library-reads.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import type { Database } from "#server/db/database.ts";
import { findItem, listItems, seededItemId } from "./library-queries.server.ts";
import { decodeCursor } from "./list-cursor.ts";

export function libraryReads(db: Database, clock: () => number): LibraryReads {
  return {
    async listItems(kind, query) {
      const order = query.near.length > 0 ? "nearest" : query.sort;
      if (query.cursor !== undefined && decodeCursor(query.cursor, order) === undefined)
        return { ok: false, reason: "other-list" };
      const { items, next } = await listItems(db, kind, query, dayNumber(clock()));
      return { ok: true, items, next: next ?? null };
    },
    findItem: (kind, id) => findItem(db, kind, id),
    seededItemId: (kind) => seededItemId(db, kind),
  };
}
