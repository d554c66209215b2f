/** Commands on a person's own items: create, edit, unpublish, delete. Other people's items answer "nodata". */
import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { base58 } from "#domain/base58.ts";
import type { FullPlan } from "#domain/collections/collection.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemKind, ItemState } from "#domain/library/item.ts";
import {
  type ItemChanges,
  type ItemWork,
  isPublishable,
  type NewItem,
} from "#domain/library/publishing-policy.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import { saves } from "#server/collections/collection-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { type ItemChange, itemChanged } from "#server/library/item-changes.ts";
import { colorColumns, wordColumns } from "#server/library/item-columns.ts";
import { items } from "#server/library/item-table.ts";
import { DELETE_BLOBS } from "#server/storage/blob-jobs.server.ts";
import { itemPictures } from "#server/storage/item-pictures.ts";
import {
  givenTags,
  type PreparedColors,
  parseColors,
  prepareColors,
  titleFromNames,
} from "./item-colors.server.ts";
import { type Refusal, refusalOfState } from "./item-policy.ts";
import { type Duplicate, findDuplicate } from "./near-duplicates.server.ts";

/** Twelve random bytes give seventeen characters (LIB-7). */
const ID_BYTES = 12;
const ID_LETTERS = 17;
/**
 * An advisory lock for the duplicate check and the insert after it, so that of two concurrent requests the second
 * finds the first.
 */
const PUBLISHING_LOCK = 7_301_447;

export interface Author {
  readonly uid: string;
  readonly displayName: string;
}

export interface StoredItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly state: ItemState;
  readonly version: number;
}

export type CreateResult =
  | { readonly ok: true; readonly item: StoredItem }
  /** An item with the same colors exists: its link is returned and, if the new item was to be saved, it is saved. */
  | {
      readonly ok: true;
      /** With its version, if it is the person's own. */
      readonly duplicateOf: { readonly id: string; readonly title: string; readonly version?: number };
      readonly kind: ItemKind;
    }
  | { readonly ok: false; readonly reason: Refusal }
  | ({ readonly ok: false; readonly reason: "plan-saved" } & FullPlan);

