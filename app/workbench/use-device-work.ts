import { useEffect, useRef, useState } from "react";
import { keepWork } from "./device-work.ts";

export type SaveState = "saved" | "offline" | "failed";

/** Keeps the document after each change and says so in words (TLS-4). */
export function useDeviceWork(
  tool: string,
  path: string,
  search: string,
  colors: readonly string[],
  isTouched: boolean,
): SaveState {
  const [state, setState] = useState<SaveState>("saved");
  const previous = useRef<string>(undefined);
  const key = colors.join();
  useEffect(() => {
    if (!isTouched) return;
    const isKept = keepWork(
      { tool, path, search, colors: key.split(","), changedMs: Date.now() },
      previous.current,
    );
    previous.current = search;
    setState(isKept ? (navigator.onLine ? "saved" : "offline") : "failed");
  }, [tool, path, search, key, isTouched]);
  useEffect(() => {
    const onChange = () =>
      setState((earlier) => (earlier === "failed" ? earlier : navigator.onLine ? "saved" : "offline"));
    window.addEventListener("online", onChange);
    window.addEventListener("offline", onChange);
    return () => {
      window.removeEventListener("online", onChange);
      window.removeEventListener("offline", onChange);
    };
  }, []);
  return state;
}

export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: "Saved on this device",
  offline: "Offline, saved on this device",
  failed: "Not saved: this browser refuses storage. Copy the link to keep it.",
};
