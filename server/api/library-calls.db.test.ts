import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ItemCardAnswer, ItemDetailAnswer } from "#calls/library/item-schemas.ts";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import { readMeshLink } from "#domain/library/mesh-link.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { type TestApi, testApi } from "./testing/test-api.ts";

let opened: OpenedDatabase;
let test: TestApi;
beforeAll(async () => {
  opened = await openTestDatabase("seeded");
  test = testApi(opened.db);
});
afterAll(() => opened.close());

const Page = v.object({ items: v.array(ItemCardAnswer), next: v.nullable(v.string()) });
const page = async (path: string) => {
  const { status, body, text } = await test.get(path);
  expect(status, text.slice(0, 300)).toBe(200);
  return v.parse(Page, body);
};
const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};

describe("GET /palettes and /gradients", () => {
  it.each(["/palettes", "/gradients"])(
    "[LIB-2] %s pages through everything once, without gaps",
    async (list) => {
      const ids: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const { items: cards, next }: v.InferOutput<typeof Page> = await page(
          `${list}?limit=100${cursor && `&cursor=${cursor}`}`,
        );
        ids.push(...cards.map(({ id }) => id));
        cursor = next;
      }
      const kind = list === "/palettes" ? "palette" : "gradient";
      const [all] = await opened.db
        .select({ total: sql<number>`count(*)::int` })
        .from(items)
        .where(eq(items.kind, kind));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(all?.total ?? 0);
    },
  );
  it.each(["sort=newest", "sort=popular", "sort=trending", "near=%23c2410c"])(
    "[LIB-2] pages of %s stay complete while an item is added",
    async (order) => {
      const first = await page(`/palettes?${order}&limit=5`);
      const expected = await page(`/palettes?${order}&limit=10`);
      const [model] = await opened.db
        .select()
        .from(items)
        .where(eq(items.id, first.items[0]?.id ?? ""))
        .limit(1);
      if (model === undefined) throw new Error("The library has no palette");
      const id = `new${randomUUID()
        .replaceAll(/[^1-9a-f]/g, "")
        .slice(0, 9)}`;
      await opened.db
        .insert(items)
        .values({ ...model, id, originalId: id, likeCount: 9, trend: 9, createdAt: new Date() });
      const second = await page(`/palettes?${order}&limit=5&cursor=${first.next}`);
      await opened.db.delete(items).where(eq(items.id, id));
      expect([...first.items, ...second.items].map((item) => item.id)).toEqual(
        expected.items.map((item) => item.id),
      );
    },
  );
  it("[LIB-2] filters by similar color, tag, hue, number of colors and words", async () => {
    const near = await page("/palettes?near=%23c2410c,%231d4ed8&limit=20");
    expect(near.items.length).toBeGreaterThan(0);
    for (const { colors } of near.items) {
      for (const wanted of ["#c2410c", "#1d4ed8"]) {
        const least = Math.min(...colors.map((each) => deltaEOK(color(each), color(wanted))));
        expect(least).toBeLessThanOrEqual(NEAR_DELTA_E + 1e-4);
      }
    }
    expect(await page("/palettes?near=%23c2410c&near=%231d4ed8&limit=20")).toEqual(near);
    for (const { colors } of (await page("/palettes?count=3&limit=50")).items) expect(colors).toHaveLength(3);
    for (const { colors } of (await page("/palettes?count=6&limit=50")).items)
      expect(colors.length).toBeGreaterThanOrEqual(6);
    const [first] = (await page("/palettes?hue=blue&limit=1")).items;
    const detail = v.parse(ItemDetailAnswer, (await test.get(`/palettes/${first?.id}`)).body);
    expect(detail.facts.hueFamilies).toContain("blue");
    const tagged = await page(`/palettes?tag=${encodeURIComponent(detail.tags[0] ?? "")}&limit=3`);
    expect(tagged.items.length).toBeGreaterThan(0);
    expect((await page("/palettes?q=zzzznothing")).items).toEqual([]);
  });
  it("links to the next page", async () => {
    const { headers, body } = await test.get("/palettes?limit=2&sort=newest");
    const { next } = v.parse(Page, body);
    expect(headers.get("link")).toBe(`<?limit=2&sort=newest&cursor=${next}>; rel="next"`);
    expect((await test.get("/palettes?q=zzzznothing")).headers.get("link")).toBeNull();
  });
  it.each([
    ["limit=101", "limit"],
    ["limit=0", "limit"],
    ["limit=ten", "limit"],
    ["limit=1e1", "limit"],
    ["near=blorg", "near.0"],
    ["near=red,blue,lime,white,black,gray", "near"],
    ["tag=%3Cscript%3E", "tag.0"],
    ["hue=ultraviolet", "hue"],
    ["count=7", "count"],
    ["sort=best", "sort"],
    ["cursor=abc", "cursor"],
    ["cursor=%00", "cursor"],
    [`q=${"x".repeat(101)}`, "q"],
    ["utm_source=mail", "utm_source"],
    ["limits=2", "limits"],
  ])("[QLT-5] rejects %s by name", async (query, path) => {
    expect(await test.get(`/palettes?${query}`)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });
  it("[QLT-5] answers a client that adds a counter against caches as if it were not there", async () => {
    const [plain, counted] = [
      await test.get("/palettes?limit=2"),
      await test.get("/palettes?limit=2&_=1764326400"),
    ];
    expect([counted.status, counted.body]).toEqual([200, plain.body]);
  });
  it("[QLT-5] rejects a cursor of another sort order", async () => {
    const { next } = await page("/palettes?sort=newest&limit=1");
    expect((await test.get(`/palettes?sort=popular&cursor=${next}`)).status).toBe(422);
  });
  it.each(["q=%25_%5C'%22;drop table items", "q=%00", "q=%ED%A0%80", "tag=&hue=&q=&near="])(
    "[QLT-5] %s is plain text, not an error",
    async (query) => {
      expect([200, 422]).toContain((await test.get(`/palettes?${query}`)).status);
      expect(test.errors).toEqual([]);
    },
  );
});

