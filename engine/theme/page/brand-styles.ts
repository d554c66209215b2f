/** The four modes of a brand as one style sheet, made in a page before its first paint. */
import { packHex, unpackHex } from "#engine/packed/packed-hex.ts";
import type { Color } from "#engine/space/color.ts";
import { forcedColors } from "#engine/theme/outputs/forced-colors.ts";
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import { type RoleColors, solveTheme } from "#engine/theme/solve-theme.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { LABEL_CHOICES, MAX_BRANDS } from "#engine/theme/theme-request.ts";

/** The attributes of the script, as a page writes them: `data-brand="#0b6e4f #c57f1f" data-contrast="60"`. */
export type BrandSettings = Readonly<
  Partial<Record<"brand" | "contrast" | "tint" | "floors" | "label" | "prefix", string>>
>;

export type BrandStyles =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly message: string };

const refused = (message: string): BrandStyles => ({ ok: false, message });

/**
 * `brand` is one to three colors as `#rrggbb`, with spaces or commas between; `contrast` 0 to 100, `tint` 0 to 1, `floors`
 * one of aa, aaa, both and apca, `label` one of best, dark and white, `prefix` the beginning of all names. Values are `light-dark()`, so they follow `color-scheme`,
 * which a page may set on any element; high contrast follows `prefers-contrast`.
 */
export function brandStyles({
  brand = "",
  contrast,
  tint,
  floors = "aa",
  label = "best",
  prefix = "",
}: BrandSettings): BrandStyles {
  const texts = brand.split(/[\s,]+/).filter((text) => text !== "");
  if (texts.length === 0 || texts.length > MAX_BRANDS)
    return refused(`brand takes 1 to ${MAX_BRANDS} colors`);
  const packed = texts.map(packHex);
  const wrong = texts[packed.indexOf(-1)];
  if (wrong !== undefined) return refused(`brand takes colors as #rrggbb; “${wrong}” is none`);
  const set = FLOOR_SETS.find((each) => each === floors);
  if (set === undefined) return refused(`floors is one of ${FLOOR_SETS.join(", ")}`);
  const choice = LABEL_CHOICES.find((each) => each === label);
  if (choice === undefined) return refused(`label is one of ${LABEL_CHOICES.join(", ")}`);
  if (!/^[a-z][a-z0-9-]*$|^$/i.test(prefix)) return refused("prefix takes letters, digits and hyphens");
  const [level, tint01] = [numberIn(contrast, 100), numberIn(tint, 1)];
  if (level === "wrong") return refused("contrast is a number from 0 to 100");
  if (tint01 === "wrong") return refused("tint is a number from 0 to 1");
  const { modes } = solveTheme({
    brand: packed.map(colorOf),
    floors: set,
    label: choice,
    ...(level !== undefined && { contrast: level }),
    ...(tint01 !== undefined && { tint01 }),
  });
  const propertyOf = (token: RoleToken): string => `--${prefix === "" ? token : `${prefix}-${token}`}`;
  const pairs = (light: RoleColors, dark: RoleColors): string =>
    ROLE_TOKENS.map((token) => {
      const [first, second] = [hexOf(light[token]), hexOf(dark[token])];
      return `${propertyOf(token)}:${first === second ? first : `light-dark(${first},${second})`};`;
    }).join("");
  const css = [
    `:root{color-scheme:light dark;${pairs(modes.light, modes.dark)}}`,
    `@media (prefers-contrast:more){:root{${pairs(modes["light-high"], modes["dark-high"])}}}`,
    forcedColors(propertyOf, ":root"),
  ].join("\n");
  return { ok: true, css };
}

function numberIn(text: string | undefined, most: number): number | undefined | "wrong" {
  if (text === undefined) return undefined;
  const value = Number(text);
  return text.trim() !== "" && value >= 0 && value <= most ? value : "wrong";
}

function colorOf(packed: number): Color {
  const coords = [(packed >> 16) / 255, ((packed >> 8) & 255) / 255, (packed & 255) / 255] as const;
  return { space: "srgb", coords, alpha: 1 };
}

/** A theme of 8-bit brands has 8-bit colors only. */
function hexOf({ coords: [red = 0, green = 0, blue = 0] }: Color): string {
  const byte = (value: number): number => Math.round(value * 255);
  return unpackHex((byte(red) << 16) | (byte(green) << 8) | byte(blue));
}
