/** Measures the pairs of files, and says how many were measured, by whose word, and why nothing was. */
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import type { AuditPair } from "./audit-pairs.ts";
import type {
  AuditFile,
  AuditSource,
  SourceMode,
  SourceToken,
  UnreadEntry,
  ValuePlace,
} from "./audit-source.ts";
import { inferPairs, NAMING_RULES, pairKey, SHEET_RULES } from "./infer-pairs.ts";
import { aaFloor, type PairFloors, pairFloors, reachedShare, worstDrawn } from "./measure-pairs.ts";
import { FAMILY_RULES } from "./rules/family-ground.ts";

export interface MeasuredPair extends AuditPair {
  /** Names the pair within its report, whatever the order of the files' declarations. */
  readonly id: string;
  readonly mode: string;
  readonly scheme: "light" | "dark";
  readonly isHigh: boolean;
  /** WCAG ratio, 1 to 21. */
  readonly wcag: number;
  /** APCA Lc, signed. */
  readonly apca: number;
  readonly floors: PairFloors;
  readonly passes: boolean;
  /** Whether it reaches WCAG AA, whatever the floors are. */
  readonly passesAa: boolean;
  /** The least share of a floor that is reached: below 1 it fails, and the lower the farther. */
  readonly share: number;
  /** As drawn: hex. */
  readonly textColor: string;
  readonly groundColor: string;
  /** Where the text has its value; undefined for a CSS color that a rule names. */
  readonly place?: ValuePlace;
}

export interface AuditCount {
  readonly measured: number;
  readonly failing: number;
  /** Below WCAG AA, whatever the floors are. */
  readonly failingAa: number;
}

/** A pair that is declared and could not be measured, or is refused. */
export interface DeclaredPair extends AuditPair {
  /** Of these modes only. */
  readonly modes?: readonly string[];
}

export interface Declarations {
  readonly pairs: readonly DeclaredPair[];
  /** Keys of inferred pairs that people refuse. */
  readonly refused: ReadonlySet<string>;
}

export interface MeasureOptions {
  readonly floors: FloorSet;
  readonly declared: Declarations;
  readonly infers: boolean;
}

/** The pairs of one source in all its modes. `changed` are new colors of values, by their key. */
export function measureSource(
  source: AuditSource,
  { floors, declared, infers }: MeasureOptions,
): { readonly pairs: readonly MeasuredPair[]; readonly unread: readonly UnreadEntry[] } {
  const known = new Set<string>();
  const pairs: MeasuredPair[] = [];
  const missing = new Map<string, UnreadEntry>();
  for (const mode of source.modes) {
    const taken = new Set<string>();
    const own = declared.pairs.filter(({ modes }) => modes === undefined || modes.includes(mode.name));
    const inferred = infers ? inferPairs(mode).filter((pair) => !declared.refused.has(pairKey(pair))) : [];
    for (const pair of [...own, ...inferred]) {
      const key = pairKey(pair);
      if (taken.has(key)) continue;
      taken.add(key);
      const measured = measurePair(pair, mode, floors);
      if (measured === undefined) {
        if (pair.source.kind === "declared") missing.set(key, missingEntry(pair, mode));
        continue;
      }
      // A theme of its own is measured where it differs from what is measured already.
      const values = `${key}|${mode.scheme}|${[pair.text, ...pair.on].map(({ name }) => valueOf(name, mode)).join(" ")}`;
      if (!PLAIN_MODE.test(mode.name) && known.has(values)) continue;
      known.add(values);
      pairs.push(measured);
    }
  }
  const found = new Set(pairs.map(pairKey));
  return { pairs, unread: [...missing].filter(([key]) => !found.has(key)).map(([, entry]) => entry) };
}

const PLAIN_MODE = /^(?:light|dark)(?:-high)?$/;

function valueOf(name: string, { tokens }: SourceMode): string {
  const token = tokens.get(name);
  return token === undefined ? name : `${token.key} ${formatHex(token.color)}`;
}

function missingEntry({ text, on }: AuditPair, { tokens }: SourceMode): UnreadEntry {
  const gone = [text, ...on].find(({ name }) => !tokens.has(name))?.name ?? text.name;
  return {
    file: "",
    name: `${text.name} on ${on.map(({ name }) => name).join(" over ")}`,
    why: `The pair is declared, and ${gone} is no color of these files.`,
  };
}

function measurePair(pair: AuditPair, mode: SourceMode, floors: FloorSet): MeasuredPair | undefined {
  const drawn = worstDrawn(pair, (name) => mode.tokens.get(name), mode.scheme);
  if (drawn === undefined) return undefined;
  const own = pairFloors(pair, floors);
  const share = reachedShare(drawn, own);
  const token = firstToken(pair, mode);
  return {
    ...pair,
    id: `${mode.name}: ${pairKey(pair)}`,
    mode: mode.name,
    scheme: mode.scheme,
    isHigh: mode.isHigh,
    wcag: drawn.wcag,
    apca: drawn.apca,
    floors: own,
    passes: share >= 1,
    passesAa: drawn.wcag >= (pair.least?.wcag ?? aaFloor(pair.use)),
    share,
    textColor: formatHex(drawn.text),
    groundColor: formatHex(drawn.ground),
    ...(token && { place: token.place }),
  };
}

/** The token of the text, or else the first one below it. */
function firstToken({ text, on }: AuditPair, { tokens }: SourceMode): SourceToken | undefined {
  return [text, ...on].map(({ name }) => tokens.get(name)).find((token) => token !== undefined);
}

/** How many were measured and how many fail; of no pairs 0. */
export function countOf(pairs: readonly MeasuredPair[]): AuditCount {
  return {
    measured: pairs.length,
    failing: pairs.filter(({ passes }) => !passes).length,
    failingAa: pairs.filter(({ passesAa }) => !passesAa).length,
  };
}

/** What a rule says, for people who judge a pair by it. */
export function ruleText(id: string): string {
  if (id === "same-rule" || id === "same-part") return SHEET_RULES[id];
  return [...NAMING_RULES, ...FAMILY_RULES].find((rule) => rule.id === id)?.says ?? id;
}

/** The system whose names a rule is for; undefined for rules that many have in common. */
export function dialectOf(rule: string): string | undefined {
  const dialect = NAMING_RULES.find(({ id }) => id === rule)?.dialect;
  return dialect === "" ? undefined : dialect;
}

/** The systems whose names were recognized, most pairs first. */
export function dialectsOf(pairs: readonly MeasuredPair[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of pairs) {
    if (source.kind !== "inferred") continue;
    const dialect = dialectOf(source.rule);
    if (dialect !== undefined) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
