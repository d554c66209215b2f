/** The tokens of a report as a palette for the export panel: their names, and their dark values where there are some. */
import type { ShownAudit, ShownAuditMode } from "#domain/audit-page/audit-report.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { parseColor } from "#engine/parse/parse.ts";

/** Undefined if nothing was measured. */
export function exportedReport({ modes, names }: ShownAudit): ExportPalette | undefined {
  const [first, ...others] = modes;
  if (first === undefined || first.pairs.length === 0) return undefined;
  const dark = others.find(({ id }) => id === "dark");
  const darkColors = dark && colorsOf(dark);
  const colors = [...colorsOf(first)].flatMap(([name, css]) => {
    const color = parseColor(css);
    const darkColor = parseColor(darkColors?.get(name) ?? "");
    return color.ok ? [{ name, color: color.color, ...(darkColor.ok && { dark: darkColor.color }) }] : [];
  });
  return colors.length === 0 ? undefined : { title: names[0] ?? "Audit", colors };
}

/** Without those that a pair makes translucent: as they are seen, they are no token's value. */
function colorsOf({ pairs }: ShownAuditMode): ReadonlyMap<string, string> {
  const seen = pairs.flatMap(({ text, surface, now }) => [
    [surface, now.ground] as const,
    [text, now.ink] as const,
  ]);
  return new Map(seen.filter(([name]) => !/[/ ]/.test(name)));
}
