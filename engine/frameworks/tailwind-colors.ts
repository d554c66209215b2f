/** The value of a color name of Tailwind CSS: "orange-400", "white", "transparent". */
import { TAILWIND_3, TAILWIND_4, TAILWIND_STEPS } from "./tailwind-palette.generated.ts";

/** As CSS text; undefined for a name that the version has not. Version 3 has hex colors, version 4 oklch(). */
export function tailwindColor(name: string, version: 3 | 4): string | undefined {
  if (name === "white") return version === 3 ? "#ffffff" : "#fff";
  if (name === "black") return version === 3 ? "#000000" : "#000";
  if (name === "transparent") return name;
  if (name === "current") return "currentColor";
  const [, hue = "", step = ""] = /^([a-z]+)-(\d{2,3})$/.exec(name) ?? [];
  const index = TAILWIND_STEPS.findIndex((known) => String(known) === step);
  const table = version === 3 ? TAILWIND_3 : TAILWIND_4;
  if (index === -1 || !Object.hasOwn(table, hue)) return undefined;
  const value = table[hue]?.split(version === 3 ? " " : ", ")[index];
  if (value === undefined) return undefined;
  return version === 3 ? `#${value}` : `oklch(${value})`;
}
