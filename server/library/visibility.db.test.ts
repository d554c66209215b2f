/** Every query of the library, with every state of an item. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ItemState } from "#domain/library/item.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { discover } from "./discover-queries.server.ts";
import { colorColumns, wordColumns } from "./item-columns.ts";
import { items } from "./item-table.ts";
import { findItem, itemOfTheDay, listItems, sitemapItems } from "./library-queries.server.ts";
import { similarItems } from "./similar-items.server.ts";

let opened: OpenedDatabase;
const ID = "hiddenThing1";
const OTHER = "pubLicThing1";
const COLORS = ["#c53c69", "#1b998b", "#2d3047", "#fffd82"];

async function insert(id: string, state: ItemState) {
  const colors = COLORS.map((text) => {
    const parsed = parseColor(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.color;
  });
  await opened.db.insert(items).values({
    id,
    kind: "palette",
    title: `Title of ${id}`,
    credit: "Ada",
    author: "Ada",
    ownerId: "ada",
    state,
    colors: COLORS,
    names: COLORS.map(() => ""),
    ...wordColumns(colors, {
      title: `Title of ${id}`,
      credit: "",
      tags: ["mine"],
      names: [],
      content: { type: "palette" },
    }),
    ...colorColumns(colors),
    createdAt: new Date(),
  });
}

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.insert(users).values({ id: "ada", name: "Ada", email: "ada@x.test" });
  await insert(ID, "public");
});
afterAll(() => opened.close());

const list = async (query: string) =>
  (await listItems(opened.db, "palette", parseListQuery(new URLSearchParams(query)).query)).items;

const LISTS: Readonly<Record<string, () => Promise<readonly { readonly id: string }[]>>> = {
  newest: () => list("sort=newest"),
  popular: () => list("sort=popular"),
  trending: () => list(""),
  nearest: () => list("near=%23c53c69&near=%231b998b"),
  search: () => list("q=title"),
  "by tag": () => list("tag=mine"),
  "by hue": () => list("hue=teal"),
  "more like": () => list(`like=${OTHER}`),
  similar: () => similarItems(opened.db, "palette", OTHER, 12, "ada"),
  "of the day": async () => {
    const item = await itemOfTheDay(opened.db, "palette", 20_000);
    return item === undefined ? [] : [item];
  },
  sitemap: () => sitemapItems(opened.db),
  discover: async () => {
    const found = await discover(opened.db, 20_000);
    return [
      ...found.trending,
      ...found.fresh,
      ...found.byHue.map(({ item }) => item),
      ...found.byMood.flatMap((row) => row.items),
      ...(found.plateOfTheDay === undefined ? [] : [found.plateOfTheDay]),
    ];
  },
};

describe.each(Object.entries(LISTS))("[LIB-3][LIB-8] %s", (name, read) => {
  it.each(["public", "unlisted", "private", "hidden"] as const)("of %s items", async (state) => {
    const needsOrigin = name === "more like" || name === "similar";
    if (needsOrigin) await insert(OTHER, "public");
    await opened.db.update(items).set({ state }).where(eq(items.id, ID));
    const ids = (await read()).map((item) => item.id);
    if (needsOrigin) await opened.db.delete(items).where(eq(items.id, OTHER));
    expect(ids.includes(ID)).toBe(state === "public");
  });
});

describe("[LIB-3] a link", () => {
  it.each([
    ["public", true],
    ["unlisted", true],
    ["private", false],
    ["hidden", false],
  ] as const)("opens a %s item: %s; its owner always", async (state, isOpen) => {
    await opened.db.update(items).set({ state }).where(eq(items.id, ID));
    expect((await findItem(opened.db, "palette", ID)) !== undefined).toBe(isOpen);
    expect((await findItem(opened.db, "palette", ID, "ben")) !== undefined).toBe(isOpen);
    expect((await findItem(opened.db, "palette", ID, "ada"))?.state).toBe(state);
    expect((await list(`like=${ID}`)).length).toBe(0);
  });

  it("to items similar to a private one reveals nothing about it", async () => {
    await insert(OTHER, "public");
    await opened.db.update(items).set({ state: "private" }).where(eq(items.id, ID));
    expect(await list(`like=${ID}`)).toEqual([]);
    expect(await similarItems(opened.db, "palette", ID, 3, "ada")).toHaveLength(1);
    await opened.db.delete(items).where(eq(items.id, OTHER));
  });
});
