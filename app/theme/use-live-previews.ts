/** Sends each change of a theme to the previews that were opened from its tool, in other tabs of this browser. */
import { useEffect, useState } from "react";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { startWhenIdle } from "./start-when-idle.ts";
import type { ThemeStore } from "./use-solved-theme.ts";

export const PREVIEW_PATHS = {
  marketing: "/ui-palette-generator/preview/marketing",
  application: "/ui-palette-generator/preview/application",
} as const;

/** The name of this tool's channel, for the address of a preview; undefined before the page has been idle. */
export function useLivePreviews(store: ThemeStore): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const own = channelName();
    return startWhenIdle(async () => {
      const { openThemeSender } = await import("#app/previews/theme-channel.ts");
      return () => {
        const sender = openThemeSender(own, () => store.now().sheet);
        const stop = store.subscribe(() => sender.send(store.now().sheet));
        setName(own);
        return () => {
          stop();
          sender.close();
        };
      };
    });
  }, [store]);
  return name;
}

/** Names of this page by address, since a tool may have its links in two places, and may be left and come back. */
const NAMES = new Map<string, string>();

/**
 * A random name for a tool, so that two open ones do not disturb each other. A tab keeps it over a reload, so that the
 * previews that were opened from it go on following.
 */
function channelName(): string {
  const { pathname } = window.location;
  const known = NAMES.get(pathname);
  if (known !== undefined) return known;
  const key = `tincture:theme-channel:${pathname}`;
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  let name = Math.random().toString(36).slice(2, 10);
  try {
    // The storage of a duplicated tab is that of the first one, which keeps its name.
    name = (isReload ? window.sessionStorage.getItem(key) : null) ?? name;
    window.sessionStorage.setItem(key, name);
  } catch {
    // Without storage previews follow until the next reload.
  }
  NAMES.set(pathname, name);
  return name;
}

/** The address of a preview of this document, which follows the tool if there is a channel. */
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
