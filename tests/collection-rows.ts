// People and items for tests of likes, saves and collections.
import { randomUUID } from "node:crypto";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { type ItemRow, items } from "#server/library/item-table.ts";

export async function addUsers(db: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, name: "Test", email: `${id}@example.test` };
  });
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds plain palettes unless `values` says otherwise; their ids have the library's format. */
export async function addItems(
  db: Database,
  count: number,
  given: Partial<Omit<ItemRow, "id">> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    kind: "palette" as const,
    title: "Two reds",
    credit: "Test",
    author: "Test",
    colors: ["#ff0000", "#aa0000"],
    names: ["Red", "Dark red"],
    tags: [],
    searchText: "two reds",
    colorCount: 2,
    hueFamilies: ["red"],
    aaPairs: 0,
    isVisionSafe: true,
    temperature: "warm" as const,
    isWideGamut: false,
    labs: [0.6, 0.2, 0.1, 0.4, 0.15, 0.1],
    cells: [1],
    createdAt: new Date(),
    ...given,
    id: randomUUID().replaceAll("-", "").slice(0, 20),
  }));
  await db.insert(items).values(rows);
  return rows.map(({ id }) => id);
}
