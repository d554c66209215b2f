/** Joins a tool's document to the address, the history and the device; the tool itself says only what an action does. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { useDeviceWork } from "./use-device-work.ts";
import { useDocumentHistory } from "./use-document-history.ts";

/** What is shown until the address has caught up, and while something is dragged. */
interface Draft<Document> {
  readonly document: Document;
  /** Addresses that are passed on the way to its own: the one that was shown when it was made, and those that follow. */
  readonly via: readonly string[];
  /** The last one that was on its way then; with any other address the draft is over. */
  readonly to: string;
  readonly isDragged: boolean;
}

function draftAt<Document>(draft: Draft<Document> | undefined, search: string): Draft<Document> | undefined {
  if (draft === undefined) return undefined;
  // Arrived: what was committed is the document now; a drag that began on the way goes on.
  if (search === draft.to) {
    if (!draft.isDragged) return undefined;
    return draft.via.length === 0 ? draft : { ...draft, via: [] };
  }
  return draft.via.includes(search) ? draft : undefined;
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
  const draft = draftAt(lastDraft, search);
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

  // Actions may follow each other before the page is drawn again: each builds on the one before, and an address that
  // arrives late does not bring back what was before the next one.
  const latest = useRef({ committed, shown: search, onTheWay: [] as readonly string[] });
  useLayoutEffect(() => {
    const { onTheWay } = latest.current;
    const left = onTheWay.slice(onTheWay.indexOf(search) + 1);
    const isLate = onTheWay.includes(search) && left.length > 0;
    latest.current = isLate
      ? { ...latest.current, shown: search, onTheWay: left }
      : { committed, shown: search, onTheWay: [] };
  }, [committed, search]);
  const show = useCallback((document: Document, isDragged: boolean) => {
    const { shown, onTheWay } = latest.current;
    const [to = shown, ...before] = onTheWay.toReversed();
    setDraft({ document, via: onTheWay.length === 0 ? [] : [shown, ...before], to, isDragged });
  }, []);
  const act = useCallback(
    (action: Action): Step<Document> | undefined => {
      const before = latest.current.committed;
      const after = reduce(before, action);
      if (after !== before) {
        const next = kind.encode(after).toString();
        const { shown, onTheWay } = latest.current;
        if (next !== (onTheWay.at(-1) ?? shown)) {
          latest.current = { committed: after, shown, onTheWay: [...onTheWay, next] };
          commit(next);
        }
      }
      show(after, false);
      return after === before ? undefined : { before, after };
    },
    [commit, kind, reduce, show],
  );
  const preview = useCallback(
    (action: Action) => show(reduce(latest.current.committed, action), true),
    [reduce, show],
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
