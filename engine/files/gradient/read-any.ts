/** Gradients in any of the languages that are read. */

import { readCodeGradient } from "#engine/gradient/read/code/read-code.ts";
import type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
import { gradientLanguage } from "#engine/gradient/read/gradient-marks.ts";
import { readAndroidGradient } from "#engine/gradient/read/read-android.ts";
import { type ReadGradients, readCss } from "#engine/gradient/read/read-css.ts";
import { readGgr } from "#engine/gradient/read/read-ggr.ts";
import { readSvgGradient } from "#engine/gradient/read/read-svg.ts";
import { readTailwind } from "#engine/gradient/read/read-tailwind.ts";
import { readSvgConic } from "#engine/gradient/read/svg-conic.ts";
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
      return readTailwind(text) ?? readSvgConic(text) ?? readSvgGradient(text);
    default:
      return readTailwind(text) ?? readCss(text, box);
  }
}
