/** A theme's files with another brand: what hung on the old one goes along, in its notation; the rest keeps its text. */
import type { AuditFile, ValueChange } from "#engine/audit/audit-source.ts";
import { openSources } from "#engine/audit/open-source.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { carriedColor } from "#engine/theme/carried-color.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { NO_NAMES, type TokenNames } from "#engine/theme/reading/theme-reading.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { patchFiles } from "./audit.ts";
import { auditNamed } from "./audit-named.ts";

export interface RebrandedTheme {
  readonly files: readonly AuditFile[];
  /** The names whose own value hung on the old brand, once each, in the order of the files. */
  readonly carried: readonly string[];
  /** Number of values that changed besides, because their pairs would fail with the new brand and passed with the old one. */
  readonly repaired: number;
  /** Number of pairs that passed before and now fail, since only another brand would mend them. */
  readonly broken: number;
}

/** What a signal means does not hang on the brand, whatever its hue: names of files, and of the tokens of a theme. */
const SIGNAL =
  /(?:destructive|danger|error|critical|negative|invalid|success|positive|valid|warning|warn|caution|attention|info)(?![a-z])/i;

/** Undefined if the files name no brand, or already have this one. `given` is what names stand for. */
export function rebrandFiles(
  files: readonly AuditFile[],
  to: Color,
  floors: FloorSet,
  given: TokenNames = NO_NAMES,
): RebrandedTheme | undefined {
  const read = readTheme(files, given);
  if (!read.ok) return undefined;
  const brands = THEME_MODES.flatMap((mode) => read.modes[mode]?.get("brand") ?? []);
  const [from] = brands;
  if (from === undefined || brands.every((brand) => formatHex(brand) === formatHex(to))) return undefined;
  const { files: branded, carried } = withCarried(files, from, to, given);
  if (carried.length === 0) return undefined;
  const passed = new Set(
    auditNamed(files, floors, given).pairs.flatMap(({ id, passes }) => (passes ? [id] : [])),
  );
  const report = auditNamed(branded, floors, given);
  const isBroken = ({ id, passes }: (typeof report.pairs)[number]): boolean => !passes && passed.has(id);
  const wanted = new Set(report.pairs.filter(isBroken).map(({ repair }) => repair));
  // The brand is exact, and what went along with it stays as it came.
  const accepted = report.repairs.filter(({ id, token }) => wanted.has(id) && !carried.includes(token));
  if (accepted.length === 0)
    return { files: branded, carried, repaired: 0, broken: report.pairs.filter(isBroken).length };
  const { files: patched, after } = patchFiles(
    report,
    accepted.map(({ id }) => id),
  );
  return { files: patched, carried, repaired: accepted.length, broken: after.pairs.filter(isBroken).length };
}

/** Every value that is a color of its own, also of names that stand for no token; what refers to one follows by itself. */
function withCarried(files: readonly AuditFile[], from: Color, to: Color, given: TokenNames) {
  const isSignal = (name: string): boolean => {
    const said = given.get(name) ?? "none";
    return SIGNAL.test(said === "none" ? name : said);
  };
  const carried = new Set<string>();
  const texts = new Map<number, string>();
  for (const source of openSources(files).sources) {
    const changes = new Map<string, ValueChange>();
    for (const { tokens } of source.modes)
      for (const { name, color, key, refersTo } of tokens.values()) {
        // The brand of another mode is a tint of the first, and is carried as one rather than made the same.
        const next = refersTo === undefined && !isSignal(name) ? carriedColor(color, from, to) : undefined;
        if (next === undefined) continue;
        carried.add(name);
        changes.set(key, { key, color: next });
      }
    for (const { file, text } of source.edited([...changes.values()])) texts.set(file, text);
  }
  return {
    files: files.map(({ name, text }, index) => ({ name, text: texts.get(index) ?? text })),
    carried: [...carried],
  };
}
