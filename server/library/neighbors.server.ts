/** Items that have colors next to those of a palette, from the index of item_colors: what "more like this" chooses from. */
import { and, ne, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import type { Database } from "#server/db/database.ts";
import { items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { nearestColors } from "./near-color.server.ts";

/** Colors that are read around all colors together. */
const MOST_READ = 1_200;

export interface Neighbor {
  readonly id: string;
  /** OKLab of each color, flattened. */
  readonly labs: readonly number[];
}

/**
 * Up to `most` public items that have colors next to these. The first are those that come nearest to most of them: for each color
 * counts how much nearer an item is than the farthest that was read, so that a color that many items have says little.
 */
export function neighborsOf(
  db: Database,
  kind: ItemKind,
  colors: readonly Oklab[],
  { most, except }: { readonly most: number; readonly except: string },
): Promise<readonly Neighbor[]> {
  const read = Math.ceil(MOST_READ / Math.max(1, colors.length));
  const around = colors.map(
    (color) => sql`(
      select id, max(distance) over () - distance as nearness from (
        select id, sqrt(min(squared)) as distance from ${nearestColors(kind, color, read)} group by id
      ) as of_items)`,
  );
  const best = sql`(
    select id from (${sql.join(around, sql` union all `)}) as around group by id
    order by sum(nearness) desc, id collate "C" limit ${most}) as best`;
  return db
    .select({ id: items.id, labs: items.labs })
    .from(best)
    .innerJoin(items, sql`${items.id} = best.id`)
    .where(and(isPublic, ne(items.id, except)));
}
