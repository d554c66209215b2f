/** Stable ids for rows that are renamed and moved: a row keeps the id of the same name, or else of the same index. */
import { useState } from "react";

interface Known {
  readonly names: readonly string[];
  readonly ids: readonly number[];
  readonly next: number;
}

export function matchIds({ names: before, ids, next }: Known, names: readonly string[]): Known {
  const free = new Set(ids);
  let fresh = next;
  const byName = names.map((name) => {
    const id = ids[before.indexOf(name)];
    if (id === undefined || !free.delete(id)) return undefined;
    return id;
  });
  const all = byName.map((id, index) => {
    if (id !== undefined) return id;
    const there = before.length === names.length ? ids[index] : undefined;
    if (there !== undefined && free.delete(there)) return there;
    fresh += 1;
    return fresh;
  });
  return { names, ids: all, next: fresh };
}

export function useRowIds(names: readonly string[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => ({
    names,
    ids: names.map((_, index) => index),
    next: names.length,
  }));
  if (known.names.join("*") === names.join("*")) return known.ids;
  const next = matchIds(known, names);
  setKnown(next);
  return next.ids;
}
