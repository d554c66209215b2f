/**
 * Stocks the library from the committed data (LIB-1). Idempotent: ids follow from source and original id, rows that
 * changed are rewritten, likes are never touched, and nothing is done when the same edition is already in.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GradientData, ItemKind, ItemSource } from "#domain/library/item.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { base58 } from "./base58.ts";
import { colorColumns, wordColumns } from "./item-columns.ts";
import { items, sources } from "./item-table.ts";
import gradientStock from "./stock-data/gradients.json" with { type: "json" };
import paletteStock from "./stock-data/palettes.json" with { type: "json" };
import sourceStock from "./stock-data/sources.json" with { type: "json" };

interface StockItem {
  readonly source: string;
  readonly originalId: string;
  readonly title: string;
  readonly credit: string;
  readonly author: string;
  readonly colors: readonly string[];
  readonly names: readonly string[];
  readonly gradient?: unknown;
  readonly tags: readonly string[];
}

/** When this edition of the stock was put together; spread over a day, so that sources mix under "newest". */
const EDITION_MS = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const BATCH = 200;

export async function stockLibrary(db: Database): Promise<{ stocked: number }> {
  const edition = createHash("sha256")
    .update(JSON.stringify([paletteStock, gradientStock, sourceStock]))
    .digest("hex")
    .slice(0, 16);
  const known = rowsOf(await db.execute(sql`select obj_description('items'::regclass) as edition`));
  if (known[0]?.["edition"] === edition) return { stocked: 0 };
  const rows = [
    ...paletteStock.map((item) => rowOf("palette", item)),
    ...gradientStock.map((item) => rowOf("gradient", item)),
  ];
  const stored = await runTransaction(db, async (tx) => {
    const sourceRows: ItemSource[] = sourceStock;
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
          set: excluded([
            "title",
            "credit",
            "author",
            "colors",
            "names",
            "gradient",
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
        });
    }
    await tx.execute(sql.raw(`comment on table items is '${edition}'`));
    return { ok: true } as const;
  });
  if (!stored.ok) throw new Error("The stock was not stored: others kept changing the library");
  await db.execute(sql`analyze items`);
  return { stocked: rows.length };
}

/** `{title: excluded.title, …}`: the new row's value wins. */
function excluded(names: readonly string[]): Record<string, ReturnType<typeof sql>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  );
}

function rowOf(kind: ItemKind, item: StockItem): typeof items.$inferInsert {
  const colors = item.colors.map((text) => {
    const parsed = parseColor(text);
    if (!parsed.ok)
      throw new Error(
        `The stock has a color that cannot be read: ${text} in ${item.source} ${item.originalId}`,
      );
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
    gradient: (item.gradient as GradientData | undefined) ?? null,
    ...wordColumns(colors, item),
    ...colorColumns(colors),
    createdAt: new Date(EDITION_MS - (hash.readUInt32BE(20) % DAY_MS)),
  };
}
