/** The code in the language that the document selects. */
import type { VariablesDocument } from "#domain/documents/variables/variables-document.ts";
import type { WriteExtras } from "#engine/variables/variable-set.ts";
import { writeVariablesCss } from "#engine/variables/write-css.ts";
import { writeScssMap, writeScssVariables } from "#engine/variables/write-scss.ts";

export function writeOutput(document: VariablesDocument, extras: WriteExtras): string {
  switch (document.output) {
    case "css":
      return writeVariablesCss(document, extras);
    case "scss":
      return writeScssVariables(document, extras);
    case "map":
      return writeScssMap(document, extras);
  }
}
