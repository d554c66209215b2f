/** The value of a constant of Flutter's class `Colors`: "blue", "blue.700", "redAccent", "black87". */
import {
  MATERIAL,
  MATERIAL_ACCENT_SHADES,
  MATERIAL_ACCENTS,
  MATERIAL_SHADES,
} from "./material-palette.generated.ts";

/** Alpha of black and white by the percentage in their names (Flutter's colors.dart). */
const BLACKS: Readonly<Record<string, string>> = {
  "12": "1f",
  "26": "42",
  "38": "61",
  "45": "73",
  "54": "8a",
  "87": "dd",
};
const WHITES: Readonly<Record<string, string>> = {
  "10": "1a",
  "12": "1f",
  "24": "3d",
  "30": "4d",
  "38": "62",
  "54": "8a",
  "60": "99",
  "70": "b3",
};

/** As hex with "#"; undefined for a name or a shade that the class has not. */
export function materialColor(name: string, shade?: number): string | undefined {
  if (name === "transparent") return "#00000000";
  const [, tone = "", percent] = /^(black|white)(\d\d)?$/.exec(name) ?? [];
  if (tone !== "") {
    const hex = tone === "black" ? "#000000" : "#ffffff";
    if (percent === undefined) return hex;
    const alpha = (tone === "black" ? BLACKS : WHITES)[percent];
    return alpha === undefined ? undefined : hex + alpha;
  }
  const accent = /^(\w+)Accent$/.exec(name)?.[1];
  return accent === undefined
    ? shadeOf(MATERIAL, MATERIAL_SHADES, name, shade ?? 500)
    : shadeOf(MATERIAL_ACCENTS, MATERIAL_ACCENT_SHADES, accent, shade ?? 200);
}

function shadeOf(
  table: Readonly<Record<string, string>>,
  shades: readonly number[],
  name: string,
  shade: number,
): string | undefined {
  const at = shades.indexOf(shade);
  if (at === -1 || !Object.hasOwn(table, name)) return undefined;
  return `#${table[name]?.split(" ")[at] ?? ""}`;
}
