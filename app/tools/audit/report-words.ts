/** The words over the table: how much fails of what, and of what it cannot be said. Pure. */
import type { ShownAudit, ShownAuditMode, ShownPair } from "#domain/audit-page/audit-report.ts";
import { measuredIn } from "#domain/audit-page/audit-report.ts";
import type { ShownFloors } from "#domain/documents/audit/audit-document.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";

/** Pairs that a contract declares and those that a rule inferred, which are never one number. */
export interface Counted {
  readonly pairs: number;
  readonly failing: number;
}

export interface Counts {
  readonly declared: Counted;
  readonly inferred: Counted;
  /** Whether there are both, so that a number needs the word. */
  readonly isMixed: boolean;
}

export function countsOf(pairs: readonly ShownPair[]): Counts {
  const counted = (isDeclared: boolean): Counted => {
    const own = pairs.filter((pair) => pair.isDeclared === isDeclared);
    return { pairs: own.length, failing: own.filter(({ now }) => !now.passes).length };
  };
  const [declared, inferred] = [counted(true), counted(false)];
  return { declared, inferred, isMixed: declared.pairs > 0 && inferred.pairs > 0 };
}

/** What the large number counts: declared pairs where there are any. */
export function leading({ declared, inferred }: Counts): Counted {
  return declared.pairs > 0 ? declared : inferred;
}

export interface HeadStat {
  readonly value: number;
  readonly label: string;
}

export interface ReportHead {
  /** Undefined if nothing was measured in the mode, of which no number could be said. */
  readonly count: number | undefined;
  readonly title: string;
  readonly line: string;
  readonly stats: readonly HeadStat[];
}

/** So many other modes have a number of their own. */
const MAX_OTHER_MODES = 2;

export function reportHead(
  report: ShownAudit,
  mode: ShownAuditMode | undefined,
  floors: ShownFloors,
): ReportHead {
  const { names, reading, modes, unread } = report;
  const counts = countsOf(mode?.pairs ?? []);
  const { isMixed } = counts;
  const lead = leading(counts);
  const isAny = modes.some(({ pairs }) => countsOf(pairs).declared.pairs > 0);
  const others = modes.filter((each) => each !== mode);
  const named = others.slice(0, others.length > MAX_OTHER_MODES + 1 ? MAX_OTHER_MODES : undefined);
  const left = others.slice(named.length);
  const failingIn = ({ pairs }: ShownAuditMode): number => leading(countsOf(pairs)).failing;
  const declared = modes.reduce((sum, { pairs }) => sum + countsOf(pairs).declared.pairs, 0);
  const stats = [
    ...(isMixed ? [{ value: counts.inferred.failing, label: `of ${counts.inferred.pairs} inferred` }] : []),
    ...named.map((each) => ({ value: failingIn(each), label: `in ${each.name}` })),
    ...(left.length === 0
      ? []
      : [
          {
            value: left.filter((each) => failingIn(each) > 0).length,
            label: `of ${left.length} more modes fail`,
          },
        ]),
    { value: unread.length, label: "left unread" },
    { value: declared, label: "declared" },
  ];
  const from = names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(" and ");
  if (mode === undefined || mode.pairs.length === 0)
    return {
      count: undefined,
      title: measuredIn(report) === 0 ? "Nothing was measured" : `Nothing was measured in ${mode?.name}`,
      line: `${from}: ${report.reason ?? "no two colors of it are known to stand on each other. A contract can say which do."}`,
      stats,
    };
  const kind = isMixed || (isAny && counts.declared.pairs > 0) ? "declared " : "";
  const noun = lead.pairs === 1 ? "pair" : "pairs";
  return {
    count: lead.failing,
    title: `of ${lead.pairs} ${kind}${noun} ${lead.failing === 1 || lead.pairs === 1 ? "fails" : "fail"} in ${mode.name}`,
    line: [from, reading, FLOOR_WORDS[floors]].filter((part) => part !== "").join(", "),
    stats,
  };
}

const FLOOR_WORDS: Readonly<Record<ShownFloors, string>> = {
  aa: "4.5 for text, 3 for edges and marks",
  aaa: "7 for text, 4.5 for edges and marks",
  both: "4.5 and Lc 75 for text, 3 and Lc 45 for edges and marks",
};

export const FLOOR_LABELS: Readonly<Record<ShownFloors, string>> = {
  aa: "WCAG AA",
  aaa: "AAA",
  both: "AA and Lc",
};

/** The mode that a document names, or the first. */
export function shownMode({ modes }: ShownAudit, wanted: string): ShownAuditMode | undefined {
  return modes.find(({ id }) => id === wanted) ?? modes[0];
}

/** "1.66", cut and never rounded up to a floor that it misses. */
export { formatRatio };

/** "4.5", "3.0". */
export const floorText = (floor: number): string => formatRatio(floor).replace(/0$/, "");

/** Share of the meter that a ratio fills: 7 and more fill it. */
const METER_END = 7;
export const meterPercent = (ratio: number): number =>
  Math.round(Math.min(1, Math.max(0, ratio / METER_END)) * 1000) / 10;

/** Said once to a screen reader after each step. */
export function announcementOf(report: ShownAudit, mode: ShownAuditMode | undefined): string {
  if (mode === undefined || measuredIn(report) === 0) return "Nothing was measured";
  const { declared, inferred, isMixed } = countsOf(mode.pairs);
  const said = ({ failing, pairs }: Counted, kind = ""): string =>
    failing === 0
      ? `Of ${pairs} ${kind}${pairs === 1 ? "pair" : "pairs"} none fails in ${mode.name}`
      : `${failing} of ${pairs} ${kind}${pairs === 1 ? "pair fails" : "pairs fail"} in ${mode.name}`;
  return isMixed
    ? `${said(declared, "declared ")}, ${said(inferred, "inferred ")}`
    : said(declared.pairs > 0 ? declared : inferred);
}

/** The name without its folders. */
export const baseName = (name: string): string => name.split("/").at(-1) || name;

/** "3.1 kB", of 1000 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
