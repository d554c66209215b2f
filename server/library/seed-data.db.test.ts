import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ItemContent } from "#domain/library/content-kinds.ts";
import { toGradient } from "#domain/library/gradient-css.ts";
import { GRADIENT_TAGS } from "#domain/library/gradient-tags.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { storedMesh } from "#domain/library/mesh-link.ts";
import { formatHex } from "#engine/format/format.ts";
import { findBanding } from "#engine/gradient/banding.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { hasGreyMiddle } from "#engine/gradient/grey-middle.ts";
import { isSeenByAll } from "#engine/gradient/vision-span.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type OpenedDatabase, rowsOf } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { COUNT_CAP } from "./count-items.server.ts";
import { items } from "./item-table.ts";
import { findItem, listItems, listSources } from "./library-queries.server.ts";
import { seedLibrary } from "./seed-library.server.ts";

let opened: OpenedDatabase;
const query = (text: string) => parseListQuery(new URLSearchParams(text)).query;
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
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

function gradientOf(content: ItemContent) {
  if (content.type !== "gradient") throw new Error(`A ${content.type} has no stops`);
  return toGradient(content.gradient);
}

describe("seed data", () => {
  it("[LIB-1] has at least 1,200 palettes, 500 of them of five colors, and 280 gradients, each with source, author, license and link", async () => {
    const palettes = await listItems(opened.db, "palette", query(""));
    const gradients = await listItems(opened.db, "gradient", query(""));
    const allPalettes = await counted("kind = 'palette'");
    expect(allPalettes).toBeGreaterThanOrEqual(1_200);
    expect(await counted("kind = 'palette' and color_count = 5")).toBeGreaterThanOrEqual(500);
    expect(palettes.total).toBe(COUNT_CAP);
    expect(gradients.total).toBeGreaterThanOrEqual(280);
    const [{ missing } = { missing: -1 }] = rowsOf(
      await opened.db.execute(sql`select count(*)::int as missing from items join sources on slug = source_slug
        where items.author = '' or licence = '' or url not like 'https://%' or title = '' or like_count <> 0`),
    );
    expect(missing).toBe(0);
    expect(
      (await listSources(opened.db)).reduce((sum, source) => sum + source.palettes + source.gradients, 0),
    ).toBe(allPalettes + gradients.total);
  });

  it.each([
    "wedding",
    "bridal",
    "christmas",
    "xmas",
    "halloween",
    "valentine",
    "easter",
    "autumn",
    "winter",
    "baby",
    "kids",
    "birthday",
    "coffee",
    "bakery",
    "spa",
    "yoga",
    "bank",
    "organic",
    "luxury",
    "beach",
    "tropical",
  ])("[LIB-2] a search for “%s” finds palettes that are for it", async (word) => {
    const { total } = await listItems(opened.db, "palette", query(`q=${word}`));
    expect(total).toBeGreaterThanOrEqual(5);
  });

  describe("seeded again, with other data than before", () => {
    let liked = "";
    let kept = "";
    let sooner = { seeded: -1 };
    let later = { seeded: -1 };
    const added = sql`id in ('goneFromData', 'publishedBefore')`;

    beforeAll(async () => {
      const { db } = opened;
      liked = (await listItems(db, "palette", query(""))).items[0]?.id ?? "";
      kept = (await listItems(db, "gradient", query("sort=newest"))).items[0]?.id ?? "";
      await db.update(items).set({ likeCount: 7 }).where(sql`id = ${liked}`);
      sooner = await seedLibrary(db);
      await db.update(items).set({ likeCount: 3, state: "unlisted" }).where(sql`id = ${kept}`);
      await db.execute(sql`insert into items (id, kind, title, credit, author, source_slug, original_id, colors, names, content, tags,
        search_text, color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, created_at, like_count)
        select 'goneFromData', kind, title, credit, author, source_slug, 'gone', colors, names, content, tags,
        search_text, color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, created_at, 5
        from items where id = ${kept}`);
      await db.execute(sql`insert into items (id, kind, title, credit, author, colors, names, content, tags, search_text, color_count,
        hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, created_at)
        select 'publishedBefore', kind, title, credit, author, colors, names, content, array['own', 'clear to every eye'],
        'own clear to every eye', color_count, hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, created_at
        from items where kind = 'gradient' limit 1`);
      // One seeding for all, because it goes through the whole library.
      await db.execute(sql.raw("comment on table items is 'older'"));
      later = await seedLibrary(db);
    });
    afterAll(async () => {
      await opened.db.delete(items).where(added);
      await opened.db.update(items).set({ likeCount: 0 });
    });

    it("[LIB-1] can be seeded again, and never touches likes", async () => {
      expect(sooner).toEqual({ seeded: 0 });
      expect(later.seeded).toBeGreaterThan(1000);
      expect((await findItem(opened.db, "palette", liked))?.likeCount).toBe(7);
    });

    it("[LIB-1] what the data no longer has leaves the lists, keeps its address and its likes, and comes back with the data", async () => {
      expect(await findItem(opened.db, "gradient", "goneFromData")).toMatchObject({
        state: "unlisted",
        likeCount: 5,
      });
      expect(await findItem(opened.db, "gradient", kept)).toMatchObject({ state: "public", likeCount: 3 });
    });

    it("[LIB-2] what people published with a tag of before has its name of today after the next start, in searches too", async () => {
      const [row] = await opened.db
        .select({ tags: items.tags, text: items.searchText })
        .from(items)
        .where(sql`id = 'publishedBefore'`);
      expect(row).toEqual({ tags: ["own", "color-blind safe"], text: "own color-blind safe" });
    });
  });

  it("[LIB-1] [CU16] colors for categories are palettes, not gradients", async () => {
    for (const title of ["Set 1", "Paired", "Vivid", "Safe"]) {
      const where = (kind: string) =>
        counted(
          `kind = '${kind}' and title ilike '${title.replace(" ", "%")}' and source_slug in ('colorbrewer', 'carto')`,
        );
      expect([title, await where("palette"), await where("gradient")]).toEqual([title, 1, 0]);
    }
  });

  it("[LIB-1] what was chosen from a longer list says so in its title, and credits the list", async () => {
    const rows = await opened.db
      .select({ title: items.title, credit: items.credit, count: items.colorCount })
      .from(items)
      .where(
        sql`original_id like 'five-of-%' or source_slug in ('ridgway', 'werner', 'china', 'riso', 'terminal-schemes')`,
      );
    expect(rows.length).toBeGreaterThan(300);
    for (const { title, credit, count } of rows) {
      expect([title, count]).toEqual([expect.stringMatching(/^Five |, from /), 5]);
      expect(credit).not.toBe("");
    }
  });

  it("[LIB-1] gradients said to have no grey middle have none, and Dusk is not among them", async () => {
    const listed = await listItems(opened.db, "gradient", query("tag=no+grey+middle&limit=100"));
    const all = await listItems(opened.db, "gradient", query(""));
    expect(listed.total).toBeGreaterThan(150);
    expect(listed.total).toBeLessThan(all.total - 30);
    for (const { content, title } of listed.items) {
      expect(hasGreyMiddle(gradientOf(content)), title).toBe(false);
      expect(title).not.toBe("Dusk");
    }
  });

  it("[LIB-1] [LIB-2] every gradient is measured for bands and for color vision, and can be filtered by it", async () => {
    const all = await listItems(opened.db, "gradient", query(""));
    for (const [tag, holds] of [
      ["no+bands", (gradient: Gradient) => !findBanding(gradient, 1920, 8).isSeen],
      ["color-blind+safe", isSeenByAll],
    ] as const) {
      const listed = await listItems(opened.db, "gradient", query(`tag=${tag}&limit=100`));
      expect(listed.total, tag).toBeGreaterThan(50);
      expect(listed.total, tag).toBeLessThan(all.total);
      for (const { content, title } of listed.items)
        expect(holds(gradientOf(content)), `${tag}: ${title}`).toBe(true);
    }
    const palettes = await listItems(opened.db, "palette", query("tag=no+bands"));
    expect(palettes.total).toBe(0);
  });

  it("[MSH] [LIB-1] has meshes made of its palettes, each credited, none with a measure of stops", async () => {
    const meshes = await listItems(opened.db, "gradient", query("tag=mesh&limit=100"));
    expect(meshes.total).toBeGreaterThanOrEqual(24);
    expect(new Set(meshes.items.map(({ title }) => title)).size).toBe(meshes.total);
    for (const { id, colors, content, names } of meshes.items) {
      const item = await findItem(opened.db, "gradient", id);
      expect(item?.credit).toMatch(/^Tincture, after /);
      expect(item?.source?.licence.length).toBeGreaterThan(1);
      for (const tag of GRADIENT_TAGS) expect(item?.tags).not.toContain(tag);
      expect(names.every((name) => name !== "")).toBe(true);
      const [palette] = await opened.db
        .select()
        .from(items)
        .where(sql`kind = 'palette' and source_slug = ${item?.source?.slug}
          and 'mesh-' || original_id = ${item?.originalId}`);
      expect(palette?.colors.map((text) => formatHex(color(text)))).toEqual(
        expect.arrayContaining([...colors]),
      );
      if (content.type !== "mesh") throw new Error(`${item?.title} is no mesh`);
      expect(storedMesh(content.mesh).mesh.vertices.map((vertex) => formatHex(vertex.color))).toEqual(
        expect.arrayContaining([...colors]),
      );
    }
  });

  it("[LIB-7] has short, URL-safe ids", async () => {
    const { items: cards } = await listItems(opened.db, "palette", query("limit=100"));
    for (const { id } of cards) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12}$/);
  });
});
