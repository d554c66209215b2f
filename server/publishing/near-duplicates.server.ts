/** Finds an item with the same colors (LIB-8): each within a small distance of its counterpart, in the same order. */
import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { oklabCellsNear } from "#domain/library/cells/oklab-cells.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemState } from "#domain/library/item.ts";
import { SAME_DELTA_E } from "#domain/library/same-color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { isPublic } from "#server/library/item-visibility.ts";
import { intArray } from "#server/library/list-conditions.ts";
import type { PreparedColors } from "./item-colors.server.ts";

/** The grid cells of this many colors narrow the search; the rest is measured. */
const NARROWED_BY = 4;
const MAX_MEASURED = 200;

export interface Duplicate {
  readonly id: string;
  readonly title: string;
  readonly state: ItemState;
  readonly isOwn: boolean;
  readonly version: number;
}

/** Searches public and own items; public ones first, then the oldest. */
export async function findDuplicate(
  tx: Transaction,
  { colors, content }: Pick<PreparedColors, "colors" | "content">,
  uid: string,
  except = "",
): Promise<Duplicate | undefined> {
  const kind = kindOf(content);
  const candidates = await tx
    .select({
      id: items.id,
      title: items.title,
      state: items.state,
      version: items.version,
      isOwn: sql<boolean>`${items.ownerId} is not distinct from ${uid}`,
      labs: items.labs,
      content: items.content,
    })
    .from(items)
    .where(
      and(
        eq(items.kind, kind.list),
        eq(items.colorCount, colors.length),
        or(isPublic, eq(items.ownerId, uid)),
        ne(items.id, except),
        ne(items.state, "hidden"),
        ...colors
          .slice(0, NARROWED_BY)
          .map((color) => sql`${items.cells} && ${intArray(oklabCellsNear(color))}`),
      ),
    )
    .orderBy(desc(isPublic), items.createdAt, items.id)
    .limit(MAX_MEASURED);
  const labs = colors.map(colorToOklab);
  return candidates.find(
    (candidate) =>
      labs.every(
        ({ lightness, a, b }, at) =>
          Math.hypot(
            (candidate.labs[3 * at] ?? 9) - lightness,
            (candidate.labs[3 * at + 1] ?? 9) - a,
            (candidate.labs[3 * at + 2] ?? 9) - b,
          ) <= SAME_DELTA_E,
      ) &&
      candidate.content.type === content.type &&
      kind.isSame(candidate.content, content),
  );
}
