/** Audits files for the page: as they came, and with the repairs that were accepted. */
import type { AcceptedRepair } from "#domain/documents/audit/audit-document.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { auditReading, repairsOfMode } from "#engine/theme/reading/audit-reading.ts";
import { patchTheme, type ThemeChanges } from "#engine/theme/reading/patch-theme.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import type { ReadTheme } from "#engine/theme/reading/theme-reading.ts";
import { isRoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { AuditTask, PairFigures, ShownAudit, ShownAuditMode, ShownPair } from "./audit-report.ts";

const css = (color: Color): string => (isInGamut(color, "srgb") ? formatHex(color) : colorToCss(color, 4));

/** Never throws. */
export function shownAudit({ files, floors, accepted }: AuditTask): ShownAudit {
  const names = files.map(({ name }) => name);
  const read = readTheme(files);
  if (!read.ok)
    return {
      ok: false,
      names,
      message: read.line === undefined ? read.message : `Line ${read.line}. ${read.message}`,
    };
  const set = floors === "aaa" ? "aaa" : "aa";
  const changes: ThemeChanges = Object.fromEntries(
    THEME_MODES.map((mode) => [
      mode,
      new Map(
        accepted.flatMap((repair) =>
          repair.mode === mode && isRoleToken(repair.token) ? [[repair.token, repair.color] as const] : [],
        ),
      ),
    ]),
  );
  const patched = accepted.length === 0 ? files : patchTheme(files, changes);
  const after = accepted.length === 0 ? read : readTheme(patched);
  if (!after.ok) return { ok: false, names, message: after.message };
  const [before, now] = [auditReading(read, set), auditReading(after, set)];
  const figures = (audit: typeof before, from: ReadTheme, mode: ThemeModeName, key: string): PairFigures => {
    const pair = audit.pairs.find((each) => each.mode === mode && `${each.text} ${each.surface}` === key);
    const colors = from.modes[mode];
    const [ink, ground] = pair === undefined ? [] : [colors?.get(pair.text), colors?.get(pair.surface)];
    if (pair === undefined || ink === undefined || ground === undefined)
      return { ink: "#000000", ground: "#ffffff", wcag: 21, apca: 106, passes: true };
    return { ink: css(ink), ground: css(ground), wcag: pair.wcag, apca: pair.apca, passes: pair.passes };
  };
  const modes = THEME_MODES.flatMap((mode): ShownAuditMode[] => {
    const colors = after.modes[mode];
    if (colors === undefined) return [];
    const pairs = before.pairs
      .filter((pair) => pair.mode === mode && pair.floor !== undefined)
      .map((pair): ShownPair => {
        const key = `${pair.text} ${pair.surface}`;
        const failing = now.unreachable.find(
          (each) => each.mode === mode && `${each.text} ${each.surface}` === key,
        );
        const from = failing?.repair && colors.get(failing.repair.token);
        return {
          text: pair.text,
          surface: pair.surface,
          use: pair.use === "exempt" ? "edge" : pair.use,
          rule: "shadcn",
          why: "names of shadcn/ui.",
          confidence: "sure",
          isDeclared: false,
          isAdopted: false,
          floor: pair.floor ?? 0,
          floorLc: floors === "both" ? (pair.use === "text" ? 75 : 60) : undefined,
          before: figures(before, read, mode, key),
          now: figures(now, after, mode, key),
          repair:
            failing?.repair === undefined || from === undefined
              ? undefined
              : {
                  token: failing.repair.token,
                  from: css(from),
                  to: css(failing.repair.color),
                  reaches: failing.floor,
                  after: figures(now, after, mode, key),
                  changes: [{ mode, token: failing.repair.token, color: failing.repair.color }],
                },
          accepted: accepted.filter(
            (each) => each.mode === mode && (each.token === pair.text || each.token === pair.surface),
          ),
        };
      })
      .toSorted((a, b) => a.before.wcag / a.floor - b.before.wcag / b.floor);
    return [
      {
        id: mode,
        name: mode,
        pairs,
        failing: pairs.filter((pair) => !pair.now.passes).length,
        repairs: [...repairsOfMode(colors, mode, set)].map(
          ([token, color]): AcceptedRepair => ({ mode, token, color }),
        ),
      },
    ];
  });
  return {
    ok: true,
    names,
    bytes: files.reduce((sum, { text }) => sum + text.length, 0),
    tokens: 40,
    reading: `${read.kind} names`,
    modes,
    unread: read.unread.map(({ name, line, why }) => ({ file: undefined, name, line, why })),
    origins: [{ label: `by the names of ${read.kind}`, isDeclared: false, count: before.pairs.length }],
    refused: [],
    patched: accepted.length === 0 ? [] : patched,
    diff: "",
    contract: "{}",
  };
}
