import { afterAll, beforeAll, expect, it } from "vitest";
import { GRADIENT_TAGS } from "#domain/library/gradient-tags.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { COUNT_CAP } from "./count-items.server.ts";
import { filterChoices } from "./filter-choices.server.ts";
import { listItems } from "./library-queries.server.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("seeded");
});
afterAll(() => opened.close());

const TAGS = ["pastel", "vivid", "autumn", "charts", "wedding", "theme", ...GRADIENT_TAGS];

it.each<[ItemKind, string]>([
  ["palette", ""],
  ["palette", "q=blue"],
  ["palette", "tag=vivid&count=5"],
  ["palette", "hue=teal&temperature=cool&aa=1"],
  ["palette", "near=teal&near=orange"],
  ["palette", "near=%23c53c69&q=plum&vision=1"],
  ["gradient", "tag=no+bands"],
])("[LIB-2] of %s with “%s” each choice finds as many as it says", async (kind, search) => {
  const params = new URLSearchParams(search);
  const { query } = parseListQuery(params);
  const choices = await filterChoices(opened.db, kind, query, TAGS);
  const found = async (name: string, value: string): Promise<number> => {
    const next = new URLSearchParams(params);
    if (name === "tag") next.append(name, value);
    else next.set(name, value);
    return (await listItems(opened.db, kind, parseListQuery(next).query)).total;
  };
  const said: [string, string, number | undefined][] = [
    ...TAGS.map((tag): [string, string, number | undefined] => ["tag", tag, choices?.tags[tag]]),
    ...Object.entries(choices?.hues ?? {}).map(([hue, n]): [string, string, number] => ["hue", hue, n]),
    ...Object.entries(choices?.counts ?? {}).map(([count, n]): [string, string, number] => [
      "count",
      count,
      n,
    ]),
    ["temperature", "warm", choices?.temperatures.warm],
    ["temperature", "cool", choices?.temperatures.cool],
    ["aa", "1", choices?.hasAaPair],
    ["vision", "1", choices?.isVisionSafe],
    ["p3", "1", choices?.isWideGamut],
  ];
  expect(said.length).toBeGreaterThan(25);
  const { total: listed } = await listItems(opened.db, kind, query);
  expect(Math.abs(listed - Math.min(choices?.total ?? -1, COUNT_CAP))).toBeLessThanOrEqual(
    query.near.length > 0 ? 1 : 0,
  );
  for (const [name, value, number = -1] of said) {
    const total = await found(name, value);
    // Distances are stored with 32 bits, so one at the limit may be in or out.
    const tolerance = query.near.length > 0 ? 1 : 0;
    expect(Math.abs(total - Math.min(number, COUNT_CAP)), `${name}=${value}`).toBeLessThanOrEqual(tolerance);
  }
});

it("[LIB-2] nothing is said of the choices of a list that they do not narrow", async () => {
  const [first] = (await listItems(opened.db, "palette", parseListQuery(new URLSearchParams()).query)).items;
  const { query } = parseListQuery(new URLSearchParams({ like: first?.id ?? "" }));
  expect(await filterChoices(opened.db, "palette", query, TAGS)).toBeUndefined();
});
