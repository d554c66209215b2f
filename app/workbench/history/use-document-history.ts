/**
 * A tool's document with undo and redo (TLS-2, TLS-3). This hook holds the steps; the address and the browser's history
 * are written after them, and only read on navigation and popstate (docs/decisions/014-history.md).
 */
import { useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { type AddressFit, fitAddress } from "#domain/documents/fields/address-fit.ts";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { openSession } from "./document-session.ts";

export interface DocumentHistory {
  /** The query string of the document, without "?". */
  readonly search: string;
  /** Whether an address can hold the document. */
  readonly fit: AddressFit;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Number of steps made, undone and redone in this visit. */
  readonly moves: number;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useDocumentHistory<Document extends object>(
  kind: DocumentKind<Document>,
  opened: OpenedDocument,
) {
  const location = useLocation();
  const navigation = useNavigation();
  const [session, setSession] = useState(() => openSession(kind, opened, location));
  // A link opened another document of the same tool: the page stays mounted, the document changes.
  if (session.key !== location.key) setSession(openSession(kind, opened, location));
  const steps = useSyncExternalStore(session.subscribe, session.get, session.get);
  const isRouterIdle = useEffectEvent(() => navigation.state === "idle");
  useLayoutEffect(() => session.connect(() => isRouterIdle()), [session]);

  const { past, present, future, moves } = steps;
  const { search } = present;
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const { undo, redo } = session;
  const history: DocumentHistory = useMemo(
    () => ({ search, fit: fitAddress(kind, search), canUndo, canRedo, moves, undo, redo }),
    [kind, search, canUndo, canRedo, moves, undo, redo],
  );
  return { session, steps, history };
}
