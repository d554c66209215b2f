/**
 * Items whose palettes are nearest to one, from the index of item_descriptors alone: its cells around the palette are read in order of
 * their distance until enough items are read, and those are measured here. So it costs about the same among a thousand items and a million.
 */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { nearestPalettes } from "#domain/library/cells/nearest-palettes.ts";
import {
  LAST_PALETTE_CODE,
  PALETTE_CELL_LEVELS,
  paletteCellsAround,
} from "#domain/library/cells/palette-code.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { FlatLabs } from "#engine/palette/palette-distance.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { estimatedSize } from "./estimate.server.ts";
import { itemDescriptors } from "./item-table.ts";

/** Items that are read and measured: of the nearest six among a million, 99 of 100 are among them. */
const MAX_READ = 8_000;
/** Where cells hold fewer, larger ones are read. */
const ENOUGH = 2_000;
const ALL: CodeRange = { first: 0, last: LAST_PALETTE_CODE };

interface CodeRange {
  readonly first: number;
  readonly last: number;
}

const Read = v.object({
  ids: v.nullable(v.string()),
  colors: v.nullable(v.instance(Uint8Array)),
});

/** Ids of up to `most` items of the kind, the nearest first; the palette's own item is one of them. */
export async function nearestDescriptors(
  db: Database,
  kind: ItemKind,
  labs: FlatLabs,
  most: number,
): Promise<readonly string[]> {
  const { ids, colors } = await readAround(db, kind, labs);
  return nearestPalettes(labs, colors, most).flatMap((place) => ids[place] ?? []);
}

async function readAround(db: Database, kind: ItemKind, labs: FlatLabs) {
  if ((await estimatedSize(db, kind)) >= MAX_READ)
    for (const level of PALETTE_CELL_LEVELS) {
      const read = await readRanges(db, kind, paletteCellsAround(labs, level));
      if (read.ids.length >= ENOUGH) return read;
    }
  return readRanges(db, kind, [ALL]);
}

/** As two values in place of thousands of rows, which would take longer to parse than to measure. */
async function readRanges(db: Database, kind: ItemKind, ranges: readonly CodeRange[]) {
  const list = (pick: (range: CodeRange) => number) => ranges.map(pick).join();
  const [row] = rowsOf(
    await db.execute(sql`
      select string_agg(id, ' ') as ids, string_agg(colors, '\\xffffffff'::bytea) as colors from (
        select near.id, near.colors
        from unnest(${`{${list(({ first }) => first)}}`}::bigint[], ${`{${list(({ last }) => last)}}`}::bigint[])
          as ranges (first, last) cross join lateral (
          select ${itemDescriptors.itemId} as id, ${itemDescriptors.colors} as colors from ${itemDescriptors}
          where ${itemDescriptors.kind} = ${kind} and ${itemDescriptors.code} between ranges.first and ranges.last
          limit ${MAX_READ}
        ) as near limit ${MAX_READ}
      ) as nearest`),
  );
  const { ids, colors } = v.parse(Read, row);
  return { ids: ids?.split(" ") ?? [], colors: colors ?? new Uint8Array() };
}
