import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { pageOfFew, pageOfMany } from "./sorted-page.server.ts";

let opened: OpenedDatabase;
const query = (text: string) => parseListQuery(new URLSearchParams(text)).query;

beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

it.each(["newest", "popular", "trending"] as const)(
  "[LIB-2] by %s a walk of the order and a sort of all matches give the same pages, and a walk ends",
  async (sort) => {
    const ofKind = sql`kind = 'palette' and state = 'public'`;
    const conditions = [sql`color_count = 6`];
    const where = sql`${ofKind} and color_count = 6`;
    const day = { dayNumber: 20_780 };
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const asked = { ...query(`sort=${sort}&limit=20`), ...(cursor !== undefined && { cursor }) };
      const walked = await pageOfMany(opened.db, asked, { ofKind, conditions, mostWalked: 814, ...day });
      const { found, ...sorted } = await pageOfFew(opened.db, asked, where, { most: 814, ...day });
      expect(walked?.items.map(({ id }) => id)).toEqual(sorted.items.map(({ id }) => id));
      expect(walked?.next).toBe(sorted.next);
      expect(found).toBeGreaterThan(20);
      cursor = walked?.next;
    }
    const asked = query(`sort=${sort}&limit=20`);
    const short = { ofKind, conditions, mostWalked: 20, ...day };
    expect(await pageOfMany(opened.db, asked, short)).toBeUndefined();
  },
);
