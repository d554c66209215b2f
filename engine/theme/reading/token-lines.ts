/** Where the tokens of a theme stand in its files, for whoever points at them. */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import { readPlaces } from "./read-sheet.ts";
import { sheetOf } from "./read-theme.ts";
import { readTokenPlaces } from "./read-theme-tokens.ts";

export interface TokenLine {
  /** Index of the file. */
  readonly file: number;
  /** Counted from 1. */
  readonly line: number;
  /** As written: the custom property with its dashes. Absent from design tokens, whose names are paths. */
  readonly name?: string;
}

export type FindTokenLine = (mode: ThemeModeName, token: RoleToken) => TokenLine | undefined;

/**
 * The last line that gives the token its value in the mode. Of files that are no theme it finds nothing. Never throws.
 */
export function tokenLines(files: readonly ThemeFile[]): FindTokenLine {
  try {
    const [only] = files;
    const sheet = files.length === 1 && only !== undefined ? sheetOf(only.text) : undefined;
    if (sheet !== undefined) {
      const { places } = readPlaces(sheet);
      return (mode, token) => {
        const declaration = places[mode]?.get(token)?.at(-1);
        return declaration && { file: 0, line: sheet.lineOf(declaration.line), name: declaration.name };
      };
    }
    const read = readTokenPlaces(files);
    if (!read.ok) return () => undefined;
    return (mode, token) => {
      const found = read.places[mode]?.get(token);
      return found && { file: found.file, line: found.place.line };
    };
  } catch (error) {
    if (error instanceof FileProblem) return () => undefined;
    throw error;
  }
}
