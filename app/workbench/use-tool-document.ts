/** Connects a tool's document to its history and to the device; the tool itself only provides the reducer. */
import { useCallback, useMemo } from "react";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { useDeviceWork } from "./history/use-device-work.ts";
import { useDocumentHistory } from "./history/use-document-history.ts";

/**
 * `reduce` returns the same document for an action that does not apply. `act` is one undo step, or none if only the
 * view changes; `preview` shows the effect of an action on the last committed document, for drags, which end in one
 * `act`.
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
    /** The document that is shown, possibly a draft. */
    document: steps.draft ?? committed,
    /** The document of the address. */
    committed,
    isDragged: steps.draft !== undefined,
    history,
    device,
    notices,
    /** Returns the documents before and after, unless they are the same. */
    act,
    preview,
    /** Drops the draft without a step. */
    cancelPreview: session.cancel,
    /** The committed document now, for asynchronous work. */
    latest,
  };
}

export type ToolState<Document extends object, Action> = ReturnType<typeof useToolDocument<Document, Action>>;
