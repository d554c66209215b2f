/** An audit as the page shows it: what came in, and what it is with the repairs that were accepted. */
import {
  type AuditedPair,
  type AuditReport,
  adopt,
  auditFiles,
  patchFiles,
  refuse,
} from "#domain/audit/audit.ts";
import { type Contract, writeContract } from "#domain/audit/contract.ts";
import type { AcceptedRepair, PairName } from "#domain/documents/audit/audit-document.ts";
import type { AuditPair, PairLayer } from "#engine/audit/audit-pairs.ts";
import { pairKey } from "#engine/audit/infer-pairs.ts";
import type { Repair } from "#engine/audit/plan-repairs.ts";
import type {
  AuditTask,
  PairFigures,
  ShownAudit,
  ShownAuditMode,
  ShownPair,
  ShownRepair,
} from "./audit-report.ts";
import { confidenceWord, modeName, originsOf, ruleTag, ruleWhy } from "./audit-words.ts";

/** Never throws. */
export function shownAudit(task: AuditTask): ShownAudit {
  return createAuditor()(task);
}

/**
 * Audits one task after another, and measures files again only if something but the accepted repairs has changed: a
 * large sheet takes seconds, of which each accepted repair would cost two.
 */
export function createAuditor(): (task: AuditTask) => ShownAudit {
  let last: { readonly task: AuditTask; readonly measured: Measured } | undefined;
  return (task) => {
    const measured = last !== undefined && isSameButAccepted(last.task, task) ? last.measured : measure(task);
    last = { task, measured };
    return shown(task, measured);
  };
}

interface Measured {
  readonly report: AuditReport;
  /** A contract among the files declares pairs. */
  readonly hasContract: boolean;
  /** With all repairs. */
  readonly mended: FiguresById;
}

function measure(task: AuditTask): Measured {
  const decided = decidedReport(task);
  return { ...decided, mended: figuresById(patchFiles(decided.report).after) };
}

function isSameButAccepted(
  { files, accepted: _one, ...decided }: AuditTask,
  { files: others, accepted: _other, ...otherwise }: AuditTask,
): boolean {
  return (
    JSON.stringify(decided) === JSON.stringify(otherwise) &&
    files.length === others.length &&
    files.every(({ name, text }, index) => name === others[index]?.name && text === others[index]?.text)
  );
}

