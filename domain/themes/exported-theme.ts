/** Converts a solved theme to a palette for the common export formats: light values with dark ones. */
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import type { SolvedTheme } from "./solved-theme.ts";

export function exportedTheme({
  sheet: { light, dark },
  shadcn,
}: Pick<SolvedTheme, "sheet" | "shadcn">): ExportPalette {
  const rolesOf = (colors: Readonly<Record<string, string>>) =>
    Object.entries(colors).map(([role, text]) => [role, colorOf(text)] as const);
  return {
    title: "Theme",
    colors: ROLE_TOKENS.map((name) => ({ name, color: colorOf(light[name]), dark: colorOf(dark[name]) })),
    roles: { light: rolesOf(shadcn.light), dark: rolesOf(shadcn.dark) },
  };
}

function colorOf(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text} is not a color`);
  return parsed.color;
}
