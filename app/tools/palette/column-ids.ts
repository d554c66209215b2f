/** Matches columns between one palette and the next, so that a moved color is animated. */

/**
 * Ids for `hexes`: a color that exists in both palettes keeps its id (the nearest column, if there are several), then a
 * column that changed its color keeps its id, and the rest are new.
 */
export function matchColumns(
  before: readonly { readonly id: number; readonly hex: string }[],
  hexes: readonly string[],
): readonly { readonly id: number; readonly hex: string }[] {
  const free = new Map(before.map((column, place) => [column.id, { hex: column.hex, place }]));
  const ids: (number | undefined)[] = hexes.map(() => undefined);
  // Unmoved colors first, so that duplicates do not swap columns.
  for (const [place, hex] of hexes.entries()) {
    const own = before[place];
    if (own === undefined || own.hex !== hex) continue;
    ids[place] = own.id;
    free.delete(own.id);
  }
  for (const [place, hex] of hexes.entries()) {
    if (ids[place] !== undefined) continue;
    const same = [...free].filter(([, column]) => column.hex === hex);
    const nearest = same.toSorted(([, a], [, b]) => Math.abs(a.place - place) - Math.abs(b.place - place))[0];
    if (nearest === undefined) continue;
    ids[place] = nearest[0];
    free.delete(nearest[0]);
  }
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const isSameCount = before.length === hexes.length;
  return hexes.map((hex, place) => {
    const own = before[place];
    const kept = ids[place] ?? (isSameCount && own !== undefined && free.has(own.id) ? own.id : undefined);
    if (kept !== undefined) {
      free.delete(kept);
      return { id: kept, hex };
    }
    const left = isSameCount ? [...free.keys()][0] : undefined;
    if (left !== undefined) {
      free.delete(left);
      return { id: left, hex };
    }
    next += 1;
    return { id: next - 1, hex };
  });
}
