/**
 * Color mode (SHL-7): light, dark or system, stored in local storage. Without `data-theme` on <html> the page follows
 * the operating system in CSS alone (tokens.css uses light-dark()).
 */
import type { ForcedMode } from "./forced-mode.ts";

/** The local-storage key of the color mode, "light" or "dark"; without an entry the system setting applies. */
export const COLOR_MODE_KEY = "color-mode";

export type ColorModePreference = "light" | "dark" | "system";

const listeners = new Set<() => void>();

export function readPreference(): ColorModePreference {
  try {
    const kept = localStorage.getItem(COLOR_MODE_KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

export function choosePreference(preference: ColorModePreference): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, preference);
  } catch {
    // Storage is refused: the choice only applies to this page.
  }
  applyMode(preference);
  for (const listener of listeners) listener();
}

/** Sets the mode on <html>; a page's forced mode overrides the preference. */
export function applyMode(preference: ColorModePreference): void {
  const root = document.documentElement;
  const mode = forcedMode(root.dataset["forced"]) ?? (preference === "system" ? undefined : preference);
  if (mode === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = mode;
}

/** Calls the listener when the preference changes here or in another tab. */
export function subscribeToPreference(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== COLOR_MODE_KEY) return;
    applyMode(readPreference());
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function forcedMode(value: string | undefined): ForcedMode | undefined {
  return value === "light" || value === "dark" ? value : undefined;
}
