/** Converts a long list a slice at a time, so that the page stays alive; what is typed in between starts over. */
import { useEffect, useState } from "react";
import type { Precision } from "#engine/format/format-number.ts";
import { convertEntry, type ListRow, splitEntries } from "#engine/steps/convert-list.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";

export interface ListConversion {
  readonly rows: readonly ListRow[];
  /** Entries that are still to come. */
  readonly waiting: number;
  /** Entries beyond the most that fit. */
  readonly left: number;
}

const NONE: ListConversion = { rows: [], waiting: 0, left: 0 };
/** Longer than a moment a slice must not take. Milliseconds. */
const SLICE_MS = 8;
/** Rows are shown at most this often while more are to come: showing them costs more than converting them. */
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
