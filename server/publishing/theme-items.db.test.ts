import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DARK_THEME, LIGHT_THEME, type ShownTheme } from "#domain/documents/theme/theme-kinds.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { storedTheme, themeFace } from "#domain/library/theme-link.ts";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { accountExport } from "#server/data-export/account-export.server.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { findItem, listItems } from "#server/library/library-queries.server.ts";
import { addNamedUsers, authorOf } from "#tests/named-users.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createOwnItem, editItem } from "./item-commands.server.ts";
import { SentItem } from "./new-item.server.ts";

let opened: OpenedDatabase;
const themeOf = (brand: string, change: Partial<ShownTheme> = {}): ShownTheme => ({
  ...DARK_THEME.first(),
  brand: [color(brand)],
  ...change,
});
const linkOf = (document: ShownTheme, kind = DARK_THEME) => `${kind.path}?${kind.encode(document)}`;
const sent = (theme: string, more: object = {}) =>
  v.safeParse(SentItem, {
    content: { type: "theme", theme },
    colors: ["#123456"],
    state: "unlisted",
    ...more,
  });
async function save(uid: string, theme: string, more: object = {}) {
  const read = sent(theme, more);
  if (!read.success) throw new Error(read.issues[0].message);
  const result = await createOwnItem(opened.db, authorOf(uid), read.output);
  if (!result.ok) throw new Error(result.reason);
  return result;
}
async function savedItem(uid: string, theme: string, more: object = {}) {
  const result = await save(uid, theme, more);
  if ("duplicateOf" in result) throw new Error(`a duplicate of ${result.duplicateOf.title}`);
  return result.item;
}

beforeAll(async () => {
  opened = await openTestDatabase();
  await addNamedUsers(opened.db, ["ada", "ben"]);
});
afterAll(() => opened.close());

describe("a theme in the library", () => {
  it("[THM-3] [TLS-7] is a palette that opens the theme again, with the colors of the theme and no view", async () => {
    const pin = { mode: "dark", token: "text-3", color: color("#c0a0b0") } as const;
    const document = themeOf("#7a2fd0", { contrast: 62, pins: [pin], mode: "light-high", view: "audit" });
    const { id, title, state } = await savedItem("ada", linkOf(document), { colors: ["#00ff00"] });
    expect(state).toBe("unlisted");
    expect(title).toMatch(/ theme$/);
    const item = await findItem(opened.db, "palette", id);
    const link = linkOf({ ...document, mode: "dark", view: "sample" });
    expect(item?.content).toEqual({ type: "theme", theme: link });
    expect(storedTheme(link)).toMatchObject({ contrast: 62, pins: [pin] });
    expect(item?.colors).toEqual(themeFace(document).map(formatHex));
    expect(item?.colors[0]).toBe("#7a2fd0");
    expect(item?.tags).toContain("theme");
  });

  it("[THM-3] [LIB-2] the tag of themes is theirs alone, also after a change of the title", async () => {
    const item = await savedItem("ada", linkOf(themeOf("#1d8a6b")), { title: "Sea", state: "public" });
    const plain = v.parse(SentItem, {
      content: { type: "palette" },
      title: "No theme",
      colors: ["#102030", "#aabbcc"],
      tags: ["theme"],
      state: "public",
    });
    await createOwnItem(opened.db, authorOf("ada"), plain);
    const edited = await editItem(opened.db, "ada", item.id, item.version, { title: "Deep sea" });
    expect(edited).toMatchObject({ ok: true });
    const { query } = parseListQuery(new URLSearchParams("tag=theme"));
    const { items: cards } = await listItems(opened.db, "palette", query);
    expect(cards.map(({ title, content }) => [title, content.type])).toEqual([["Deep sea", "theme"]]);
  });

  it("[THM-3] [LIB-8] the same theme is one item, from whichever page; another contrast makes another", async () => {
    const document = themeOf("#c2410c");
    const first = await savedItem("ben", linkOf(document));
    for (const again of [linkOf(document), linkOf({ ...document, mode: "light" }, LIGHT_THEME)])
      expect(await save("ben", again)).toMatchObject({ duplicateOf: { id: first.id } });
    // Only lightness of text changes, and too little for the colors of the palette to be told apart.
    const other = await savedItem("ben", linkOf({ ...document, contrast: document.contrast + 1 }));
    expect(other.id).not.toBe(first.id);
    const [row] = await opened.db.select({ colors: items.colors }).from(items).where(eq(items.id, first.id));
    const palette = v.parse(SentItem, {
      content: { type: "palette" },
      colors: row?.colors,
      state: "unlisted",
    });
    expect(await createOwnItem(opened.db, authorOf("ben"), palette)).toHaveProperty("item");
  });

  it.each([
    ["/mesh-gradient-generator?grid=2x2", "no address of a theme generator"],
    ["c=e8622c", "no address of a theme generator"],
    ["/dark-theme-generator?", "no theme in this link"],
    ["/dark-theme-generator?c=zzz", "color"],
    ["/dark-theme-generator?c=e8622c&k=900", "contrast"],
    ["/dark-theme-generator?c=e8622c&pin=d.nothing.ffffff", "nothing"],
  ])("[THM-3] what is no theme is refused by name: %s", (link, words) => {
    const read = sent(link);
    expect(read.success).toBe(false);
    expect(read.issues?.[0].message).toContain(words);
  });

  it("[THM-3] a link that is too long to be sent is refused", () => {
    const read = sent(`/dark-theme-generator?c=e8622c&x=${"a".repeat(8000)}`);
    expect(read.issues?.[0].message).toContain("too large");
  });

  it("[THM-3] a theme is kept as a palette only, which the database holds too", async () => {
    const { id } = await savedItem("ada", linkOf(themeOf("#334155")));
    await expect(
      opened.db.update(items).set({ kind: "gradient" }).where(eq(items.id, id)),
    ).rejects.toMatchObject({ cause: { constraint: "items_theme_is_palette" } });
  });

  it("[THM-3] [PRF] the copy of an account holds its themes", async () => {
    const link = linkOf(themeOf("#be185d"));
    await savedItem("ben", link);
    const copy = JSON.stringify(await accountExport(opened.db, "ben"));
    expect(copy).toContain(JSON.stringify(link));
  });
});
