/**
 * The differences between two palettes, color by color, such as a pasted older export and the current palette
 * (TLS-10).
 */

import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

export type PaletteChange =
  | { readonly kind: "same" | "moved" | "changed"; readonly before: Color; readonly after: Color }
  | { readonly kind: "added"; readonly before?: undefined; readonly after: Color }
  | { readonly kind: "removed"; readonly before: Color; readonly after?: undefined };

/**
 * Entries in the order of `after`, then the removed colors. A color in both is unchanged or moved; the rest
 * are paired by index as changed. Colors are equal if their 8-bit values are.
 */
export function comparePalettes(before: readonly Color[], after: readonly Color[]): PaletteChange[] {
  const left = before.map((color, place) => ({ color, place, hex: formatHex(color) }));
  const take = (found: (typeof left)[number] | undefined) => {
    if (found !== undefined) left.splice(left.indexOf(found), 1);
    return found;
  };
  const wanted = after.map((color, place) => ({ color, place, hex: formatHex(color) }));
  const same = wanted.map(({ hex, place }) =>
    take(left.find((entry) => entry.hex === hex && entry.place === place)),
  );
  const moved = wanted.map(({ hex }, at) =>
    same[at] === undefined ? take(left.find((entry) => entry.hex === hex)) : undefined,
  );
  const changes = wanted.map(({ color, place }, at): PaletteChange => {
    const [kept, from] = [same[at], moved[at]];
    if (kept !== undefined) return { kind: "same", before: kept.color, after: color };
    if (from !== undefined) return { kind: "moved", before: from.color, after: color };
    const instead = take(
      left.find((entry) => entry.place === place) ?? (before.length >= after.length ? left[0] : undefined),
    );
    return instead === undefined
      ? { kind: "added", after: color }
      : { kind: "changed", before: instead.color, after: color };
  });
  return [...changes, ...left.map(({ color }): PaletteChange => ({ kind: "removed", before: color }))];
}
