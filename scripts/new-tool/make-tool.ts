// Writes the files of a new tool and its row.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentFiles } from "./document-files.ts";
import { sliceFiles } from "./slice-files.ts";
import { withRow } from "./tool-row.ts";
import type { ToolSpec } from "./tool-spec.ts";

const TABLE = "domain/navigation/tools.ts";

export interface MadeTool {
  /** From the root of the project. */
  readonly files: readonly string[];
  /** Files to which its row was added. */
  readonly changed: readonly string[];
  /** Folders to delete in order to remove the tool again. */
  readonly folders: readonly string[];
}

/** Throws before anything is written when one of the files exists already. */
export function makeTool(root: string, spec: ToolSpec): MadeTool {
  const documents = documentFiles(spec);
  const files = { ...documents, ...sliceFiles(spec) };
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), "utf8")));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  change(TABLE, (text) => withRow(text, spec.row));
  return {
    files: Object.keys(files),
    changed: [TABLE],
    folders: [`app/tools/${spec.row.id}`, ...Object.keys(documents)],
  };
}
