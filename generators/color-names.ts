/**
 * Writes engine/names/color-names.generated.ts: of the best names of color-name-list (D. Aerne and contributors, MIT) those
 * that a client would not mind (names/refused-names.ts). Run after the list or the refusals change:
 * npm run generate -- color-names
 */
import { writeFileSync } from "node:fs";
import { colornames } from "color-name-list/bestof";
import { formatColorNames } from "./names/format-color-names.ts";

const text = formatColorNames(colornames);
writeFileSync(new URL("../engine/names/color-names.generated.ts", import.meta.url), text);
console.log(`color-names: ${text.length} characters`);