function shown({ files, accepted, adopted, refused }: AuditTask, measured: Measured): ShownAudit {
  const { report, hasContract, mended } = measured;
  const isAccepted = ({ token, modes }: Repair): boolean =>
    accepted.some((each) => each.token === token && modes.includes(each.mode));
  const chosen = report.repairs.filter(isAccepted);
  const patch =
    chosen.length === 0
      ? undefined
      : patchFiles(
          report,
          chosen.map(({ id }) => id),
        );
  const figures = {
    now: figuresById(patch?.after ?? report),
    mended,
  };
  const adoptedKeys = new Set(adopted.map((name) => pairKey(pairOf(name))));
  const modes = report.modes.map(({ name }): ShownAuditMode => {
    const pairs = report.pairs
      .filter(({ mode }) => mode === name)
      .map((pair) => shownPair(pair, { report, figures, isAccepted, adoptedKeys }))
      .toSorted((a, b) => a.share - b.share || (a.id < b.id ? -1 : 1))
      .map(({ share: _share, ...pair }) => pair);
    return {
      id: name,
      name: modeName(name),
      pairs,
      failing: pairs.filter(({ now }) => !now.passes).length,
      repairs: report.repairs
        .filter((repair) => repair.modes.includes(name) && !isAccepted(repair))
        .map((repair) => acceptedOf(repair, name)),
    };
  });
  return {
    names: files.map(({ name }) => name),
    bytes: files.reduce((sum, { text }) => sum + byteLength(text), 0),
    reading: report.dialects.length === 0 ? "" : `${report.dialects.join(" and ")} names`,
    reason: report.reason,
    modes: modes.filter(({ pairs }, index) => pairs.length > 0 || index === 0),
    unread: report.unread.map(({ file, line, name, why }) => ({
      file: file === "" ? undefined : file,
      line,
      name,
      why,
    })),
    origins: originsOf(report.pairs),
    refused,
    patched: patch?.files ?? [],
    diff: patch?.diff ?? "",
    changed: new Set(chosen.map(({ source, key }) => `${source} ${key}`)).size,
    contract: writeContract(report.contract),
    hasContract,
    infers: report.infers,
  };
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The files by their contract, with what was decided here on top of it. */
function decidedReport({ files, floors, adopted, refused, infersMore }: AuditTask) {
  const given = auditFiles(files, { floors, ...(infersMore && { infers: true }) });
  const hasContract = given.contract.pairs.length > 0;
  if (adopted.length === 0 && refused.length === 0) return { report: given, hasContract };
  const contract = refused.map(pairOf).reduce<Contract>(
    (said, pair) => refuse(said, pair),
    adopted.map(pairOf).reduce<Contract>((said, pair) => adopt(said, pair), given.contract),
  );
  // What is adopted here is no reason to infer nothing else, as a contract of one's own would be.
  return { report: auditFiles(given.files, { floors, contract, infers: given.infers }), hasContract };
}

const NO_SOURCE = { kind: "declared", by: "contract" } as const;

function pairOf({ text, on, use }: PairName): AuditPair {
  return { text: layerOf(text), on: on.map(layerOf), use, source: NO_SOURCE };
}

/** "primary/0.1" is a tenth of it. */
function layerOf(text: string): PairLayer {
  const [, name = text, alpha] = /^(.+)\/([\d.]+)$/.exec(text) ?? [];
  return alpha === undefined ? { name } : { name, alpha: Number(alpha) };
}

const layerName = ({ name, alpha = 1 }: PairLayer): string => (alpha === 1 ? name : `${name}/${alpha}`);

interface Context {
  readonly report: AuditReport;
  readonly figures: { readonly now: FiguresById; readonly mended: FiguresById };
  readonly isAccepted: (repair: Repair) => boolean;
  readonly adoptedKeys: ReadonlySet<string>;
}

type FiguresById = ReadonlyMap<string, PairFigures>;

function shownPair(
  pair: AuditedPair,
  { report, figures, isAccepted, adoptedKeys }: Context,
): ShownPair & { readonly share: number } {
  const { id, text, on, use, source, floors, share, mode } = pair;
  const before = figuresOf(pair);
  const now = figures.now.get(id) ?? before;
  const repair = report.repairs.find((each) => each.id === pair.repair);
  const isDone = repair !== undefined && isAccepted(repair);
  return {
    id,
    text: layerName(text),
    on: on.map(layerName),
    surface: on.map(layerName).join(" over "),
    use,
    rule: ruleTag(source),
    why: ruleWhy(source),
    confidence: confidenceWord(source),
    isDeclared: source.kind === "declared",
    isAdopted: adoptedKeys.has(pairKey(pair)),
    floor: floors.wcag,
    floorLc: floors.apca,
    before,
    now,
    repair:
      repair === undefined || isDone || now.passes
        ? undefined
        : shownRepair(repair, mode, figures.mended.get(id) ?? now),
    whyNot: now.passes ? undefined : pair.whyNot,
    accepted: isDone ? acceptedOf(repair, mode) : undefined,
    share,
  };
}

function shownRepair(repair: Repair, mode: string, after: PairFigures): ShownRepair {
  const { token, fromColor, toColor } = repair;
  return { token, from: fromColor, to: toColor, after, accepted: acceptedOf(repair, mode) };
}

const acceptedOf = ({ token, modes }: Repair, mode: string): AcceptedRepair => ({
  mode: modes.includes(mode) ? mode : (modes[0] ?? mode),
  token,
});

function figuresById({ pairs }: AuditReport): FiguresById {
  return new Map(pairs.map((pair) => [pair.id, figuresOf(pair)]));
}

const figuresOf = ({ textColor, groundColor, wcag, apca, passes }: AuditedPair): PairFigures => ({
  ink: textColor,
  ground: groundColor,
  wcag,
  apca,
  passes,
});
