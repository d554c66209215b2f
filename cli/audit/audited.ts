/** What an audit found, whatever it is written as. */

export interface Finding {
  readonly mode: string;
  /** Tokens of a theme. */
  readonly text: string;
  readonly surface: string;
  readonly use: string;
  readonly floor: number;
  readonly reached: number;
  /** The measure of the floor. */
  readonly measure: "WCAG" | "APCA";
  readonly nearest?:
    | { readonly token: string; readonly color: string; readonly passesAll: boolean }
    | undefined;
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
  readonly findings: readonly Finding[];
  readonly unread: readonly { readonly name: string; readonly line: number; readonly message: string }[];
  /** The contents with what passes, by the name of the file; only of files that change. */
  readonly patched: ReadonlyMap<string, string>;
}

/** Names a finding across versions of a file. */
export const fingerprint = ({ file, mode, text, surface }: Finding): string =>
  [file, mode, text, surface].join(" ");

export function sentenceOf({ mode, text, surface, reached, floor, measure, nearest }: Finding): string {
  const unit = measure === "WCAG" ? ":1" : "";
  const lead = measure === "WCAG" ? "" : "Lc ";
  const repair =
    nearest === undefined
      ? "No color of its hue passes."
      : `${nearest.token} ${nearest.color} passes${nearest.passesAll ? "" : " here, and another pair fails then"}.`;
  return `${text} on ${surface} (${mode}) has ${lead}${floored(reached)}${unit}, and ${lead}${floor}${unit} is needed. ${repair}`;
}

/** Never rounded up to a floor that it misses. */
export const floored = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
