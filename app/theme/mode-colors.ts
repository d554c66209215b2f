/** The colors of a theme as custom properties, one root a mode. */
import { type CSSProperties, type RefObject, useLayoutEffect } from "react";
import type { PreviewSheet } from "#domain/previews/preview-theme-link.ts";
import { isRoleToken, ROLE_TOKENS, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeStore } from "./use-solved-theme.ts";

type ModeSheet = Readonly<Record<RoleToken, string>>;

/** What is shown of the colors of a mode: themselves, or as others see them. */
export type SeenSheet = (colors: ModeSheet) => ModeSheet;
export const AS_IT_IS: SeenSheet = (colors) => colors;

export const schemeOf = (mode: ThemeModeName): "light" | "dark" =>
  mode.startsWith("dark") ? "dark" : "light";

/** The style of a root as the first HTML has it; with a list, of these tokens alone. */
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
 * Keeps the elements with `data-theme-mode` inside the root in the colors of the theme as it is now, without a render:
 * each has the properties that it was rendered with.
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
        // The attribute is written from a mode.
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
