/** The actions of the theme generators. Pure. */
import { changedTheme, type ThemeChange } from "#domain/documents/theme/theme-changes.ts";
import type { ShownTheme, ThemeView } from "#domain/documents/theme/theme-kinds.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

export type ThemeAction =
  | ThemeChange
  | { readonly type: "mode"; readonly mode: ThemeModeName }
  | { readonly type: "view"; readonly view: ThemeView };

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: ShownTheme, action: ThemeAction): ShownTheme {
  switch (action.type) {
    case "mode":
      return action.mode === document.mode ? document : { ...document, mode: action.mode };
    case "view":
      return action.view === document.view ? document : { ...document, view: action.view };
    default:
      return changedTheme(document, action);
  }
}
