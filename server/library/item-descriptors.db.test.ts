import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oklabMorton } from "#domain/library/cells/oklab-morton.ts";
import { paletteCode } from "#domain/library/cells/palette-code.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { DERIVED, fillDerived, fillJobKind, fillJobs } from "./fill-derived.server.ts";
import { itemDescriptors, items } from "./item-table.ts";
import { similarItems } from "./similar-items.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

const stored = () =>
  opened.db
    .select({ code: itemDescriptors.code, colors: itemDescriptors.colors, id: itemDescriptors.itemId })
    .from(itemDescriptors)
    .orderBy(sql`item_id collate "C"`);
const kept = async (id: string) => (await stored()).filter((each) => each.id === id);

it("[LIB-2] the database has the same codes of palettes and of their colors as the engine", async () => {
  const labsById = new Map(
    (await opened.db.select({ id: items.id, labs: items.labs }).from(items)).map(({ id, labs }) => [
      id,
      labs,
    ]),
  );
  const all = await stored();
  expect(all).toHaveLength(labsById.size);
  for (const { id, code, colors } of all) {
    const labs = Float64Array.from(labsById.get(id) ?? []);
    expect(code, id).toBe(paletteCode(labs));
    const view = new DataView(colors.buffer, colors.byteOffset, colors.byteLength);
    expect(Array.from({ length: labs.length / 3 }, (_, at) => view.getUint32(4 * at))).toEqual(
      Array.from({ length: labs.length / 3 }, (_, at) =>
        oklabMorton({
          lightness: labs[3 * at] ?? 0,
          a: labs[3 * at + 1] ?? 0,
          b: labs[3 * at + 2] ?? 0,
        }),
      ),
    );
  }
  // Outside of what colors can be, and a single color, which has no spread.
  for (const labs of [
    [2, -0.7, 0.7, -1, 0.7, 0.1],
    [0.5, 0, 0],
  ]) {
    const [row] = rowsOf(
      await opened.db.execute(sql`select palette_code(${`{${labs.join()}}`}::real[])::text as code`),
    );
    expect(Number(row?.["code"])).toBe(paletteCode(Float64Array.from(labs, Math.fround)));
  }
});

it("[LIB-2] [LIB-8] an item is described while it is public, by its present colors, whatever changes it", async () => {
  const [first, other] = await stored();
  if (first === undefined || other === undefined) throw new Error("There are no items.");
  const set = (change: ReturnType<typeof sql>) =>
    opened.db.execute(sql`update items set ${change} where id = ${first.id}`);
  await set(sql`state = 'hidden'`);
  expect(await kept(first.id)).toEqual([]);
  await set(sql`state = 'public'`);
  expect(await kept(first.id)).toEqual([first]);
  const [before] = await opened.db.select({ labs: items.labs }).from(items).where(sql`id = ${first.id}`);
  await set(sql`labs = (select labs from items where id = ${other.id})`);
  expect(await kept(first.id)).toEqual([{ ...other, id: first.id }]);
  await set(sql`labs = ${`{${before?.labs.join()}}`}::real[], like_count = like_count`);
  expect(await kept(first.id)).toEqual([first]);
});

it("[LIB-2] [PLT-7] a job describes the items of before, a few at a time, and similar items are found meanwhile", async () => {
  const all = await stored();
  // Of the palettes the first in the order in which items are described.
  const kind = (id: string) => opened.db.select({ kind: items.kind }).from(items).where(sql`id = ${id}`);
  const kinds = await Promise.all(all.slice(0, 20).map(({ id }) => kind(id)));
  const origin = all[kinds.findIndex(([row]) => row?.kind === "palette")]?.id ?? "";
  const alike = async () => (await similarItems(opened.db, "palette", origin, 6)).map(({ id }) => id);
  expect(await kind(origin)).toEqual([{ kind: "palette" }]);
  const before = await alike();
  await opened.db.execute(sql`delete from item_descriptors where item_id > ${origin}`);
  await opened.db.execute(sql`update items set state = 'private' where id = ${before[0]}`);
  await fillDerived(opened.db, DERIVED.descriptors, 300);
  expect((await stored()).length).toBe(all.length - 1);
  expect(await kept(before[0] ?? "")).toEqual([]);
  await opened.db.execute(sql`update items set state = 'public' where id = ${before[0]}`);
  expect(await alike()).toEqual(before);

  await opened.db.delete(itemDescriptors);
  expect(await alike()).toEqual([]);
  await addJob(opened.db, fillJobKind(DERIVED.descriptors), {});
  const works = fillJobs(opened.db);
  expect(await runDueJobs({ db: opened.db, log: createLog(() => undefined), works })).toBe(1);
  expect(await stored()).toEqual(all);
});
