/** Gradients in any of the languages that are read. */

import { readCodeGradient } from "./code/read-code.ts";
import type { GradientBox } from "./gradient-lengths.ts";
import { gradientLanguage } from "./gradient-marks.ts";
import { readAndroidGradient } from "./read-android.ts";
import { type ReadGradients, readCss } from "./read-css.ts";
import { readGgr } from "./read-ggr.ts";
import { readSvgGradient } from "./read-svg.ts";
import { readTailwind } from "./read-tailwind.ts";
import { readTokenGradient } from "./read-tokens.ts";

/** Each text is read as its own language reads it; one of no known language is read as CSS. Never throws. */
export function readAnyGradient(text: string, box?: GradientBox): ReadGradients {
  switch (gradientLanguage(text)) {
    case "android":
      return readAndroidGradient(text, box);
    case "tokens":
      return readTokenGradient(text);
    case "ggr":
      return readGgr(text);
    case "code":
      return readCodeGradient(text, box);
    case "svg":
      return readTailwind(text) ?? readSvgGradient(text);
    default:
      return readTailwind(text) ?? readCss(text, box);
  }
}
