/**
 * An Xcode asset catalog with a color set for each color (Asset Catalog Format Reference, "Named Color Type"), zipped:
 * unpacked and dragged into a project, `Color("Name")` and `UIColor(named:)` find them. A dark value is an appearance.
 */
import { zipSync } from "fflate";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { toIdentifiers } from "./identifiers.ts";
import { namedValues } from "./named-values.ts";

const INFO = { author: "xcode", version: 1 } as const;
const DARK = { appearances: [{ appearance: "luminosity", value: "dark" }] } as const;

export const exportColorSets: Exporter = (palette, options) => {
  const [folder = "Palette"] = toIdentifiers([palette.title ?? "Palette"], "pascal");
  const file = (path: string, content: object) =>
    [`${folder}.xcassets/${path}Contents.json`, utf8Bytes(`${JSON.stringify(content, null, 2)}\n`)] as const;
  const sets = namedValues(palette, options, "pascal").map(({ identifier, color, dark }) =>
    file(`${identifier}.colorset/`, {
      colors: [
        { color: componentsOf(color), idiom: "universal" },
        ...(dark === undefined ? [] : [{ ...DARK, color: componentsOf(dark.color), idiom: "universal" }]),
      ],
      info: INFO,
    }),
  );
  // A fixed date makes the file reproducible.
  return zipSync(Object.fromEntries([file("", { info: INFO }), ...sets]), { mtime: Date.UTC(2026, 0, 1) });
};

/** Components from 0 to 1 as text, in sRGB if it holds the color, otherwise in Display P3. */
export function componentsOf(color: Color) {
  const space = isInGamut(color, "srgb") ? "srgb" : "display-p3";
  const [red = 0, green = 0, blue = 0] = mapToGamut(convertColor(color, space), space).coords;
  const text = (value: number) => String(Number(value.toFixed(5)));
  return {
    "color-space": space,
    components: {
      red: text(red),
      green: text(green),
      blue: text(blue),
      alpha: text(color.alpha ?? 0),
    },
  };
}