describe("GET /palettes/{id} and /gradients/{id}", () => {
  it.each(["palette", "gradient"])("[LIB-3] gives one %s with its source", async (kind) => {
    const [card] = (await page(`/${kind}s?limit=1`)).items;
    const { status, body, headers } = await test.get(`/${kind}s/${card?.id}`);
    expect(status).toBe(200);
    const item = v.parse(ItemDetailAnswer, body);
    expect("gradient" in item || "mesh" in item).toBe(kind === "gradient");
    for (const name of ["content", "theme", "wallpaper"]) expect(item).not.toHaveProperty(name);
    expect(item).toMatchObject({ id: card?.id, kind, title: card?.title });
    expect(item.source?.licence.length).toBeGreaterThan(1);
    expect(
      (await test.get(`/${kind}s/${card?.id}`, { "If-None-Match": headers.get("etag") ?? "" })).status,
    ).toBe(304);
  });
  it("[MSH] [LIB-2] lists meshes by their tag, each with the link that opens it, and says so in its schema", async () => {
    const { items: meshes } = await page("/gradients?tag=mesh&limit=100");
    expect(meshes.length).toBeGreaterThanOrEqual(24);
    for (const { id, ...fields } of meshes) {
      expect(fields).not.toHaveProperty("gradient");
      const { mesh } = v.parse(v.object({ mesh: v.string() }), fields);
      expect(readMeshLink(mesh)).toMatchObject({ ok: true, link: mesh });
      expect((await test.get(`/gradients/${id}`)).body).toMatchObject({
        mesh,
        tags: expect.arrayContaining(["mesh"]),
      });
    }
  });
  it("[LIB-3] answers 404 for a %s id of the other kind, an unknown id and an invalid id", async () => {
    const [card] = (await page("/palettes?limit=1")).items;
    for (const path of [
      `/gradients/${card?.id}`,
      "/palettes/aaaaaaaaaaaa",
      "/palettes/generate",
      "/palettes/..%2F..",
      "/palettes/a/b",
      "/palettes/%00",
    ]) {
      expect(await test.get(path), path).toMatchObject({
        body: { type: expect.stringContaining("problem") },
      });
      expect([404, 405]).toContain((await test.get(path)).status);
    }
    expect(test.errors).toEqual([]);
  });
});
