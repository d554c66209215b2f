/** The colors of a theme as custom properties, with one root element per mode. */
import { type CSSProperties, type RefObject, useLayoutEffect } from "react";
import type { PreviewSheet } from "#domain/previews/preview-theme-link.ts";
import { isRoleToken, ROLE_TOKENS, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeStore } from "./use-solved-theme.ts";

type ModeSheet = Readonly<Record<RoleToken, string>>;

/** Maps the colors of a mode to those that are shown: unchanged, or with a simulated deficiency. */
export type SeenSheet = (colors: ModeSheet) => ModeSheet;
export const AS_IT_IS: SeenSheet = (colors) => colors;

export const schemeOf = (mode: ThemeModeName): "light" | "dark" =>
  mode.startsWith("dark") ? "dark" : "light";

/** The style of a root element in the server's HTML; `tokens` limits it to some tokens. */
export function modeStyle(
  sheet: PreviewSheet,
  mode: ThemeModeName,
  seen: SeenSheet = AS_IT_IS,
  tokens: readonly RoleToken[] = ROLE_TOKENS,
): CSSProperties {
  const colors = seen(sheet[mode]);
  return {
    colorScheme: schemeOf(mode),
    ...Object.fromEntries(tokens.map((token) => [`--${token}`, colors[token]])),
  };
}

/**
 * Updates the custom properties of all elements with `data-theme-mode` inside the root whenever the theme changes,
 * without rendering. Each element keeps the set of properties that it was rendered with.
 */
export function useModeColors(
  root: RefObject<HTMLElement | null>,
  store: ThemeStore,
  seen: SeenSheet = AS_IT_IS,
): void {
  useLayoutEffect(() => {
    const draw = (): void => {
      const { sheet } = store.now();
      for (const part of root.current?.querySelectorAll<HTMLElement>("[data-theme-mode]") ?? []) {
        // The attribute always contains the name of a mode.
        const colors = seen(sheet[part.dataset["themeMode"] as ThemeModeName]);
        // Setting a property can change its place in the list.
        const names = [...part.style];
        for (const name of names) {
          const token = name.slice(2);
          if (isRoleToken(token)) part.style.setProperty(name, colors[token]);
        }
      }
    };
    draw();
    return store.subscribe(draw);
  }, [root, store, seen]);
}
