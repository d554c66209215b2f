/** What an audit found, whatever it is written as. */
import type { Contract } from "#domain/audit/contract.ts";

export interface Finding {
  readonly mode: string;
  /** Names of tokens. */
  readonly text: string;
  readonly surface: string;
  readonly use: string;
  /** The rule that inferred the pair, or who declared it. */
  readonly rule: string;
  readonly isDeclared: boolean;
  readonly floor: number;
  readonly reached: number;
  /** The measure of the floor. */
  readonly measure: "WCAG" | "APCA";
  /** The value that makes it pass, as it is written, and its hex. */
  readonly nearest?: { readonly token: string; readonly value: string; readonly color: string };
  /** Why there is none. */
  readonly whyNot?: string;
  readonly file: string;
  /** Where the token that is to change stands, from 1; 1 where that is not known. */
  readonly line: number;
  /** Listed in the baseline: known, and not counted. */
  readonly isKnown: boolean;
}

/** Files that are one theme: a style sheet, or tokens. */
export interface AuditedTheme {
  readonly files: readonly string[];
  readonly measured: number;
  readonly declared: number;
  readonly inferred: number;
  /** Pairs below WCAG AA, whatever the floors are. */
  readonly belowAa: number;
  /** Whether the floors are those of APCA alone. */
  readonly isApca: boolean;
  readonly findings: readonly Finding[];
  readonly unread: readonly {
    readonly file: string;
    readonly name: string;
    readonly line: number;
    readonly message: string;
  }[];
  /** The contents with what passes, by the name of the file; only of files that change. */
  readonly patched: ReadonlyMap<string, string>;
  /** Pairs that are below their floor after it. */
  readonly failingAfter: number;
  /** One that declares every pair that was measured. */
  readonly contract: Contract;
}

/** Names a finding across versions of a file. */
export const fingerprint = ({ file, mode, text, surface }: Finding): string =>
  [file, mode, text, surface].join(" ");

export function sentenceOf({
  mode,
  text,
  surface,
  reached,
  floor,
  measure,
  nearest,
  whyNot,
  rule,
  isDeclared,
}: Finding): string {
  const unit = measure === "WCAG" ? ":1" : "";
  const lead = measure === "WCAG" ? "" : "Lc ";
  const repair =
    nearest === undefined
      ? (whyNot ?? "No change of one value passes without breaking another pair.")
      : `${nearest.token}: ${nearest.value} passes.`;
  return `${text} on ${surface} (${mode}) has ${lead}${floored(reached)}${unit}, and ${lead}${floor}${unit} is needed. ${repair} ${isDeclared ? "Declared by" : "Rule:"} ${rule}.`;
}

/** Never rounded up to a floor that it misses. */
export const floored = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
