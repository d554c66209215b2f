/**
 * The one owner of a tool's history (TLS-2, TLS-3). The document lives in the address: a committed change is a new
 * entry of the browser's history, so that Back, the undo button and Ctrl+Z are the same thing; a drag shows drafts and
 * commits once. `depth` counts our own entries, so that undo never leaves the tool.
 */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

export interface DocumentHistory {
  /** The query string of the document, without "?". */
  readonly search: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly commit: (search: string) => void;
  /** Same entry, other content: for what is not a step, such as a restored work. */
  readonly replace: (search: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface EntryState {
  readonly depth: number;
}

export function useDocumentHistory(initialSearch: string): DocumentHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const depth = depthOf(location.state);
  const [deepest, setDeepest] = useState(depth);
  const search = location.search === "" ? initialSearch : location.search.slice(1);
  // Changes may follow each other before the address has caught up.
  const latest = useRef({ depth, search, deepest, navigate });
  // Each on its own: that there is more to redo is known before the address has moved, and must not bring the old one back.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, depth, search };
  }, [depth, search]);
  useLayoutEffect(() => {
    latest.current = { ...latest.current, deepest, navigate };
  }, [deepest, navigate]);

  const go = useCallback((next: string, nextDepth: number, replace: boolean) => {
    latest.current = { ...latest.current, depth: nextDepth, search: next };
    void latest.current.navigate(
      { search: `?${next}` },
      { replace, preventScrollReset: true, state: { depth: nextDepth } satisfies EntryState },
    );
  }, []);
  const commit = useCallback(
    (next: string) => {
      if (next === latest.current.search) return;
      const nextDepth = latest.current.depth + 1;
      setDeepest(nextDepth);
      go(next, nextDepth, false);
    },
    [go],
  );
  const replace = useCallback((next: string) => go(next, latest.current.depth, true), [go]);
  const undo = useCallback(() => {
    if (latest.current.depth > 0) void latest.current.navigate(-1);
  }, []);
  const redo = useCallback(() => {
    if (latest.current.depth < latest.current.deepest) void latest.current.navigate(1);
  }, []);
  const [canUndo, canRedo] = [depth > 0, depth < deepest];
  return useMemo(
    () => ({ search, canUndo, canRedo, commit, replace, undo, redo }),
    [search, canUndo, canRedo, commit, replace, undo, redo],
  );
}

function depthOf(state: unknown): number {
  return typeof state === "object" && state !== null && "depth" in state && typeof state.depth === "number"
    ? state.depth
    : 0;
}
