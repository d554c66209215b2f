/** A theme as input of a call: the text of a style sheet, or design tokens as JSON. */
import { isRecord } from "#engine/files/import/json/json-text.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";

export type GivenTokens = string | Readonly<Record<string, unknown>>;

export interface GivenTheme {
  readonly files: readonly ThemeFile[];
  /** The changed files in the form of the input. */
  readonly answered: (files: readonly ThemeFile[]) => GivenTokens | readonly ThemeFile[];
  /** Whether lines of the files are lines of the input. */
  readonly hasLines: boolean;
}

const MAX_DEPTH = 64;

export function givenSheet(css: string): GivenTheme {
  return oneText("The style sheet", css);
}

/** One file, or several whose names end in .json. Undefined if it is nested deeper than any file of tokens. */
export function givenTokens(tokens: GivenTokens): GivenTheme | undefined {
  if (typeof tokens === "string") return oneText("The file", tokens);
  if (isTooDeep(tokens)) return undefined;
  const entries = Object.entries(tokens);
  const isFiles =
    entries.length > 0 && entries.every(([name, file]) => name.endsWith(".json") && isRecord(file));
  if (!isFiles)
    return {
      files: [{ name: "The file", text: written(tokens) }],
      answered: ([file]) => readObject(file?.text ?? "{}"),
      hasLines: false,
    };
  return {
    files: entries.map(([name, file]) => ({ name, text: written(file) })),
    answered: (files) => Object.fromEntries(files.map(({ name, text }) => [name, readObject(text)])),
    hasLines: false,
  };
}

export function givenFiles(files: readonly ThemeFile[]): GivenTheme {
  return { files, answered: (patched) => patched, hasLines: true };
}

function oneText(name: string, text: string): GivenTheme {
  return {
    files: [{ name, text }],
    answered: ([file]) => file?.text ?? text,
    hasLines: true,
  };
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

function readObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : {};
}

/** Without recursion, so that any depth can be reported. */
function isTooDeep(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) =>
      typeof node === "object" && node !== null
        ? Object.values(node).filter((inner) => typeof inner === "object" && inner !== null)
        : [],
    );
  }
  return false;
}
