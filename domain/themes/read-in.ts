/** Prepares the import of a theme: the differences from the current document, and the document that results. */
import { type AuditReport, patchFiles } from "#domain/audit/audit.ts";
import { auditNamed } from "#domain/audit/audit-named.ts";
import { rebrandFiles } from "#domain/audit/rebrand.ts";
import { type ThemeDocument, type ThemePin, themeRequest } from "#domain/documents/theme/theme-document.ts";
import {
  MAX_NAME_LETTERS,
  MAX_NAMES,
  type NamedToken,
  tokenNames,
} from "#domain/documents/theme/token-name-field.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { type TokenChange, themeDifference } from "#engine/theme/reading/theme-difference.ts";
import {
  bareName,
  type OtherColor,
  type ThemeKind,
  type TokenNames,
  type UnreadProperty,
} from "#engine/theme/reading/theme-reading.ts";
import type { TokenSuggestion } from "#engine/theme/reading/token-suggestions.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { WrittenThemeFile } from "./output-list.ts";
import { type ReadFailure, readFailures } from "./read-failing.ts";
import { takenTheme } from "./take-theme.ts";

/** A changed token; its colors are lossless CSS text: hex, or oklch() outside sRGB. */
export interface ShownChange {
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
  readonly from: string;
  readonly to: string;
}

/** A color whose name is that of no token. */
export interface ShownName {
  /** As written. */
  readonly name: string;
  /** As the document keeps it. */
  readonly key: string;
  readonly line: number;
  /** Lossless CSS text by mode, light first. */
  readonly colors: readonly { readonly mode: ThemeModeName; readonly color: string }[];
  readonly suggestion?: TokenSuggestion;
  /** What a person said that it stands for. */
  readonly token?: NamedToken["token"];
}

export interface ReadInReport {
  readonly ok: true;
  readonly kind: ThemeKind;
  /** Number of imported tokens for each mode in the files. */
  readonly counts: readonly { readonly mode: ThemeModeName; readonly count: number }[];
  readonly changes: readonly ShownChange[];
  readonly unread: readonly UnreadProperty[];
  /** The colors whose names are those of no token. */
  readonly names: readonly ShownName[];
  /** Pairs of the files below the floors of the document, as the tool for audits has them. */
  readonly failing: readonly ReadFailure[];
  /** The files that were read, with their failing pairs repaired; nothing else of them is changed. */
  readonly fixed?: OwnFiles;
  /** The files with the brand of the document, where theirs is another: what hung on their brand goes along. */
  readonly rebranded?: RebrandedFiles;
  readonly next: ThemeDocument;
  /** Hex. */
  readonly brands: readonly string[];
  /** Number of pins that are new or changed. */
  readonly newPins: number;
  /** Changes that are not applied, because an address cannot hold more pins. */
  readonly left: readonly ShownChange[];
}

export interface OwnFiles {
  readonly files: readonly WrittenThemeFile[];
  /** Number of colors that are others. */
  readonly changed: number;
}

export interface RebrandedFiles extends OwnFiles {
  /** Hex. */
  readonly brand: string;
  /** The names that hung on the old brand, once each, in the order of the file. */
  readonly names: readonly string[];
  /** Colors that were repaired because the new brand broke their pairs, and pairs that it leaves broken. */
  readonly repaired: number;
  readonly broken: number;
}

export type ReadIn =
  | ReadInReport
  | {
      readonly ok: false;
      readonly message: string;
      readonly line?: number;
      /** As in the report, if the text has colors but no name of a token. */
      readonly names?: readonly ShownName[];
    };

/** Longer text is rejected. */
const MAX_LETTERS = 1_048_576;

/** Reads the files of one theme. `names` is what their names stand for. Never throws. */
export function readIn(
  document: ThemeDocument,
  files: readonly ThemeFile[],
  names = document.names ?? [],
): ReadIn {
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MAX_LETTERS)
    return { ok: false, message: "The text of a theme is shorter than a million letters." };
  const given = tokenNames(names);
  const plain = readTheme(files);
  const others = (plain.others ?? []).map((other) => shownName(other, given.get(bareName(other.name))));
  const read = names.length === 0 ? plain : readTheme(files, given);
  if (!read.ok) {
    const { others: _, ...refusal } = read;
    return { ...refusal, ...(others.length > 0 && { names: others }) };
  }
  const { kind, modes, unread } = read;
  const taken = takenTheme(document, read, files.map(({ text }) => text).join("\n"));
  const kept = keptNames(names, taken.document.names ?? []);
  const audited = auditNamed(files, document.floors, given);
  const fixed = fixedFiles(audited);
  const rebranded = rebrandedFiles(document, files, given);
  return {
    ok: true,
    kind,
    counts: THEME_MODES.flatMap((mode) => {
      const count = modes[mode]?.size ?? 0;
      return count === 0 ? [] : [{ mode, count }];
    }),
    changes: themeDifference(solveTheme(themeRequest(document)), read).map(shown),
    unread,
    names: others,
    failing: readFailures(audited),
    ...(fixed !== undefined && { fixed }),
    ...(rebranded !== undefined && { rebranded }),
    next: kept.length === 0 ? taken.document : { ...taken.document, names: kept },
    brands: taken.document.brand.map(formatHex),
    newPins: taken.document.pins.filter((pin) => !document.pins.some((own) => isSamePin(own, pin))).length,
    left: taken.left.map(shown),
  };
}

/** By whatever pairs the names of the files say, as the audit has them, and those that a person explained. */
function fixedFiles(report: AuditReport): OwnFiles | undefined {
  const changed = report.repairs.length;
  return changed === 0 ? undefined : { files: patchFiles(report).files, changed };
}

function rebrandedFiles(
  { brand: [brand], floors }: ThemeDocument,
  files: readonly ThemeFile[],
  given: TokenNames,
): RebrandedFiles | undefined {
  const found = brand && rebrandFiles(files, brand, floors, given);
  if (brand === undefined || found === undefined) return undefined;
  const { carried, repaired, broken } = found;
  return {
    files: found.files,
    changed: carried.length + repaired,
    brand: formatHex(brand),
    names: carried,
    repaired,
    broken,
  };
}

function shownName({ suggestion, ...other }: OtherColor, token: NamedToken["token"] | undefined): ShownName {
  const colors = THEME_MODES.flatMap((mode) => {
    const color = other.values[mode];
    return color === undefined ? [] : [{ mode, color: written(color) }];
  });
  return {
    name: other.name,
    key: bareName(other.name),
    line: other.line,
    colors,
    ...(suggestion !== undefined && { suggestion }),
    ...(token !== undefined && { token }),
  };
}

/** Names of other files stay, as far as there is room. */
function keptNames(names: readonly NamedToken[], before: readonly NamedToken[]): readonly NamedToken[] {
  const all = [...names, ...before.filter((each) => !names.some(({ name }) => name === each.name))];
  return all.filter(({ name }) => name.length <= MAX_NAME_LETTERS).slice(0, MAX_NAMES);
}

const written = (color: Color): string => themeValue(color, { prefix: "", format: "hex" });

const shown = ({ mode, token, from, to }: TokenChange): ShownChange => ({
  mode,
  token,
  from: written(from),
  to: written(to),
});

function isSamePin(one: ThemePin, other: ThemePin): boolean {
  return one.mode === other.mode && one.token === other.token && written(one.color) === written(other.color);
}
