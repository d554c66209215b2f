import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import type { CommandResult } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { addItems, addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import {
  changeCollection,
  createCollection,
  deleteCollection,
  moveCollection,
} from "./collection-commands.server.ts";
import {
  addToCollection,
  carryToCollection,
  moveInCollection,
  restoreCollection,
  returnToCollection,
  takeFromCollection,
} from "./collection-item-commands.server.ts";
import {
  collectionChoices,
  findCollection,
  listCollectionItems,
  listCollections,
} from "./collection-queries.server.ts";
import { collectionItems, collections, colorTrays, likes, saves, storedWorks } from "./collection-tables.ts";
import { mergeDevice } from "./device-commands.server.ts";
import { setLike, setSave } from "./like-save-commands.server.ts";

let opened: OpenedDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
});
afterAll(() => opened.close());

async function made(userId: string, title: string, itemIds: readonly string[] = []): Promise<string> {
  const answer = await createCollection(db, userId, { title });
  if (!answer.ok) throw new Error(answer.reason);
  for (const itemId of itemIds) await addToCollection(db, userId, answer.id, [itemId]);
  return answer.id;
}

/** All rows of this feature, to verify that nothing has changed. */
async function everything() {
  return {
    collections: await db.select().from(collections).orderBy(asc(collections.id)),
    entries: await db.select().from(collectionItems).orderBy(asc(collectionItems.itemId)),
    likes: await db.select().from(likes).orderBy(asc(likes.itemId), asc(likes.userId)),
    saves: await db.select().from(saves).orderBy(asc(saves.itemId), asc(saves.userId)),
    items: await db.select().from(items).orderBy(asc(items.id)),
    trays: await db.select().from(colorTrays).orderBy(asc(colorTrays.userId)),
    works: await db.select().from(storedWorks).orderBy(asc(storedWorks.userId)),
  };
}

interface Scene {
  readonly stranger: string;
  readonly collection: string;
  readonly other: string;
  readonly held: string;
  readonly second: string;
  readonly hidden: string;
}

/** Each command, sent by a stranger for another person's data. */
const COMMANDS: Readonly<Record<string, (scene: Scene) => Promise<CommandResult>>> = {
  rename: ({ stranger, collection }) =>
    changeCollection(db, stranger, collection, { title: "Mine" }, undefined),
  "rename with the right version": ({ stranger, collection }) =>
    changeCollection(db, stranger, collection, { title: "Mine" }, 3),
  publish: ({ stranger, collection }) =>
    changeCollection(db, stranger, collection, { isPublic: true }, undefined),
  delete: ({ stranger, collection }) => deleteCollection(db, stranger, collection),
  restore: ({ stranger, collection }) =>
    restoreCollection(db, stranger, {
      id: collection,
      title: "Mine",
      description: "",
      isPublic: false,
      position: 0,
      itemIds: [],
    }),
  move: ({ stranger, collection }) => moveCollection(db, stranger, collection, undefined),
  "move before": ({ stranger, collection, other }) => moveCollection(db, stranger, collection, other),
  add: ({ stranger, collection, second }) => addToCollection(db, stranger, collection, [second]),
  remove: ({ stranger, collection, held }) => takeFromCollection(db, stranger, collection, [held]),
  "carry out": ({ stranger, collection, other, held }) =>
    carryToCollection(db, stranger, collection, other, [held]),
  return: ({ stranger, collection, second }) =>
    returnToCollection(db, stranger, collection, [{ id: second, position: 0 }]),
  "move in": ({ stranger, collection, held }) => moveInCollection(db, stranger, collection, held, undefined),
  "like what is private": ({ stranger, hidden }) => setLike(db, stranger, hidden, true),
  "unlike what is private": ({ stranger, hidden }) => setLike(db, stranger, hidden, false),
  "save what is private": ({ stranger, hidden }) => setSave(db, stranger, hidden, true),
  "unsave what is private": ({ stranger, hidden }) => setSave(db, stranger, hidden, false),
};
/** "set": the id of the collection that the stranger would restore is taken. */
const NOT_FOUND: readonly unknown[] = ["nodata", "set"];

