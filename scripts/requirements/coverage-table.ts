// Reads docs/coverage.md: one row for each requirement, `| SHL-1 layouts | place | proof |`.

export interface CoverageRow {
  readonly id: string;
  readonly line: number;
  /** Files and folders that implement it, without addresses of the product. */
  readonly places: readonly string[];
  /** Globs of the files that prove it; empty where the row says that it is not built. */
  readonly proofs: readonly string[];
  readonly isBuilt: boolean;
}

const NOT_BUILT = "not built yet";
const ROW = /^\| ([A-Z]+(?:-\d+)?) [^|]*\|([^|]*)\|([^|]*)\|$/;
const HEAD = /^\| requirement \||^\|[-|]+\|$/;

/** Every row of the table. Lines of a table that are not rows go to `unread`. */
export function readCoverage(markdown: string): { rows: CoverageRow[]; unread: number[] } {
  const rows: CoverageRow[] = [];
  const unread: number[] = [];
  markdown.split("\n").forEach((text, index) => {
    if (!text.startsWith("|") || HEAD.test(text)) return;
    const [, id, place = "", proof = ""] = ROW.exec(text) ?? [];
    const places = quoted(place).filter((path) => !path.startsWith("/"));
    const proofs = quoted(proof);
    const isBuilt = proof.trim() !== NOT_BUILT;
    if (id === undefined || isBuilt !== proofs.length > 0) unread.push(index + 1);
    else rows.push({ id, line: index + 1, places, proofs, isBuilt });
  });
  return { rows, unread };
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text]) => text ?? []);
}
