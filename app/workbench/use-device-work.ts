import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepWork, readWork } from "./device-work.ts";
import type { DocumentSession } from "./history/document-session.ts";
import type { DocumentHistory } from "./use-document-history.ts";

export type SaveState = "saved" | "offline" | "failed";

type OpenedSession = Pick<DocumentSession<object>, "isGiven" | "isArrival" | "freshSearch" | "replace">;

interface DeviceWorkOptions {
  readonly tool: string;
  readonly path: string;
  readonly session: OpenedSession;
  readonly history: DocumentHistory;
  /** Colors to recognise the work by. */
  readonly colors: readonly string[];
}

export interface DeviceWork {
  readonly saveState: SaveState;
  /** The last work was brought back; this puts the fresh document in its place. */
  readonly startFresh: (() => void) | undefined;
}

/**
 * Keeps the document after each step and says so in words; brings the last one back to who arrives at a bare address, not
 * to who goes back to it or reloads it (TLS-4).
 */
export function useDeviceWork(options: DeviceWorkOptions): DeviceWork {
  const { tool, path, session, history, colors } = options;
  const { search, moves } = history;
  const isTouched = moves > 0;
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const [restored, setRestored] = useState<string>();
  const continued = useRef<string>(undefined);
  const key = colors.join();

  const bringBack = useEffectEvent(({ isGiven, isArrival, freshSearch, replace }: OpenedSession) => {
    const isBare = isArrival() && !isGiven && window.location.search === "";
    const last = isBare ? readWork().find((work) => work.tool === tool)?.search : undefined;
    const work = last === freshSearch ? undefined : last;
    continued.current = isArrival() ? work : search;
    setRestored(work);
    if (work !== undefined) replace(work);
  });
  // Once, after the first paint: the server's page is the same for everyone.
  useEffect(() => bringBack(session), [session]);

  useEffect(() => {
    if (!isTouched) return;
    const isKept = keepWork(
      { tool, path, search, colors: key.split(","), changedMs: Date.now() },
      continued.current,
    );
    continued.current = search;
    setSaveState(isKept ? (navigator.onLine ? "saved" : "offline") : "failed");
  }, [tool, path, search, key, isTouched]);

  useEffect(() => {
    const onChange = () =>
      setSaveState((earlier) => (earlier === "failed" ? earlier : navigator.onLine ? "saved" : "offline"));
    // A tool may be opened without a network.
    onChange();
    window.addEventListener("online", onChange);
    window.addEventListener("offline", onChange);
    return () => {
      window.removeEventListener("online", onChange);
      window.removeEventListener("offline", onChange);
    };
  }, []);

  const startFresh = () => {
    continued.current = undefined;
    setRestored(undefined);
    session.replace(session.freshSearch);
  };
  return { saveState, startFresh: restored === undefined || restored !== search ? undefined : startFresh };
}

export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: "Saved on this device",
  offline: "Offline, saved on this device",
  failed: "Not saved: this browser refuses storage. Copy the link to keep it.",
};
