/** Joins a tool's document to its history and the device; the tool itself says only what an action does. */
import { useCallback, useMemo } from "react";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { useDeviceWork } from "./use-device-work.ts";
import { useDocumentHistory } from "./use-document-history.ts";

/**
 * `reduce` gives the same document back for an action that does not apply. `act` is one step of undo, or another view of
 * the document, which is none; `preview` shows what an action would do to the last committed document, for drags, which
 * end in one `act`.
 */
export function useToolDocument<Document extends object, Action>(
  kind: DocumentKind<Document>,
  opened: OpenedDocument,
  reduce: (document: Document, action: Action) => Document,
) {
  const { session, steps, history } = useDocumentHistory(kind, opened);
  const { document: committed, notices } = steps.present;
  const colors = useMemo(() => kind.colorsOf(committed).map(formatHex), [kind, committed]);
  const device = useDeviceWork({ tool: kind.tool, path: kind.path, session, history, colors });
  const { latest, commit, preview: show } = session;
  const act = useCallback((action: Action) => commit(reduce(latest(), action)), [commit, latest, reduce]);
  const preview = useCallback((action: Action) => show(reduce(latest(), action)), [show, latest, reduce]);
  return {
    kind,
    /** What is shown. */
    document: steps.draft ?? committed,
    /** What the address names. */
    committed,
    isDragged: steps.draft !== undefined,
    history,
    device,
    notices,
    /** The documents before and after, unless they are the same. */
    act,
    preview,
    /** Lets a draft go without a step. */
    cancelPreview: session.cancel,
    /** The committed document now, for work that ends after others began. */
    latest,
  };
}

export type ToolState<Document extends object, Action> = ReturnType<typeof useToolDocument<Document, Action>>;
