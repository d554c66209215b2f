/** Converts a long list in slices, so that the page stays responsive; typing starts over. */
import { useEffect, useState } from "react";
import type { Precision } from "#engine/format/format-number.ts";
import { convertEntry, type ListRow, splitEntries } from "#engine/steps/convert-list.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";

export interface ListConversion {
  readonly rows: readonly ListRow[];
  /** Number of entries not converted yet. */
  readonly waiting: number;
  /** Number of entries beyond the limit. */
  readonly left: number;
}

const NONE: ListConversion = { rows: [], waiting: 0, left: 0 };
/** Maximum duration of a slice, in ms. */
const SLICE_MS = 8;
/** Minimum interval between updates, in ms, because rendering rows costs more than converting them. */
const SHOW_MS = 120;

export function useListConversion(
  text: string,
  from: WorkedFormat,
  to: WorkedFormat,
  precision: Precision | undefined,
): ListConversion {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    if (text.trim() === "") {
      setState(NONE);
      return;
    }
    let isCurrent = true;
    const { entries, left } = splitEntries(text, from);
    const rows: ListRow[] = [];
    let shownMs = Number.NEGATIVE_INFINITY;
    const slice = () => {
      if (!isCurrent) return;
      const end = performance.now() + SLICE_MS;
      while (rows.length < entries.length && performance.now() < end) {
        const entry = entries[rows.length];
        if (entry === undefined) break;
        rows.push(convertEntry(entry, from, to, precision));
      }
      const waiting = entries.length - rows.length;
      if (waiting === 0 || end - shownMs > SHOW_MS) {
        setState({ rows: [...rows], waiting, left });
        shownMs = end;
      }
      if (waiting > 0) setTimeout(slice);
    };
    slice();
    return () => {
      isCurrent = false;
    };
  }, [text, from, to, precision]);
  return state;
}
