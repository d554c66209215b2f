/** Prepares the import of a theme: the differences from the current document, and the document that results. */
import { type ThemeDocument, type ThemePin, themeRequest } from "#domain/documents/theme/theme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { themeValue } from "#engine/theme/outputs/theme-values.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { auditReading } from "#engine/theme/reading/audit-reading.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { type TokenChange, themeDifference } from "#engine/theme/reading/theme-difference.ts";
import type { OtherColor, ThemeKind, UnreadProperty } from "#engine/theme/reading/theme-reading.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";
import { type FailingRolePair, failingPair } from "./solved-theme.ts";
import { takenTheme } from "./take-theme.ts";

/** A changed token; its colors are lossless CSS text: hex, or oklch() outside sRGB. */
export interface ShownChange {
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
  readonly from: string;
  readonly to: string;
}

export interface ReadInReport {
  readonly ok: true;
  readonly kind: ThemeKind;
  /** Number of imported tokens for each mode in the files. */
  readonly counts: readonly { readonly mode: ThemeModeName; readonly count: number }[];
  readonly changes: readonly ShownChange[];
  readonly unread: readonly UnreadProperty[];
  /** The colors that stand for no token. */
  readonly others: readonly OtherColor[];
  readonly metric: ContrastMetric;
  /** Imported pairs below the floors of the document. */
  readonly failing: readonly FailingRolePair[];
  /** The colors of the failing pairs. */
  readonly sheet: Readonly<Partial<Record<ThemeModeName, Readonly<Partial<Record<RoleToken, string>>>>>>;
  readonly next: ThemeDocument;
  /** Hex. */
  readonly brands: readonly string[];
  /** Number of pins that are new or changed. */
  readonly newPins: number;
  /** Changes that are not applied, because an address cannot hold more pins. */
  readonly left: readonly ShownChange[];
}

export type ReadIn = ReadInReport | { readonly ok: false; readonly message: string; readonly line?: number };

/** Longer text is rejected. */
const MAX_LETTERS = 1_048_576;

/** Reads the files of one theme. Never throws. */
export function readIn(document: ThemeDocument, files: readonly ThemeFile[]): ReadIn {
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MAX_LETTERS)
    return { ok: false, message: "The text of a theme is shorter than a million letters." };
  const read = readTheme(files);
  if (!read.ok) return read;
  const { kind, modes, unread, others } = read;
  const taken = takenTheme(document, read, files.map(({ text }) => text).join("\n"));
  const metric = document.floors === "apca" ? "apca" : "wcag";
  const { unreachable } = auditReading(read, document.floors);
  return {
    ok: true,
    kind,
    counts: THEME_MODES.flatMap((mode) => {
      const count = modes[mode]?.size ?? 0;
      return count === 0 ? [] : [{ mode, count }];
    }),
    changes: themeDifference(solveTheme(themeRequest(document)), read).map(shown),
    unread,
    others,
    metric,
    failing: unreachable.map((pair) => failingPair(pair, Object.fromEntries(modes[pair.mode] ?? []), metric)),
    sheet: Object.fromEntries(
      THEME_MODES.flatMap((mode) => {
        const colors = modes[mode];
        return colors === undefined
          ? []
          : [[mode, Object.fromEntries([...colors].map(([token, color]) => [token, written(color)]))]];
      }),
    ),
    next: taken.document,
    brands: taken.document.brand.map(formatHex),
    newPins: taken.document.pins.filter((pin) => !document.pins.some((own) => isSamePin(own, pin))).length,
    left: taken.left.map(shown),
  };
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
