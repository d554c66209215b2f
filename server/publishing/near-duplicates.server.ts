/** Finds an item with the same colors (LIB-8): each within a small distance of its counterpart, in the same order. */
import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { GradientData, ItemKind, ItemState } from "#domain/library/item.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { oklabCellsNear } from "#engine/space/oklab-cells.ts";
import type { Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { isPublic } from "#server/library/item-visibility.ts";
import { intArray } from "#server/library/list-conditions.ts";

/** ΔEOK; half of the just noticeable difference (0.02), which allows for rounding to 8 bits. */
export const SAME_DELTA_E = 0.01;
/** The grid cells of this many colors narrow the search; the rest is measured. */
const NARROWED_BY = 4;
const MAX_MEASURED = 200;
const SAME_POSITION = 0.02;
const SAME_ANGLE_DEG = 3;

export interface Duplicate {
  readonly id: string;
  readonly title: string;
  readonly state: ItemState;
  readonly isOwn: boolean;
}

/** Searches public and own items; public ones first, then the oldest. */
export async function findDuplicate(
  tx: Transaction,
  kind: ItemKind,
  colors: readonly Color[],
  gradient: GradientData | undefined,
  uid: string,
  except = "",
): Promise<Duplicate | undefined> {
  const candidates = await tx
    .select({
      id: items.id,
      title: items.title,
      state: items.state,
      isOwn: sql<boolean>`${items.ownerId} is not distinct from ${uid}`,
      labs: items.labs,
      gradient: items.gradient,
    })
    .from(items)
    .where(
      and(
        eq(items.kind, kind),
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
      ) && isSameShape(candidate.gradient ?? undefined, gradient),
  );
}

function isSameShape(one: GradientData | undefined, other: GradientData | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.type === other.type &&
    (one.type === "radial" || Math.abs(one.angleDeg - other.angleDeg) <= SAME_ANGLE_DEG) &&
    one.stops.every(
      ({ position01 }, at) => Math.abs(position01 - (other.stops[at]?.position01 ?? 9)) <= SAME_POSITION,
    )
  );
}
