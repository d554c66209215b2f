/** Finds an item with the same colors (LIB-8): each within a small distance of its counterpart, in the same order. */
import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { GradientData, ItemKind, ItemState } from "#domain/library/item.ts";
import { storedMesh } from "#domain/library/mesh-link.ts";
import { isSameTheme } from "#domain/library/theme-link.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { type Point, SIDES, withAllHandles } from "#engine/mesh/mesh.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { oklabCellsNear } from "#engine/space/oklab-cells.ts";
import type { Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { isPublic } from "#server/library/item-visibility.ts";
import { intArray } from "#server/library/list-conditions.ts";
import type { PreparedColors } from "./item-colors.server.ts";

/** ΔEOK; half of the just noticeable difference (0.02), which allows for rounding to 8 bits. */
export const SAME_DELTA_E = 0.01;
/** The grid cells of this many colors narrow the search; the rest is measured. */
const NARROWED_BY = 4;
const MAX_MEASURED = 200;
const SAME_POSITION = 0.02;
const SAME_ANGLE_DEG = 3;
/** Largest difference in grain of equal meshes, in percentage points. */
const SAME_GRAIN = 2;
const NONE: Point = [0, 0];

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
  given: Pick<PreparedColors, "colors" | "gradient" | "mesh" | "theme" | "wallpaper">,
  uid: string,
  except = "",
): Promise<Duplicate | undefined> {
  const { colors, gradient, mesh, theme, wallpaper } = given;
  const candidates = await tx
    .select({
      id: items.id,
      title: items.title,
      state: items.state,
      isOwn: sql<boolean>`${items.ownerId} is not distinct from ${uid}`,
      labs: items.labs,
      gradient: items.gradient,
      mesh: items.mesh,
      theme: items.theme,
      wallpaper: items.wallpaper,
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
      ) &&
      isSameShape(candidate.gradient ?? undefined, gradient) &&
      isSameMesh(candidate.mesh ?? undefined, mesh) &&
      isSameOrNoTheme(candidate.theme ?? undefined, theme) &&
      // A different seed gives a different picture.
      (candidate.wallpaper ?? undefined) === wallpaper,
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

function isSameOrNoTheme(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameTheme(one, other);
}

/** Whether both have the same grid and grain, and each vertex is near its counterpart in position, handles and color. */
function isSameMesh(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return one === other;
  const [first, second] = [storedMesh(one), storedMesh(other)];
  if (first.mesh.columns !== second.mesh.columns || first.mesh.isSmooth !== second.mesh.isSmooth)
    return false;
  const [all, others] = [withAllHandles(first.mesh).vertices, withAllHandles(second.mesh).vertices];
  const isNear = (place: Point, near: Point): boolean =>
    Math.hypot(place[0] - near[0], place[1] - near[1]) <= SAME_POSITION;
  return (
    all.length === others.length &&
    Math.abs(first.grain - second.grain) <= SAME_GRAIN &&
    all.every((vertex, index) => {
      const counterpart = others[index];
      if (counterpart === undefined) return false;
      const [handles, near] = [vertex.handles, counterpart.handles];
      return (
        deltaEOK(vertex.color, counterpart.color) <= SAME_DELTA_E &&
        isNear(vertex.at, counterpart.at) &&
        SIDES.every((side) => isNear(handles?.[side] ?? NONE, near?.[side] ?? NONE))
      );
    })
  );
}
