/** Every call of the API, in the order it is documented. */
import type { ApiCall } from "./api-call.ts";
import { colorCall, convertCall } from "./calls/color-calls.ts";
import { exportCall, importCall } from "./calls/file-calls.ts";
import { gradientCall, gradientsCall, paletteCall, palettesCall } from "./calls/library-calls.ts";
import { contrastCall, differenceCall, simulateCall } from "./calls/measure-calls.ts";
import { mixCall } from "./calls/mix-call.ts";
import { generateCall, harmoniesCall, rampCall } from "./calls/palette-calls.ts";
import { themesCall } from "./calls/theme-call.ts";

export const CALLS: readonly ApiCall[] = [
  convertCall,
  colorCall,
  contrastCall,
  differenceCall,
  mixCall,
  simulateCall,
  harmoniesCall,
  rampCall,
  generateCall,
  themesCall,
  exportCall,
  importCall,
  palettesCall,
  paletteCall,
  gradientsCall,
  gradientCall,
];
