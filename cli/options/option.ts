/** One option of the command line. */
export interface Option {
  /** With dashes in front, such as "--wide-gamut-fallback". */
  readonly flag: string;
  /** A letter with one dash. */
  readonly short?: string;
  /**
   * `json` is JSON, or text that is taken as it is; `words` are given again for each, or with commas between them;
   * `texts` are given again for each.
   */
  readonly kind: "boolean" | "text" | "number" | "words" | "texts" | "json" | "jsons";
  /** Place in the input of the call; empty for options of the program. */
  readonly path: readonly string[];
  readonly description: string;
  readonly choices?: readonly string[];
  readonly isRequired?: boolean;
  readonly usual?: string | number | boolean;
  /** What is asked for, in the synopsis: "<number>". */
  readonly placeholder?: string;
}

/** Options that every call has. */
export const COMMON_OPTIONS: readonly Option[] = [
  program("--json", "boolean", "Write the answer as one JSON document, every digit, as the API gives it."),
  program("--ndjson", "boolean", "Write one JSON value a line, as they come."),
  program("--input", "text", "Read the whole input as JSON from a file, - for stdin.", "<file>"),
  { ...program("--output", "text", "Write to a file.", "<file>"), short: "-o" },
  program("--server", "text", "Ask a Tincture server instead, with the key in TINCTURE_KEY.", "<address>"),
  program("--color", "boolean", "Colors and swatches even where the output is no terminal."),
  program("--no-color", "boolean", "Neither colors nor swatches."),
  { ...program("--help", "boolean", "Show this."), short: "-h" },
];

function program(flag: string, kind: Option["kind"], description: string, placeholder?: string): Option {
  return { flag, kind, path: [], description, ...(placeholder !== undefined && { placeholder }) };
}
