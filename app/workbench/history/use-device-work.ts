import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { followStep, useKeptItem } from "#app/collections/kept-work.ts";
import type { KeptState, KeptWork } from "#domain/device/kept-items.ts";
import { readWork, storeWork } from "./device-work.ts";
import type { DocumentSession } from "./document-session.ts";
import type { DocumentHistory } from "./use-document-history.ts";

export type SaveState = "saved" | "offline" | "failed";

/** A document and the session in which it was opened; a link within the tool opens another one. */
interface Opening {
  readonly session: OpenedSession;
  readonly search: string;
}

type OpenedSession = Pick<DocumentSession<object>, "isGiven" | "isArrival" | "freshSearch" | "replace">;

interface DeviceWorkOptions {
  readonly tool: string;
  readonly path: string;
  readonly session: OpenedSession;
  readonly history: DocumentHistory;
  /** Colors that identify the work in a list. */
  readonly colors: readonly string[];
}

export interface DeviceWork {
  readonly saveState: SaveState;
  /** The person's own item that keeps this work, or an earlier step of it. */
  readonly kept: KeptWork | undefined;
  /** Defined if stored work was restored: replaces it with a new document. */
  readonly startFresh: (() => void) | undefined;
}

/**
 * Stores the document after each step, and describes the save state. For an address without parameters it restores the
 * latest document; after Back or a reload it restores the document of the history entry (TLS-4).
 */
export function useDeviceWork(options: DeviceWorkOptions): DeviceWork {
  const { tool, path, session, history, colors } = options;
  const { search, moves } = history;
  const isTouched = moves > 0;
  const [isStored, setStored] = useState(true);
  // A tool can be opened offline.
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [restored, setRestored] = useState<Opening>();
  const continued = useRef<Opening>(undefined);
  const shown = useRef<Opening>(undefined);
  const kept = useKeptItem(tool, search);
  const key = colors.join();

  const bringBack = useEffectEvent((opened: OpenedSession) => {
    if (!opened.isArrival()) continued.current = { session: opened, search };
    else if (!opened.isGiven && window.location.search === "") {
      const last = readWork().find((work) => work.tool === tool);
      if (last === undefined || last.search === opened.freshSearch) return;
      continued.current = { session: opened, search: last.search };
      setRestored(continued.current);
      opened.replace(last.search);
    }
  });
  // Runs once after the first paint, since the server's page is the same for everyone.
  useEffect(() => bringBack(session), [session]);

  useEffect(() => {
    const from = shown.current?.session === session ? shown.current.search : search;
    shown.current = { session, search };
    // Work that was restored or begun anew is no step of the document before.
    if (isTouched) followStep({ tool, from, to: search });
  }, [tool, session, search, isTouched]);

  useEffect(() => {
    if (!isTouched) return;
    const replaced = continued.current?.session === session ? continued.current.search : undefined;
    const work = { tool, path, search, colors: key.split(","), changedMs: Date.now() };
    setStored(storeWork(work, replaced));
    continued.current = { session, search };
  }, [tool, path, session, search, key, isTouched]);

  const startFresh = () => {
    continued.current = undefined;
    shown.current = undefined;
    setRestored(undefined);
    session.replace(session.freshSearch);
  };
  const isRestored = restored?.session === session && restored.search === search;
  return {
    kept,
    saveState: !isStored ? "failed" : isOnline ? "saved" : "offline",
    startFresh: isRestored ? startFresh : undefined,
  };
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Where the work is, in words: a failure first, then the account, then the device. */
export function saveWords(
  { saveState, kept }: Pick<DeviceWork, "saveState" | "kept">,
  state: KeptState,
): string {
  if (saveState !== "saved" || state === "none" || state === "parted") return SAVE_WORDS[saveState];
  if (kept?.isBehind === true) return "Changed elsewhere since you opened it";
  return state === "saved" ? "In your account" : "Changes on this device only";
}

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: "Saved on this device",
  offline: "Offline, saved on this device",
  failed: "Not saved: this browser refuses storage. Copy the link to keep it.",
};
