/** What the benchmark of the library asks: every kind of list and search, with words, tags and colors of the library. */
import { sql } from "drizzle-orm";
import { parseListQuery } from "../domain/library/list-query.ts";
import { type Database, rowsOf } from "../server/db/database.ts";
import { discover } from "../server/library/discover-queries.server.ts";
import { findItem, listItems } from "../server/library/library-queries.server.ts";
import { similarItems } from "../server/library/similar-items.server.ts";

/** The day of the order of Trending. */
const DAY = 20_780;

/** All over OKLab as far as screens show it, and the colors that most palettes have. */
export const COLORS = [
  "white",
  "black",
  "#808080",
  "#c53c69",
  ...Array.from({ length: 46 }, (_, index) => {
    const [lightness, chroma, hue] = [20 + ((index * 17) % 75), ((index * 7) % 16) / 100, (index * 67) % 360];
    return `oklch(${lightness}% ${chroma} ${hue})`;
  }),
];

/** Distances between two words of a search in the list of words: 200 searches, so that their 99th percentile is not the slowest one. */
const APART = [7, 11, 19, 31];

export interface Case {
  readonly name: string;
  readonly runs: readonly (() => Promise<unknown>)[];
  /** Whether there is a goal for it. */
  readonly isAsked: boolean;
}

/** Searches by one color. */
export function colorCases(db: Database): Case {
  return lists(
    db,
    "near a color",
    COLORS.map((color) => `near=${encodeURIComponent(color)}`),
  );
}

export async function allCases(db: Database): Promise<Case[]> {
  const ids = rowsOf(
    await db.execute(
      sql`select id from items where kind = 'palette' and state = 'public' order by md5(id) limit 50`,
    ),
  ).map((row) => String(row["id"]));
  const deep = await Promise.all(
    ["newest", "popular", "trending"].map(async (sort) => {
      let cursor: string | undefined;
      for (let page = 0; page < 20; page += 1)
        cursor = (
          await listItems(
            db,
            "palette",
            {
              ...parseListQuery(new URLSearchParams(`sort=${sort}&limit=100`)).query,
              ...(cursor !== undefined && { cursor }),
            },
            DAY,
          )
        ).next;
      return `sort=${sort}&cursor=${cursor}`;
    }),
  );
  const words = await wordsOf(db);
  const tags = rowsOf(
    await db.execute(
      sql`select tag from (select unnest(tags) as tag from items tablesample system (1) where kind = 'palette') as each group by tag order by count(*) desc`,
    ),
  ).map((row) => String(row["tag"]));
  const spread = (all: readonly string[], most: number) =>
    Array.from(
      { length: Math.min(most, all.length) },
      (_, index) => all[Math.floor((index * all.length) / most)] ?? "",
    );
  let day = DAY;
  return [
    lists(db, "newest", ["sort=newest"]),
    lists(db, "popular", ["sort=popular"]),
    lists(db, "trending", [""]),
    lists(db, "page 21 of each", deep),
    lists(
      db,
      "by tag",
      spread(
        tags.filter((tag) => /^[a-z0-9][a-z0-9 -]{0,39}$/.test(tag)),
        50,
      ).map((tag) => `tag=${encodeURIComponent(tag)}`),
    ),
    lists(
      db,
      "by hue",
      ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "grey"].flatMap((hue) =>
        ["newest", "popular", "trending"].map((sort) => `hue=${hue}&sort=${sort}`),
      ),
    ),
    lists(
      db,
      "by property",
      ["aa=1", "vision=1", "temperature=cool", "count=4", "aa=1&vision=1&count=6", "p3=1"].flatMap((each) => [
        each,
        `${each}&sort=newest`,
      ]),
    ),
    lists(
      db,
      "text, one word",
      words.map((word) => `q=${encodeURIComponent(word)}`),
    ),
    lists(
      db,
      "text, two words",
      APART.flatMap((apart) =>
        words.map(
          (word, index) => `q=${encodeURIComponent(`${word} ${words[(index + apart) % words.length]}`)}`,
        ),
      ),
    ),
    colorCases(db),
    lists(
      db,
      "near two colors",
      COLORS.slice(0, 12).map(
        (color, index) =>
          `near=${encodeURIComponent(color)}&near=${encodeURIComponent(COLORS[index + 20] ?? "")}`,
      ),
      false,
    ),
    lists(
      db,
      "near a color, of a hue",
      COLORS.slice(0, 12).map((color) => `near=${encodeURIComponent(color)}&hue=blue`),
      false,
    ),
    { name: "detail", runs: ids.map((id) => () => findItem(db, "palette", id)), isAsked: true },
    {
      name: "Discover of another day",
      runs: Array.from({ length: 3 }, () => () => discover(db, (day += 1))),
      isAsked: false,
    },
    { name: "similar items", runs: ids.map((id) => () => similarItems(db, "palette", id, 6)), isAsked: true },
  ];
}

/** Words of the library, from those in most items to those in one; the same ones in each run on one database. */
async function wordsOf(db: Database): Promise<string[]> {
  const found = rowsOf(
    await db.execute(sql`
      select word, count(*) from (select unnest(string_to_array(search_text, ' ')) as word from items tablesample system (2) repeatable (1)) as each
      where length(word) > 2 group by word order by count(*) desc`),
  ).map((row) => String(row["word"]));
  const often = Array.from({ length: 30 }, (_, index) => found[Math.floor(1.2 ** index)] ?? "plum");
  const rare = Array.from(
    { length: 20 },
    (_, index) => found[Math.floor(((index + 1) / 21) * found.length)] ?? "plum",
  );
  return [...often, ...rare];
}

function lists(db: Database, name: string, texts: readonly string[], isAsked = true): Case {
  const runs = texts.map((text) => {
    const { query } = parseListQuery(new URLSearchParams(text));
    return () => listItems(db, "palette", query, DAY);
  });
  return { name, runs, isAsked };
}
