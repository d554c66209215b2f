import type { VariablesOutput } from "#domain/documents/variables-document.ts";

export const OUTPUT_LABELS: Readonly<Record<VariablesOutput, string>> = {
  css: "CSS",
  scss: "SCSS variables",
  map: "SCSS map",
};

/** What stands before a name in the chosen output. */
export function signOf(output: VariablesOutput): "--" | "$" | "" {
  return output === "css" ? "--" : output === "scss" ? "$" : "";
}
