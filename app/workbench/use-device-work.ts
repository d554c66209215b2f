import { useEffect, useRef, useState } from "react";
import { keepWork, readWork } from "./device-work.ts";
import type { DocumentHistory } from "./use-document-history.ts";

export type SaveState = "saved" | "offline" | "failed";

interface DeviceWorkOptions {
  readonly tool: string;
  readonly path: string;
  readonly history: DocumentHistory;
  /** Colors to recognise the work by. */
  readonly colors: readonly string[];
  /** The address named a document; a bare address brings the last work back. */
  readonly isGiven: boolean;
  /** What a bare address shows to someone without work. */
  readonly freshSearch: string;
}

export interface DeviceWork {
  readonly saveState: SaveState;
  /** The last work was brought back; this puts the fresh document in its place. */
  readonly startFresh: (() => void) | undefined;
}

/** Keeps the document after each change and says so in words; brings the last one back at a bare address (TLS-4). */
export function useDeviceWork(options: DeviceWorkOptions): DeviceWork {
  const { tool, path, history, colors, isGiven, freshSearch } = options;
  const { search, canUndo: isTouched, replace } = history;
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const [restored, setRestored] = useState<string>();
  const continued = useRef<string>(undefined);
  const key = colors.join();

  // Once, after the first paint: the server's page is the same for everyone.
  useEffect(() => {
    if (isGiven || window.location.search !== "") return;
    const last = readWork().find((work) => work.tool === tool);
    if (last === undefined || last.search === freshSearch) return;
    continued.current = last.search;
    setRestored(last.search);
    replace(last.search);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the address the page came with counts
  }, []);

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
    replace(freshSearch);
  };
  return { saveState, startFresh: restored === undefined || restored !== search ? undefined : startFresh };
}

export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: "Saved on this device",
  offline: "Offline, saved on this device",
  failed: "Not saved: this browser refuses storage. Copy the link to keep it.",
};
