/** The three ways out, by the document's choice. */
import type { VariablesDocument, VariablesOutput } from "#domain/documents/variables-document.ts";
import type { WriteExtras } from "#engine/variables/variable-set.ts";
import { writeVariablesCss } from "#engine/variables/write-css.ts";
import { writeScssMap, writeScssVariables } from "#engine/variables/write-scss.ts";

export const OUTPUT_LABELS: Readonly<Record<VariablesOutput, string>> = {
  css: "CSS",
  scss: "SCSS variables",
  map: "SCSS map",
};

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

/** What stands before a name in the chosen output. */
export function signOf(output: VariablesOutput): "--" | "$" | "" {
  return output === "css" ? "--" : output === "scss" ? "$" : "";
}
