/** Joins a tool's document to the address, the history and the device; the tool itself says only what an action does. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format.ts";
import { useDeviceWork } from "./use-device-work.ts";
import { useDocumentHistory } from "./use-document-history.ts";

/** What is shown until the address has caught up, and while something is dragged. */
interface Draft<Document> {
  readonly document: Document;
  /** Address the draft was made on; with another address it is over. */
  readonly search: string;
  readonly isDragged: boolean;
}

/** One committed change. */
export interface Step<Document> {
  readonly before: Document;
  readonly after: Document;
}

/**
 * `reduce` gives the same document back for an action that does not apply. `act` is one step of undo; `preview` shows
 * what an action would do to the last committed document, for drags, which end in one `act`.
 */
export function useToolDocument<Document extends object, Action>(
  kind: DocumentKind<Document>,
  opened: OpenedDocument,
  reduce: (document: Document, action: Action) => Document,
) {
  const history = useDocumentHistory(opened.search);
  const { search, commit } = history;
  const { committed, notices } = useMemo(() => {
    const own = kind.decode(new URLSearchParams(search));
    if (own.document !== undefined) return { committed: own.document, notices: own.notices };
    const sent = kind.decode(new URLSearchParams(opened.search)).document;
    if (sent === undefined) throw new Error(`The ${kind.tool} that was sent cannot be read`);
    return { committed: sent, notices: own.notices.length > 0 ? own.notices : opened.notices };
  }, [kind, search, opened.search, opened.notices]);
  const [lastDraft, setDraft] = useState<Draft<Document>>();
  const draft = lastDraft?.search === search ? lastDraft : undefined;
  // Over for good: going back to the address it was made on shows what stands there.
  if (lastDraft !== draft) setDraft(draft);

  const colors = useMemo(() => kind.colorsOf(committed).map(formatHex), [kind, committed]);
  const device = useDeviceWork({
    tool: kind.tool,
    path: kind.path,
    history,
    colors,
    isGiven: opened.isGiven,
    freshSearch: opened.search,
  });

  // Two actions may follow each other before the page is drawn again: the second one builds on the first.
  const latest = useRef({ committed, search });
  useLayoutEffect(() => {
    latest.current = { committed, search };
  }, [committed, search]);
  const act = useCallback(
    (action: Action): Step<Document> | undefined => {
      const before = latest.current.committed;
      const after = reduce(before, action);
      setDraft({ document: after, search: latest.current.search, isDragged: false });
      if (after === before) return undefined;
      latest.current.committed = after;
      commit(kind.encode(after).toString());
      return { before, after };
    },
    [commit, kind, reduce],
  );
  const preview = useCallback(
    (action: Action) => {
      const { committed: base, search: at } = latest.current;
      setDraft({ document: reduce(base, action), search: at, isDragged: true });
    },
    [reduce],
  );
  return {
    kind,
    /** What is shown. */
    document: draft?.document ?? committed,
    /** What stands in the address. */
    committed,
    isDragged: draft?.isDragged ?? false,
    history,
    device,
    notices,
    act,
    preview,
    /** Lets a draft go without a step. */
    cancelPreview: useCallback(() => setDraft(undefined), []),
    /** The committed document now, for work that ends after others began. */
    latest: useCallback(() => latest.current.committed, []),
  };
}

export type ToolState<Document extends object, Action> = ReturnType<typeof useToolDocument<Document, Action>>;
