/** Files as sources of an audit: style sheets together, design tokens together, and both where the sheets use the tokens. */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { fileModes } from "#engine/theme/reading/file-mode.ts";
import type { GivenSheet } from "#engine/theme/reading/joined-sheets.ts";
import { sheetOf } from "#engine/theme/reading/read-theme.ts";
import type { AuditFile, AuditSource, UnreadEntry } from "./audit-source.ts";
import { sheetSource } from "./sheet-source.ts";
import { type GivenTokens, tokenSource } from "./token-source.ts";
import { tokensAsSheets } from "./tokens-as-sheets.ts";

export interface OpenedFiles {
  readonly sources: readonly AuditSource[];
  /** Files that could not be read. */
  readonly unread: readonly UnreadEntry[];
}

/** Never throws. */
export function openSources(files: readonly AuditFile[]): OpenedFiles {
  const unread: UnreadEntry[] = [];
  const sheets: GivenSheet[] = [];
  const tokens: GivenTokens[] = [];
  const sources: AuditSource[] = [];
  const modes = fileModes(files.map(({ name }) => name));
  for (const [file, { name, text }] of files.entries())
    tried(name, unread, () => {
      const sheet = sheetOf(text);
      if (sheet === undefined) tokens.push({ file, name, text, mode: modes[file] });
      else sheets.push({ file, name, sheet, mode: modes[file] });
    });
  const joined = tokens.length === 0 ? undefined : tokensAsSheets(sheets, tokens);
  if (joined !== undefined) {
    unread.push(...joined.unread);
    tried(sheets[0]?.name ?? "", unread, () =>
      sources.push(sheetSource([...joined.sheets, ...sheets], joined.readAgain)),
    );
    return { sources, unread };
  }
  if (sheets.length > 0) tried(sheets[0]?.name ?? "", unread, () => sources.push(sheetSource(sheets)));
  if (tokens.length > 0) sources.push(tokenSource(tokens));
  return { sources, unread };
}

/** A file that is too large, or holds several themes, is unread. */
function tried(name: string, unread: UnreadEntry[], open: () => void): void {
  try {
    open();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    unread.push({ file: name, name, why: `The text ${error.message}` });
  }
}
