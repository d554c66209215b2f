import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import { isFrontPlate } from "#domain/library/front-plate.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { paletteDistance } from "#engine/palette/palette-distance.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { COUNT_CAP } from "./count-items.server.ts";
import { discover } from "./discover-queries.server.ts";
import { items } from "./item-table.ts";
import { dealtPlates, itemOfTheDay, listItems } from "./library-queries.server.ts";
import { itemsNearAll } from "./near-all.server.ts";
import { similarItems } from "./similar-items.server.ts";

let opened: OpenedDatabase;
const query = (text: string) => parseListQuery(new URLSearchParams(text)).query;
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
/** ΔEOK from a color to the nearest of an item's colors. */
const nearest = (text: string, colors: readonly string[]) =>
  Math.min(...colors.map((one) => deltaEOK(color(text), color(one))));
/** How many items are so; lists count no further than a thousand. */
const counted = async (where: string): Promise<number> => {
  const [row] = rowsOf(
    await opened.db.execute(sql.raw(`select count(*)::int as n from items where ${where}`)),
  );
  return Number(row?.["n"]);
};

beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

describe("lists", () => {
  it("[U16] [LIB-2] while nobody has liked anything, Trending is not Popular, and another each day", async () => {
    const ids = async (text: string, day: number) =>
      (await listItems(opened.db, "palette", query(text), day)).items.map(({ id }) => id);
    const today = await ids("", 20_780);
    expect(today).toHaveLength(30);
    expect(await ids("", 20_780)).toEqual(today);
    const shared = async (others: Promise<string[]>) =>
      (await others).filter((id) => today.includes(id)).length;
    expect(await shared(ids("sort=popular", 20_780))).toBeLessThan(5);
    expect(await shared(ids("", 20_781))).toBeLessThan(5);
  });

  it("[U16] [LIB-2] what is liked stands before what nobody liked, whatever the day", async () => {
    const [, , third] = (await listItems(opened.db, "palette", query("sort=newest"))).items;
    await opened.db.update(items).set({ trend: 47 }).where(sql`id = ${third?.id}`);
    for (const day of [20_780, 20_781, 20_900])
      expect((await listItems(opened.db, "palette", query(""), day)).items[0]?.id).toBe(third?.id);
    await opened.db.update(items).set({ trend: 0 });
  });

  it("[U16] [LIB-2] a list of Trending that is paged through over midnight repeats and leaves out nothing", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let day = 20_780;
    do {
      const page = await listItems(
        opened.db,
        "palette",
        { ...query("limit=100"), ...(cursor !== undefined && { cursor }) },
        day,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
      day += 1;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(await counted("kind = 'palette'"));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("[L14] [LIB-4] Discover shows no palette twice", async () => {
    for (const day of [20_780, 20_781, 20_782]) {
      const found = await discover(opened.db, day);
      const ids = [
        ...(found.plateOfTheDay === undefined ? [] : [found.plateOfTheDay]),
        ...found.trending,
        ...found.byHue.map(({ item }) => item),
        ...found.byMood.flatMap((row) => row.items),
        ...found.fresh,
      ].map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(40);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each([
    "sort=newest",
    "sort=popular",
    "sort=trending",
    "near=%23c53c69",
    "near=teal&near=orange",
    "tag=warm&sort=newest",
    "tag=warm",
    "hue=green&sort=popular",
    "near=teal&near=orange&near=white",
    "near=%23c53c69&tag=warm",
  ])("[LIB-2] pages through all of %s once, in order", async (text) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = await listItems(opened.db, "palette", {
        ...query(`${text}&limit=100`),
        ...(cursor !== undefined && { cursor }),
      });
      total = page.total;
      seen.push(...page.items.map((item) => item.id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(Math.min(seen.length, COUNT_CAP)).toBe(total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(["#c53c69", "oklch(70% 0.1 200)", "black", "#f7f6ff"])(
    "[LIB-2] agrees with an exhaustive search near %s",
    async (text) => {
      const all = await opened.db
        .select({ id: items.id, colors: items.colors })
        .from(items)
        .where(sql`kind = 'palette'`);
      // The database stores 32-bit floats, so items within that error of the limit may be in or out.
      const sure = all
        .filter((item) => nearest(text, item.colors) < NEAR_DELTA_E - 1e-4)
        .map((item) => item.id);
      const possible = new Set(
        all.filter((item) => nearest(text, item.colors) < NEAR_DELTA_E + 1e-4).map((item) => item.id),
      );
      const found: string[] = [];
      const distances: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await listItems(opened.db, "palette", {
          ...query("limit=100"),
          near: [text],
          ...(cursor !== undefined && { cursor }),
        });
        for (const item of page.items) {
          found.push(item.id);
          distances.push(nearest(text, item.colors));
        }
        cursor = page.next;
      } while (cursor !== undefined);
      expect(sure.length).toBeGreaterThan(0);
      expect(found).toEqual(expect.arrayContaining(sure));
      expect(found.every((id) => possible.has(id))).toBe(true);
      expect(distances.every((distance, index) => distance >= (distances[index - 1] ?? 0) - 1e-4)).toBe(true);
    },
  );

  it("[LIB-2] requires every one of several colors", async () => {
    const { items: found } = await listItems(
      opened.db,
      "palette",
      query("near=%23dd4027&near=%230093a5&limit=100"),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const item of found) {
      expect(nearest("#dd4027", item.colors)).toBeLessThan(NEAR_DELTA_E + 1e-4);
      expect(nearest("#0093a5", item.colors)).toBeLessThan(NEAR_DELTA_E + 1e-4);
    }
  });

  it.each([
    [["#c53c69", "#1b998b"], ""],
    [["#dd4027", "#0093a5", "#222222"], ""],
    [["#c53c69"], "warm"],
    [["#c53c69", "#f7f6ff"], "warm"],
  ])("[LIB-2] agrees with an exhaustive search near %j, with the tag “%s”", async (near, tag) => {
    const all = await opened.db
      .select({ id: items.id, colors: items.colors })
      .from(items)
      .where(tag === "" ? sql`kind = 'palette'` : sql`kind = 'palette' and tags @> array[${tag}]`);
    const distances = new Map(
      all
        .map(({ id, colors }) => ({ id, each: near.map((text) => nearest(text, colors)) }))
        .filter(({ each }) => each.every((distance) => distance <= NEAR_DELTA_E))
        .map(({ id, each }) => [id, each.reduce((sum, distance) => sum + distance)]),
    );
    const sums = [...distances.values()].toSorted((one, other) => one - other);
    const conditions = tag === "" ? [] : [sql`${items.tags} @> array[${tag}]`];
    const colors = near.map((text) => colorToOklab(color(text)));
    const found = await itemsNearAll(opened.db, "palette", colors, {
      conditions,
      most: 20,
      mostCounted: 1_000,
      cursor: undefined,
    });
    expect(sums.length).toBeGreaterThan(0);
    // The database stores 32-bit floats.
    expect(Math.abs(found.total - sums.length)).toBeLessThanOrEqual(1);
    expect(found.ranked).toHaveLength(Math.min(20, sums.length));
    for (const [place, { id, distance }] of found.ranked.entries()) {
      expect(distance).toBeCloseTo(distances.get(id) ?? Number.NaN, 4);
      expect(distance).toBeCloseTo(sums[place] ?? Number.NaN, 4);
    }
  });

  it("[LIB-2] finds a word anywhere, one of fewer than three letters where a word begins, and nothing by signs alone", async () => {
    const total = async (text: string) =>
      (await listItems(opened.db, "palette", { ...query(""), text })).total;
    const texts = (
      await opened.db.select({ text: items.searchText }).from(items).where(sql`kind = 'palette'`)
    ).map(({ text }) => text);
    for (const word of ["lum", "PLUM", "each r"])
      expect(await total(word), word).toBe(
        Math.min(
          1_000,
          texts.filter((text) =>
            word
              .toLowerCase()
              .split(" ")
              .every((part) => (part.length < 3 ? ` ${text}`.includes(` ${part}`) : text.includes(part))),
          ).length,
        ),
      );
    expect(await total("pl")).toBe(texts.filter((text) => ` ${text}`.includes(" pl")).length);
    // The end of one word is not the start of the other as well.
    const apart = texts.filter((text) => /plu.*lum|lum.*plu/.test(text)).length;
    expect(await total("plu lum")).toBe(apart);
    expect(await total("lum plu")).toBe(apart);
    expect(apart).toBeLessThan(await total("plum"));
    expect(await total("plum & %")).toBe(await total("plum"));
    expect(await total("&")).toBe(0);
    expect(await total("p.ach red")).toBe(0);
    expect(await total("peach red")).toBeGreaterThan(0);
    expect(await total("red peach")).toBe(await total("peach red"));
  });

  it("[LIB-2] filters by number, tag, hue, AA pair, vision, temperature and words", async () => {
    const list = (text: string) => listItems(opened.db, "palette", query(`${text}&limit=100`));
    expect((await list("count=3")).items.every((item) => item.colors.length === 3)).toBe(true);
    expect((await list("count=6")).items.every((item) => item.colors.length >= 6)).toBe(true);
    const words = (await list("q=peach+red")).items;
    expect(words.length).toBeGreaterThan(0);
    for (const item of words) expect([item.title, ...item.names].join(" ").toLowerCase()).toMatch(/peach/);
    const allPalettes = await counted("kind = 'palette'");
    for (const filter of ["aa=1", "vision=1", "temperature=cool", "hue=green", "tag=pastel"]) {
      const { items: found, total } = await list(filter);
      expect([filter, found.length > 0 && total < allPalettes]).toEqual([filter, true]);
    }
    expect((await list("q=%25_%5C")).items).toEqual([]);
  });

  it("[LIB-2] lists items similar to one, the nearest first and never itself", async () => {
    const [origin] = (await listItems(opened.db, "palette", query(""))).items;
    const alike = await similarItems(opened.db, "palette", origin?.id ?? "", 12);
    expect(alike).toHaveLength(12);
    expect(alike.map((item) => item.id)).not.toContain(origin?.id);
    expect(await similarItems(opened.db, "palette", "nowhere", 12)).toEqual([]);
  });

  it("[LIB-2] similar items are at least 0.98 of the nearest six by measuring every palette", async () => {
    const all = (
      await opened.db.select({ id: items.id, labs: items.labs }).from(items).where(sql`kind = 'palette'`)
    ).map(({ id, labs }) => ({ id, labs: Float64Array.from(labs) }));
    let [hits, asked] = [0, 0];
    for (const origin of all.filter((_, index) => index % 20 === 0)) {
      const distances = new Map(
        all
          .filter(({ id }) => id !== origin.id)
          .map(({ id, labs }) => [id, paletteDistance(origin.labs, labs)]),
      );
      const farthest = [...distances.values()].toSorted((one, other) => one - other)[5] ?? 0;
      const found = await similarItems(opened.db, "palette", origin.id, 6);
      hits += found.filter(({ id }) => (distances.get(id) ?? 1) <= farthest).length;
      asked += 6;
    }
    expect(asked).toBeGreaterThan(200);
    expect(hits / asked).toBeGreaterThanOrEqual(0.98);
  });

  it("[LIB-4] shows one item a day, the same all day", async () => {
    const days = await Promise.all(
      [20_000, 20_000, 20_001, 20_002].map((day) => itemOfTheDay(opened.db, "palette", day)),
    );
    expect(days[0]?.id).toBe(days[1]?.id);
    expect(new Set(days.map((item) => item?.id)).size).toBe(3);
  });

  it("[TST-1] [V5] plates that are dealt have an accent, a span of lightness, a pair that carries text and no muddy field", async () => {
    const plates = await dealtPlates(opened.db, 20_000, 8);
    expect(plates).toHaveLength(8);
    expect(plates[0]?.id).toBe((await itemOfTheDay(opened.db, "palette", 20_000))?.id);
    for (const { colors } of plates) {
      const parsed = colors.map(color);
      expect([4, 5, 6]).toContain(parsed.length);
      expect(Math.max(...parsed.map((each) => colorToOklch(each).chroma))).toBeGreaterThanOrEqual(0.14);
      expect(isFrontPlate(parsed)).toBe(true);
      expect(paletteFacts(parsed).aaPairs).toBeGreaterThanOrEqual(1);
    }
  });

  it("an invalid cursor starts at the beginning", async () => {
    const start = await listItems(opened.db, "palette", query("sort=newest"));
    const bad = await listItems(opened.db, "palette", { ...query("sort=newest"), cursor: "bm9wZQ" });
    expect(bad.items.map((item) => item.id)).toEqual(start.items.map((item) => item.id));
  });
});
