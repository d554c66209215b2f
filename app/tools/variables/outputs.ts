import type { VariablesOutput } from "#domain/documents/variables/variables-document.ts";

export const OUTPUT_LABELS: Readonly<Record<VariablesOutput, string>> = {
  css: "CSS",
  scss: "SCSS variables",
  map: "SCSS map",
};

/** The prefix of a variable in the selected language. */
export function signOf(output: VariablesOutput): "--" | "$" | "" {
  return output === "css" ? "--" : output === "scss" ? "$" : "";
}
