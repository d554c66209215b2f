/**
 * Seeds the library from the committed data (LIB-1). Idempotent: ids are derived from source and original id, changed
 * rows are updated, likes are never touched, and nothing runs if the same edition is already stored. What the data no longer
 * has leaves the lists and keeps its address, its likes and its place in collections.
 */
import { createHash } from "node:crypto";
import { and, arrayContains, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { base58 } from "#domain/base58.ts";
import { type ItemContent, kindOf } from "#domain/library/content-kinds.ts";
import type { ItemSource } from "#domain/library/item.ts";
import { RENAMED_TAGS } from "#domain/library/list-query.ts";
import { occasionTags } from "#domain/words/occasion-colors.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { humanTitle } from "./human-title.ts";
import { colorColumns, wordColumns } from "./item-columns.ts";
import { items, sources } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import gradientSeeds from "./seed-data/gradients.json" with { type: "json" };
import paletteSeeds from "./seed-data/palettes.json" with { type: "json" };
import sourceSeeds from "./seed-data/sources.json" with { type: "json" };

interface SeedItem {
  readonly source: string;
  readonly originalId: string;
  readonly title: string;
  readonly credit: string;
  readonly author: string;
  readonly colors: readonly string[];
  readonly names: readonly string[];
  /** An `ItemContent`, which the types of files of data are too wide for. */
  readonly content: object;
  readonly tags: readonly string[];
  readonly addedOn?: string;
}

/** When the first items were there. Those of a day are spread over it, so that sources mix under "newest". */
const FIRST_DAY = "2026-11-21";
const DAY_MS = 86_400_000;
/**
 * Version of the derivation of tags and titles; must be increased when it changes, so that seeded libraries are
 * updated.
 */
const MEASURES = 6;
const BATCH = 200;

export async function seedLibrary(db: Database): Promise<{ seeded: number }> {
  const edition = createHash("sha256")
    .update(JSON.stringify([MEASURES, paletteSeeds, gradientSeeds, sourceSeeds]))
    .digest("hex")
    .slice(0, 16);
  const known = rowsOf(await db.execute(sql`select obj_description('items'::regclass) as edition`));
  if (known[0]?.["edition"] === edition) return { seeded: 0 };
  const seeds: readonly SeedItem[] = [...paletteSeeds, ...gradientSeeds];
  const rows = seeds.map(rowOf);
  const stored = await runTransaction(db, async (tx) => {
    const sourceRows: ItemSource[] = sourceSeeds;
    await tx
      .insert(sources)
      .values(sourceRows)
      .onConflictDoUpdate({
        target: sources.slug,
        set: excluded(["name", "author", "url", "licence", "licenceUrl", "note"]),
      });
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx
        .insert(items)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({
          target: items.id,
          set: {
            ...excluded([
              "title",
              "credit",
              "author",
              "colors",
              "names",
              "content",
              "tags",
              "searchText",
              "colorCount",
              "hueFamilies",
              "aaPairs",
              "isVisionSafe",
              "temperature",
              "isWideGamut",
              "labs",
              "cells",
            ]),
            state: sql`case when ${items.state} = 'unlisted' then 'public' else ${items.state} end`,
          },
        });
    }
    await tx
      .update(items)
      .set({ state: "unlisted" })
      .where(
        and(
          isNotNull(items.sourceSlug),
          isNull(items.ownerId),
          isPublic,
          notInArray(
            items.id,
            rows.map(({ id }) => id),
          ),
        ),
      );
    await renameTags(tx);
    await tx.execute(sql.raw(`comment on table items is '${edition}'`));
    return { ok: true } as const;
  });
  if (!stored.ok) throw new Error("The library could not be seeded because of concurrent changes");
  await db.execute(sql`analyze items`);
  return { seeded: rows.length };
}

/** Measured tags that had another name, of what people have published. */
async function renameTags(tx: Database): Promise<void> {
  for (const [before, now] of Object.entries(RENAMED_TAGS))
    await tx
      .update(items)
      .set({
        tags: sql`array_replace(${items.tags}, ${before}, ${now})`,
        searchText: sql`replace(${items.searchText}, ${before}, ${now})`,
      })
      .where(arrayContains(items.tags, [before]));
}

/** `{title: excluded.title, …}`: on conflict the new row's values win. */
function excluded(names: readonly string[]): Record<string, ReturnType<typeof sql>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  );
}

function rowOf(given: SeedItem): typeof items.$inferInsert {
  const content = given.content as ItemContent;
  const kind = kindOf(content).list;
  const item = kind === "palette" ? { ...given, title: humanTitle(given.title, given.names) } : given;
  const colors = item.colors.map((text) => {
    const parsed = parseColor(text);
    if (!parsed.ok)
      throw new Error(`The seed data has an invalid color: ${text} in ${item.source} ${item.originalId}`);
    return parsed.color;
  });
  const hash = createHash("sha256").update(`${kind}:${item.source}:${item.originalId}`).digest();
  return {
    id: base58(hash.subarray(0, 9)),
    kind,
    title: item.title,
    credit: item.credit,
    author: item.author,
    sourceSlug: item.source,
    originalId: item.originalId,
    colors: [...item.colors],
    names: [...item.names],
    content,
    ...wordColumns(colors, {
      ...item,
      tags: kind === "palette" ? [...item.tags, ...occasionTags(colors)] : item.tags,
      content,
    }),
    ...colorColumns(colors),
    createdAt: new Date(Date.parse(given.addedOn ?? FIRST_DAY) - (hash.readUInt32BE(20) % DAY_MS)),
  };
}