/** `given` has been validated. An item that is not public is also added to the person's saved items. */
export async function createOwnItem(db: Database, author: Author, given: NewItem) {
  const prepared = await prepareColors(given);
  return runTransaction(db, async (tx): Promise<CreateResult> => {
    const plan = await planOf(tx, author.uid);
    const refusal = refusalOfState(plan, undefined, given.state);
    if (refusal !== undefined) return { ok: false, reason: refusal };
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`);
    const isSavedOnly = given.state !== "public";
    const same = await findDuplicate(tx, prepared, author.uid);
    if (isSavedOnly) {
      const held = await countSaved(tx, author.uid, same?.id);
      if (held >= PLAN_LIMITS[plan].savedItems) return { ok: false, reason: "plan-saved", plan, held };
    }
    if (same !== undefined && !isSavedOnly && same.isOwn && same.state !== "public")
      return { ok: true, item: await publishSaved(tx, same, given, prepared) };
    if (same !== undefined) {
      if (isSavedOnly) await save(tx, author.uid, same.id);
      return {
        ok: true,
        duplicateOf: { id: same.id, title: same.title, ...(same.isOwn && { version: same.version }) },
        kind: kindOf(prepared.content).list,
      };
    }
    const title = given.title === "" ? titleFromNames(prepared) : given.title;
    const name = author.displayName.trim() === "" ? "Unnamed author" : author.displayName.trim();
    const [item] = await tx
      .insert(items)
      .values({
        id: base58(randomBytes(ID_BYTES), ID_LETTERS),
        kind: kindOf(prepared.content).list,
        title,
        credit: name,
        author: name,
        ownerId: author.uid,
        state: given.state,
        description: given.description,
        place: given.place ?? null,
        colors: [...prepared.texts],
        names: [...prepared.names],
        content: prepared.content,
        // Without the author's name, which may change.
        ...wordColumns(prepared.colors, {
          title,
          credit: "",
          tags: given.tags,
          names: prepared.names,
          content: prepared.content,
        }),
        ...colorColumns(prepared.colors),
        createdAt: new Date(),
      })
      .returning(STORED);
    if (item === undefined) throw new Error("The item was not stored");
    if (isSavedOnly) await save(tx, author.uid, item.id);
    itemChanged(tx, { id: item.id, what: changeOf(item.state, item.state) });
    return { ok: true, item };
  });
}

/** Publishes the person's own saved item with the new values; it stays in the saved items. */
async function publishSaved(
  tx: Transaction,
  same: Duplicate,
  given: NewItem,
  { content, colors, names }: PreparedColors,
): Promise<StoredItem> {
  const [item] = await tx
    .update(items)
    .set({
      title: given.title,
      description: given.description,
      state: "public",
      place: given.place ?? null,
      names: [...names],
      ...wordColumns(colors, {
        title: given.title,
        credit: "",
        tags: given.tags,
        names,
        content,
      }),
      version: sql`${items.version} + 1`,
      createdAt: new Date(),
    })
    .where(eq(items.id, same.id))
    .returning(STORED);
  if (item === undefined) throw new Error("The item was not stored");
  itemChanged(tx, { id: item.id, what: "content" });
  return item;
}

export type EditResult =
  | {
      readonly ok: true;
      readonly item: StoredItem;
      /** What the item kept before, if its work was replaced: sent again, it takes the change back. */
      readonly before: ItemWork | undefined;
    }
  | { readonly ok: false; readonly reason: "nodata" | Refusal }
  /** A concurrent edit was first; `version` is the current one. */
  | { readonly ok: false; readonly reason: "datastale"; readonly version: number };

/** Changes the given fields of an own item, if it still has this version. */
export async function editItem(db: Database, uid: string, id: string, version: number, changes: ItemChanges) {
  const work = changes.work === undefined ? undefined : await prepareColors(changes.work);
  return runTransaction(db, async (tx): Promise<EditResult> => {
    const [row] = await tx.select().from(items).where(isOwn(uid, id)).for("update");
    if (row === undefined) return NOTHING;
    if (row.version !== version) return { ok: false, reason: "datastale", version: row.version };
    const state = changes.state ?? row.state;
    const refusal =
      refusalOfState(await planOf(tx, uid), row.state, state) ??
      (work && (await refusalOfWork(tx, work, { ...row, state }, uid)));
    if (refusal !== undefined) return { ok: false, reason: refusal };
    const had = parseColors(row.colors);
    const colors = work?.colors ?? had;
    const title = changes.title ?? row.title;
    const tags = changes.tags ?? givenTags(row.tags, had);
    const [item] = await tx
      .update(items)
      .set({
        title,
        description: changes.description ?? row.description,
        state,
        ...(changes.place !== undefined && { place: changes.place }),
        ...(work && {
          colors: [...work.texts],
          names: [...work.names],
          content: work.content,
          ...colorColumns(work.colors),
        }),
        ...wordColumns(colors, {
          title,
          credit: "",
          tags,
          names: work?.names ?? row.names,
          content: work?.content ?? row.content,
        }),
        version: version + 1,
      })
      .where(isOwn(uid, id))
      .returning(STORED);
    if (item === undefined) return NOTHING;
    await addJob(tx, DELETE_BLOBS, { prefix: itemPictures(uid, id) });
    itemChanged(tx, { id, what: changeOf(row.state, item.state) });
    const before = work && { colors: row.colors, names: row.names, content: row.content };
    return { ok: true, item, before };
  });
}

/** Replaced work stays in its list; what is public keeps to the rules of publishing. */
async function refusalOfWork(
  tx: Transaction,
  work: PreparedColors,
  row: Pick<typeof items.$inferSelect, "id" | "kind" | "state">,
  uid: string,
): Promise<Refusal | undefined> {
  if (kindOf(work.content).list !== row.kind) return "other-kind";
  if (row.state !== "public") return undefined;
  if (!isPublishable(work)) return "too-few-colors";
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`);
  const same = await findDuplicate(tx, work, uid, row.id);
  return same?.state === "public" ? "same-colors" : undefined;
}

export type DeleteResult = { readonly ok: true } | typeof NOTHING;

/** Hidden items may be deleted too. Likes, saves and reports are deleted with the item. */
export async function deleteItem(db: Database, uid: string, id: string) {
  return runTransaction(db, async (tx): Promise<DeleteResult> => {
    const gone = await tx.delete(items).where(isOwn(uid, id)).returning({ state: items.state });
    const [{ state } = {}] = gone;
    if (state === undefined) return NOTHING;
    await addJob(tx, DELETE_BLOBS, { prefix: itemPictures(uid, id) });
    itemChanged(tx, { id, what: changeOf(state, state) });
    return { ok: true };
  });
}

/** Lists show public items only. */
function changeOf(before: ItemState, after: ItemState): ItemChange["what"] {
  return before === "public" || after === "public" ? "content" : "own";
}

const NOTHING = { ok: false, reason: "nodata" } as const;

const STORED = {
  id: items.id,
  kind: items.kind,
  title: items.title,
  state: items.state,
  version: items.version,
};

const isOwn = (uid: string, id: string) => and(eq(items.id, id), eq(items.ownerId, uid));

/** `except` is excluded, because saving it again would not add an item. */
async function countSaved(tx: Transaction, uid: string, except = ""): Promise<number> {
  // Concurrent saves of the same person wait for this row, so that the count stays valid.
  await lockUser(tx, uid);
  return tx.$count(saves, and(eq(saves.userId, uid), sql`${saves.itemId} <> ${except}`));
}

async function save(tx: Transaction, uid: string, itemId: string): Promise<void> {
  const added = await tx
    .insert(saves)
    .values({ userId: uid, itemId })
    .onConflictDoNothing()
    .returning({ itemId: saves.itemId });
  if (added.length > 0)
    await tx
      .update(items)
      .set({ saveCount: sql`${items.saveCount} + 1` })
      .where(eq(items.id, itemId));
}
