/** Drives the previews that were opened from a tool of themes, in other tabs of this browser. */
import { useEffect, useState } from "react";
import { openThemeSender } from "#app/previews/theme-channel.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeStore } from "./use-solved-theme.ts";

export const PREVIEW_PATHS = {
  marketing: "/ui-palette-generator/preview/marketing",
  application: "/ui-palette-generator/preview/application",
} as const;

/** The name of this tool's channel, which belongs into the address of a preview; undefined before scripts run. */
export function useLivePreviews(store: ThemeStore): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    // A random name, so that two open tools do not disturb each other.
    const own = Math.random().toString(36).slice(2, 10);
    const sender = openThemeSender(own, () => store.now().sheet);
    setName(own);
    const stop = store.subscribe(() => sender.send(store.now().sheet));
    return () => {
      stop();
      sender.close();
    };
  }, [store]);
  return name;
}

/** The address of a preview of this document, driven live where there is a channel. */
export function previewAddress(
  page: keyof typeof PREVIEW_PATHS,
  { search, mode }: { readonly search: string; readonly mode: ThemeModeName },
  live: string | undefined,
): string {
  const params = new URLSearchParams(search);
  params.delete("view");
  params.set("mode", mode);
  if (live !== undefined) params.set("live", live);
  return `${PREVIEW_PATHS[page]}?${params}`;
}
