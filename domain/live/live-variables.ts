/** Converts a solved theme to custom properties for pages of other sites. */
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { LIVE_MODES, type LiveColor, type LiveTheme, type LiveVariables } from "./live-message.ts";

export function liveTheme(
  { sheet, shadcn: target }: Pick<SolvedTheme, "sheet" | "shadcn">,
  from: string,
  isChange: boolean,
): LiveTheme {
  const entries = LIVE_MODES.map((mode) => {
    const colors = sheet[mode];
    const own = ROLE_TOKENS.map((token) => [`--${token}`, liveColor(colors[token])] as const);
    const shadcn = Object.entries(target[mode]).map(
      ([role, text]) => [`--${role}`, liveColor(text)] as const,
    );
    return [mode, { own: variables(own), shadcn: variables(shadcn) }] as const;
  });
  // The keys are exactly the modes.
  const modes = Object.fromEntries(entries) as LiveTheme["modes"];
  return { kind: "tincture-theme", from, isChange, modes };
}

const variables = (entries: readonly (readonly [string, LiveColor])[]): LiveVariables =>
  Object.fromEntries(entries);

/** Throws for text that is not a color. The channels are those of the color mapped to sRGB, the only gamut of hsl(). */
export function liveColor(css: string): LiveColor {
  const parsed = parseColor(css);
  if (!parsed.ok) throw new Error(`${css} is not a color`);
  const inSrgb = parseColor(formatHex(parsed.color));
  if (!inSrgb.ok) throw new Error(`${css} has no hex`);
  const [hue = "0", saturation = "0%", lightness = "0%"] = formatColor(inSrgb.color, "hsl")
    .replace(/^hsl\(|\)$/g, "")
    .split(" ");
  const [h, s, l] = [hue, saturation, lightness].map((text) =>
    text.replace(/none|deg|%/g, (word) => (word === "none" ? "0" : "")),
  );
  return [css, `${h} ${s}% ${l}%`];
}
