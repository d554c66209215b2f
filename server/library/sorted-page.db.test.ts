import { and, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListQuery } from "#domain/library/list-query.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { itemTexts } from "./item-table.ts";
import { TEXT_COLUMNS } from "./list-order.ts";
import { type Matches, ofItems, pageOfFew, pageOfMany } from "./sorted-page.server.ts";
import { indexedText, textOfRow } from "./text-conditions.ts";

let opened: OpenedDatabase;
const query = (text: string) => parseListQuery(new URLSearchParams(text)).query;

beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

const ofKind = sql`kind = 'palette' and state = 'public'`;
const SIX = "color_count = 6";
const FILTERS: Readonly<Record<string, { readonly conditions: readonly SQL[]; readonly matches: Matches }>> =
  {
    "by a property": {
      conditions: [sql.raw(SIX)],
      matches: ofItems(sql`${ofKind} and ${sql.raw(SIX)}`),
    },
    "by words": {
      conditions: textOfRow("wa o"),
      matches: { table: itemTexts, columns: TEXT_COLUMNS, where: and(...indexedText("palette", "wa o")) },
    },
  };

it.each(
  ["newest", "popular", "trending"].flatMap((sort) => Object.keys(FILTERS).map((name) => [sort, name])),
)(
  "[LIB-2] by %s, %s, a walk of the order and a sort of all matches give the same pages, and a walk ends",
  async (sort, name = "") => {
    const filter = FILTERS[name];
    if (filter === undefined) throw new Error(`No filter ${name}`);
    const { conditions, matches } = filter;
    // Likes, which the order of most items follows.
    await opened.db.execute(
      sql`update items set like_count = ascii(id) % 5, trend = (ascii(id) % 5) * 1.5 where ascii(substr(id, 2)) % 3 = 0`,
    );
    const day = { dayNumber: 20_780 };
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const asked = { ...query(`sort=${sort}&limit=20`), ...(cursor !== undefined && { cursor }) };
      const walked = await pageOfMany(opened.db, asked, { ofKind, conditions, mostWalked: 1_350, ...day });
      const { found, ...sorted } = await pageOfFew(opened.db, asked, matches, { most: 1_350, ...day });
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