describe("[LIB-6] another person's collections", () => {
  for (const isPublic of [false, true]) {
    it(`answer nodata to every command and stay unchanged, ${isPublic ? "public" : "private"}`, async () => {
      const [owner = "", stranger = ""] = await addUsers(db, 2);
      const [held = "", second = ""] = await addItems(db, 2);
      const [hidden = ""] = await addItems(db, 1, { state: "private", ownerId: owner });
      const collection = await made(owner, "First", [held, hidden]);
      const other = await made(owner, "Second", []);
      if (isPublic) await changeCollection(db, owner, collection, { isPublic }, undefined);
      await setLike(db, owner, hidden, true);
      await setSave(db, owner, hidden, true);
      const before = await everything();
      for (const [name, command] of Object.entries(COMMANDS)) {
        const answer = await command({ stranger, collection, other, held, second, hidden });
        expect(NOT_FOUND, `${name}: ${JSON.stringify(answer)}`).toContain(!answer.ok && answer.reason);
      }
      expect(await everything()).toEqual(before);
      // A stranger may read a public collection by its link, without the owner's own data; a private one not at all.
      const seen = await findCollection(db, stranger, collection);
      expect(seen?.isOwn).toBe(isPublic ? false : undefined);
      const { items: shown } = await listCollectionItems(db, stranger, collection, "palette");
      expect(shown.map(({ id }) => id)).toEqual(isPublic ? [held] : []);
      expect(await listCollections(db, stranger)).toEqual([]);
      expect(await collectionChoices(db, stranger, held)).toEqual([]);
      // The owner is not restricted.
      expect((await listCollectionItems(db, owner, collection, "palette")).items).toHaveLength(2);
    });
  }
});

describe("one's own collections", () => {
  it("[LIB-6] renaming an old version is rejected, the newest one succeeds", async () => {
    const [person = ""] = await addUsers(db, 1);
    const id = await made(person, "First");
    expect(await changeCollection(db, person, id, { title: "One" }, 1)).toEqual({ ok: true, version: 2 });
    expect(await changeCollection(db, person, id, { title: "Two" }, 1)).toEqual({
      ok: false,
      reason: "datastale",
    });
    expect(await changeCollection(db, person, id, { description: "Words" }, 2)).toEqual({
      ok: true,
      version: 3,
    });
    expect(await findCollection(db, person, id)).toMatchObject({ title: "One", description: "Words" });
  });

  it("[LIB-6] the order is stored; deleting and restoring changes nothing", async () => {
    const [person = ""] = await addUsers(db, 1);
    const [a = "", b = "", c = ""] = await addItems(db, 3);
    const first = await made(person, "First", [a, b, c]);
    const second = await made(person, "Second");
    expect(await moveInCollection(db, person, first, c, a)).toEqual({ ok: true });
    const order = async () =>
      (await listCollectionItems(db, person, first, "palette")).items.map(({ id }) => id);
    expect(await order()).toEqual([c, a, b]);
    expect(await moveCollection(db, person, second, first)).toEqual({ ok: true });
    const before = await listCollections(db, person);
    expect(before.map(({ id }) => id)).toEqual([second, first]);
    expect(before[1]).toMatchObject({ palettes: 3, gradients: 0 });
    const done = await deleteCollection(db, person, second);
    if (!done.ok) throw new Error("It was not deleted");
    expect(await restoreCollection(db, person, done.deleted)).toEqual({ ok: true });
    expect(await restoreCollection(db, person, done.deleted)).toEqual({ ok: false, reason: "set" });
    expect((await listCollections(db, person)).map(({ id }) => id)).toEqual([second, first]);
    const page = await listCollectionItems(db, person, first, "palette", undefined, 2);
    const rest = await listCollectionItems(db, person, first, "palette", page.next, 2);
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([c, a, b]);
  });

  it("[LIB-6] the same item added from many tabs is in the collection once", async () => {
    const [person = ""] = await addUsers(db, 1);
    const [a = ""] = await addItems(db, 1);
    const id = await made(person, "First");
    const answers = await Promise.all(Array.from({ length: 8 }, () => addToCollection(db, person, id, [a])));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(answers.flatMap((answer) => (answer.ok ? answer.added : []))).toEqual([a]);
    expect((await listCollectionItems(db, person, id, "palette")).items).toHaveLength(1);
  });
});

it("[TLS-11] a device's tray and work are merged into the account: no duplicate colors, the newer work of each tool", async () => {
  const [person = ""] = await addUsers(db, 1);
  const now = Date.UTC(2026, 10, 21);
  const work = (tool: string, search: string, changedMs: number) => ({ tool, search, changedMs });
  await mergeDevice(
    db,
    person,
    { tray: ["red", "blue"], works: [work("palette", "c=old", now - 1000), work("mixer", "m=1", now - 10)] },
    now,
  );
  const merged = await mergeDevice(
    db,
    person,
    {
      tray: ["#00f", "lime"],
      works: [
        work("palette", "c=new", now - 500),
        work("mixer", "m=0", now - 2000),
        work("scheme", "s=1", now + 9e9),
      ],
    },
    now,
  );
  if (!merged.ok) throw new Error(merged.reason);
  expect(merged.tray).toEqual(["#00f", "lime", "red"]);
  expect(merged.works.toSorted((a, b) => (a.tool < b.tool ? -1 : 1))).toEqual([
    work("mixer", "m=1", now - 10),
    work("palette", "c=new", now - 500),
    work("scheme", "s=1", now),
  ]);
});
