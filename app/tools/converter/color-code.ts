/** Code for one color, ready to paste. Pure. */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";

export const CODE_TABS = [
  { value: "css", label: "CSS" },
  { value: "scss", label: "SCSS" },
  { value: "tailwind", label: "Tailwind" },
  { value: "js", label: "JS" },
] as const;
export type CodeTab = (typeof CODE_TABS)[number]["value"];

/** A color outside sRGB follows its gamut-mapped fallback. */
export function colorCode(color: Color, name: string, tab: CodeTab): string {
  const kebab = identifierOf(name);
  const hex = formatHex(color);
  const wide = isInGamut(color, "srgb") ? undefined : formatColor(color, "oklch");
  switch (tab) {
    case "css":
      return wide === undefined
        ? `:root {\n  --${kebab}: ${hex};\n}`
        : `:root {\n  --${kebab}: ${hex};\n}\n@media (color-gamut: p3) {\n  :root { --${kebab}: ${wide}; }\n}`;
    case "scss":
      return wide === undefined ? `$${kebab}: ${hex};` : `$${kebab}: ${hex};\n$${kebab}-wide: ${wide};`;
    case "tailwind":
      return `@theme {\n  --color-${kebab}: ${wide ?? hex};\n}`;
    case "js":
      return `export const ${camel(kebab)} = {\n  hex: "${hex}",\n  oklch: "${formatColor(color, "oklch")}",\n};`;
  }
}

/** Letters, digits and minus signs, beginning with a letter; "color" if nothing is left. */
function identifierOf(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "");
  return plain === "" ? "color" : plain;
}

function camel(kebab: string): string {
  return kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
