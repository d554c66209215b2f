/** CSS for a conversion page: the color in both formats, and conversion by the browser itself. Pure. */

import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";

/** Relative color syntax (CSS Color 5 §4.1), with which the browser converts. */
const RELATIVE: Readonly<
  Partial<Record<WorkedFormat, readonly [same: string, changed: string, what: string]>>
> = {
  rgb: ["rgb(from var(--color) r g b)", "rgb(from var(--color) r g b / 50%)", "half translucent"],
  hsl: ["hsl(from var(--color) h s l)", "hsl(from var(--color) h s calc(l + 10))", "ten lighter"],
  hwb: ["hwb(from var(--color) h w b)", "hwb(from var(--color) h calc(w + 10) b)", "ten whiter"],
};

export function pairCss(color: Color, from: "hex" | "rgb", to: WorkedFormat): string {
  const written = from === "hex" ? formatHex(color) : formatColor(color, "rgb");
  if (to === "cmyk") {
    return `:root {
  --color: ${written};
}
/* No browser prints ${formatColor(color, "cmyk")} as inks:
   keep it for the print shop, with its color profile. */`;
  }
  const relative = RELATIVE[to];
  const lines = `:root {
  --color: ${written};
  --color-${to}: ${formatColor(color, to)};
}`;
  if (relative === undefined) return lines;
  const [same, changed, what] = relative;
  return `${lines}
/* The browser converts by itself: */
.same { color: ${same}; }
.${what.replaceAll(" ", "-")} { color: ${changed}; }`;
}
