/** All calls, in the order the API reference lists them. */
import type { Call } from "./call.ts";
import { colorCall } from "./colors/color-call.ts";
import { contrastCall } from "./colors/contrast-call.ts";
import { convertCall } from "./colors/convert-call.ts";
import { differenceCall } from "./colors/difference-call.ts";
import { mixCall } from "./colors/mix-call.ts";
import { simulateCall } from "./colors/simulate-call.ts";
import { exportCall } from "./files/export-call.ts";
import { importCall } from "./files/import-call.ts";
import { readCall } from "./files/read-call.ts";
import { fallbackCall } from "./gradients/fallback-call.ts";
import { gradientExportCall } from "./gradients/gradient-export-call.ts";
import { sampleCall } from "./gradients/sample-call.ts";
import { gradientCall, gradientsCall, paletteCall, palettesCall } from "./library/library-calls.ts";
import { fromWordsCall } from "./palettes/from-words-call.ts";
import { generateCall } from "./palettes/generate-call.ts";
import { harmoniesCall } from "./palettes/harmonies-call.ts";
import { rampCall } from "./palettes/ramp-call.ts";
import { themeAuditCall } from "./palettes/theme-audit-call.ts";
import { themesCall } from "./palettes/themes-call.ts";

export const CALLS: readonly Call[] = [
  convertCall,
  colorCall,
  contrastCall,
  differenceCall,
  mixCall,
  simulateCall,
  harmoniesCall,
  rampCall,
  generateCall,
  fromWordsCall,
  themesCall,
  themeAuditCall,
  fallbackCall,
  sampleCall,
  gradientExportCall,
  exportCall,
  readCall,
  importCall,
  palettesCall,
  paletteCall,
  gradientsCall,
  gradientCall,
];
