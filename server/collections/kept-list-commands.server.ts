/** Takes several items out of a list of likes or saves at once, and puts them back where they stood. */
import { and, desc, eq, inArray } from "drizzle-orm";
import type { FullPlan } from "#domain/collections/collection.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { itemIsVisibleTo } from "./collection-policy.ts";
import { setLikeIn, setSaveIn } from "./like-save-commands.server.ts";
import { type LikeSaveList, TABLES } from "./like-save-queries.server.ts";

/** An item that was taken out of the list, and since when it was in it. */
export interface TakenKept {
  readonly id: string;
  readonly title: string;
  readonly kind: ItemKind;
  readonly at: Date;
}

const NOTHING = { ok: false, reason: "nodata" } as const;
const SET = { likes: setLikeIn, saved: setSaveIn } as const;

export type TakeKeptResult =
  | { readonly ok: true; readonly taken: readonly TakenKept[] }
  | { readonly ok: false; readonly reason: "nodata" };

/** Items that are not in the list are skipped. */
export async function takeKept(db: Database, userId: string, list: LikeSaveList, itemIds: readonly string[]) {
  return runTransaction(db, async (tx): Promise<TakeKeptResult> => {
    if (!(await lockUser(tx, userId))) return NOTHING;
    const table = TABLES[list];
    const taken = await tx
      .select({ id: items.id, title: items.title, kind: items.kind, at: table.createdAt })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .where(and(eq(table.userId, userId), inArray(table.itemId, [...itemIds]), itemIsVisibleTo(userId)))
      .orderBy(desc(table.createdAt), desc(table.itemId));
    for (const id of inOneOrder(taken)) await SET[list](tx, userId, id, false);
    return { ok: true, taken };
  });
}

export type ReturnKeptResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "nodata" }
  | ({ readonly ok: false; readonly reason: "plan-limit" } & FullPlan);

/** What is gone meanwhile is skipped; "plan-limit" if there is no longer room for all of them. */
export async function returnKept(
  db: Database,
  userId: string,
  list: LikeSaveList,
  entries: readonly Pick<TakenKept, "id" | "at">[],
) {
  return runTransaction(db, async (tx): Promise<ReturnKeptResult> => {
    if (!(await lockUser(tx, userId))) return NOTHING;
    const since = new Map(entries.map(({ id, at }) => [id, at]));
    for (const id of inOneOrder(entries)) {
      const done = await SET[list](tx, userId, id, true, since.get(id));
      if (!done.ok && done.reason === "plan-limit") return done;
    }
    return { ok: true };
  });
}

/** Every transaction locks the items in the same order, so that two of them never wait for each other. */
const inOneOrder = (entries: readonly { readonly id: string }[]): readonly string[] =>
  entries.map(({ id }) => id).toSorted();
