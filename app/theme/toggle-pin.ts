import type { ThemeChange } from "#domain/documents/theme/theme-changes.ts";
import type { ThemePin } from "#domain/documents/theme/theme-document.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";

/** Releases the token in this mode if it is pinned there, otherwise pins it to the color that it has. */
export function toggledPin(
  pins: readonly ThemePin[],
  { sheet }: Pick<SolvedTheme, "sheet">,
  { mode, token }: { readonly mode: ThemeModeName; readonly token: RoleToken },
): ThemeChange {
  if (pins.some((pin) => pin.mode === mode && pin.token === token)) return { type: "unpin", mode, token };
  const parsed = parseColor(sheet[mode][token]);
  if (!parsed.ok) throw new Error(`${token} has no color: ${parsed.error.message}`);
  return { type: "pin", pin: { mode, token, color: parsed.color } };
}
