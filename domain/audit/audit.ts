/**
 * The audit of a theme, whoever made it: the page, the call of the API, the command and the tool for agents ask here.
 * A report is plain data, so that a worker can hand it over. Files go in; every pair that they declare or that rules infer comes out measured, with the smallest repair of those that
 * fail, and the files with the repairs that were accepted.
 */
import type { AuditPair } from "#engine/audit/audit-pairs.ts";
import {
  type AuditCount,
  countOf,
  type Declarations,
  type DeclaredPair,
  dialectsOf,
  type MeasuredPair,
  measureSource,
} from "#engine/audit/audit-report.ts";
import type { AuditFile, AuditSource, UnreadEntry } from "#engine/audit/audit-source.ts";
import { foreignPairs } from "#engine/audit/foreign-pairs.ts";
import { pairKey } from "#engine/audit/infer-pairs.ts";
import { openSources } from "#engine/audit/open-source.ts";
import { planRepairs, type Repair } from "#engine/audit/plan-repairs.ts";
import { CONTRACT_EXTENSION } from "#engine/theme/outputs/write-theme-contract.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import {
  type Contract,
  contractPair,
  declaredPair,
  NO_CONTRACT,
  readContract,
  refusalKey,
} from "./contract.ts";
import { fileDiff } from "./file-diff.ts";

export interface AuditOptions {
  /** "aa" by default. */
  readonly floors?: FloorSet;
  /** In place of one among the files. */
  readonly contract?: Contract;
  /** Whether rules infer pairs; by default they do if nothing is declared, or if the contract asks for it. */
  readonly infers?: boolean;
}

export interface AuditMode {
  readonly name: string;
  readonly scheme: "light" | "dark";
  readonly isHigh: boolean;
}

/** A measured pair, with the id of its repair if it fails and has one. */
export interface AuditedPair extends MeasuredPair {
  readonly repair?: string;
  /** Why it has none, as a sentence. */
  readonly whyNot?: string;
}

export interface AuditReport {
  readonly files: readonly AuditFile[];
  readonly floors: FloorSet;
  /** Light first; themes of their own after the four modes. */
  readonly modes: readonly AuditMode[];
  /** By mode, then by rule; the order of the files' declarations is no part of it. */
  readonly pairs: readonly AuditedPair[];
  /** Number of pairs; 0 is never "fine": `reason` says why. */
  readonly measured: number;
  /** Never added up: what people declare, and what rules infer. */
  readonly counts: { readonly declared: AuditCount; readonly inferred: AuditCount };
  /** A sentence, if nothing was measured. */
  readonly reason?: string;
  /** "shadcn/ui", "daisyUI", …: whose names were recognized, most pairs first. */
  readonly dialects: readonly string[];
  /** In the order in which they are made; together they leave the fewest failures with the fewest values changed. */
  readonly repairs: readonly Repair[];
  readonly unread: readonly UnreadEntry[];
  /** Tokens that were read and are in no pair, in the order of the alphabet. */
  readonly unpaired: readonly string[];
  /** The contract that counts: the one that was given, or that stood among the files. */
  readonly contract: Contract;
  /** Whether rules inferred pairs. */
  readonly infers: boolean;
}

/** Every pair of the files, measured. The contract among them is taken out. Never throws. */
export function auditFiles(given: readonly AuditFile[], options: AuditOptions = {}): AuditReport {
  const { floors = "aa" } = options;
  const { files, contract, foreign, problems } = withContract(given, options.contract);
  const declared = declarationsOf(contract, foreign);
  const infers = options.infers ?? (contract.inferred === true || declared.pairs.length === 0);
  const opened = openSources(files);
  const measured = opened.sources.map((source, index) =>
    measuredSource(source, index, { floors, declared, infers }),
  );
  const pairs = measured.flatMap((each) => each.pairs);
  const repairs = measured.flatMap((each) => each.repairs);
  const modes = new Map(
    opened.sources.flatMap((source) =>
      source.modes.map(({ name, scheme, isHigh }) => [name, { name, scheme, isHigh }]),
    ),
  );
  const unread = [
    ...problems,
    ...opened.unread,
    ...opened.sources.flatMap((source) => source.unread),
    ...measured.flatMap((each) => each.unread),
  ];
  return {
    files,
    floors,
    modes: [...modes.values()],
    pairs,
    measured: pairs.length,
    counts: {
      declared: countOf(pairs.filter(({ source }) => source.kind === "declared")),
      inferred: countOf(pairs.filter(({ source }) => source.kind === "inferred")),
    },
    ...(pairs.length === 0 && {
      reason: reasonOf(files, { sources: opened.sources, unread, isDeclared: declared.pairs.length > 0 }),
    }),
    dialects: dialectsOf(pairs),
    repairs,
    unread,
    unpaired: unpairedOf(opened.sources, pairs),
    contract,
    infers,
  };
}

function measuredSource(source: AuditSource, index: number, options: Parameters<typeof measureSource>[1]) {
  const { pairs, unread } = measureSource(source, options);
  const { repairs, reasons } = planRepairs(
    source,
    index,
    pairs,
    (changed) => measureSource(changed, options).pairs,
  );
  const repairOf = new Map(repairs.flatMap(({ id, fixes }) => fixes.map((pair) => [pair, id] as const)));
  return {
    unread,
    repairs,
    pairs: pairs.map((pair): AuditedPair => {
      const repair = repairOf.get(pair.id);
      if (repair !== undefined) return { ...pair, repair };
      const why = reasons.get(pair.id);
      return why === undefined ? pair : { ...pair, whyNot: why };
    }),
  };
}

export interface AuditPatch {
  /** All files that were audited; those without a repair are as they were, byte for byte. */
  readonly files: readonly AuditFile[];
  /** A unified diff of the changed files; "" if none changed. */
  readonly diff: string;
  /** The audit of the patched files, by the same floors and contract. */
  readonly after: AuditReport;
}

/** The files with the accepted repairs, all of them by default. */
export function patchFiles(report: AuditReport, accepted?: readonly string[]): AuditPatch {
  const ids = accepted === undefined ? undefined : new Set(accepted);
  const repairs = report.repairs.filter(({ id }) => ids === undefined || ids.has(id));
  const { sources } = openSources(report.files);
  const edited = new Map(
    sources.flatMap((source, index) =>
      source
        .edited(repairs.filter((repair) => repair.source === index))
        .map(({ file, text }) => [file, text] as const),
    ),
  );
  const files = report.files.map(({ name, text }, index) => ({ name, text: edited.get(index) ?? text }));
  const diff = report.files
    .map(({ name, text }, index) => fileDiff(name, text, files[index]?.text ?? text))
    .join("");
  return { files, diff, after: auditFiles(files, optionsOf(report)) };
}

const optionsOf = ({ floors, contract, infers }: AuditReport): AuditOptions => ({ floors, contract, infers });

/** The contract with an inferred pair as a declared one: in all modes, or in those that are named. */
export function adopt(contract: Contract, pair: AuditPair, modes?: readonly string[]): Contract {
  return { ...contract, pairs: [...contract.pairs, contractPair(pair, modes)] };
}

/** The contract with an inferred pair refused, so that no rule infers it any more. */
export function refuse(contract: Contract, { text, on }: AuditPair): Contract {
  const { text: written, on: grounds } = contractPair({ text, on, use: "text", source: NO_SOURCE });
  return { ...contract, refused: [...(contract.refused ?? []), { text: written, on: grounds }] };
}

const NO_SOURCE = { kind: "declared", by: "contract" } as const;

/** A contract that declares every pair of a report, each in the modes it was measured in. */
export function contractOf({ pairs, modes, contract }: AuditReport): Contract {
  const byPair = new Map<string, { readonly pair: AuditPair; readonly modes: string[] }>();
  for (const pair of pairs) {
    const key = `${pairKey(pair)}|${pair.use}|${pair.least?.wcag ?? ""}|${pair.least?.apca ?? ""}`;
    const held = byPair.get(key);
    if (held === undefined) byPair.set(key, { pair, modes: [pair.mode] });
    else held.modes.push(pair.mode);
  }
  return {
    ...contract,
    pairs: [...byPair.values()].map(({ pair, modes: own }) =>
      contractPair(pair, own.length === modes.length ? undefined : own),
    ),
  };
}

function declarationsOf({ pairs, refused = [] }: Contract, foreign: readonly DeclaredPair[]): Declarations {
  return { pairs: [...pairs.map(declaredPair), ...foreign], refused: new Set(refused.map(refusalKey)) };
}

function unpairedOf(sources: readonly AuditSource[], pairs: readonly AuditPair[]): string[] {
  const paired = new Set(pairs.flatMap(({ text, on }) => [text.name, ...on.map(({ name }) => name)]));
  const all = sources.flatMap(({ modes }) =>
    modes.flatMap(({ tokens, parts }) => [...tokens.keys()].filter((name) => !parts.has(name))),
  );
  return [...new Set(all)].filter((name) => !paired.has(name)).toSorted();
}

/** The files without their contract, and the contract that counts: the one that was given, in a file, or within tokens. */
function withContract(given: readonly AuditFile[], wanted: Contract | undefined) {
  const problems: UnreadEntry[] = [];
  let contract = wanted;
  const take = (name: string, value: unknown): void => {
    const read = readContract(value);
    if (!read.ok) problems.push({ file: "", name, why: read.message });
    else contract ??= read.contract;
  };
  const others = given.filter(({ name, text }) => !isContract(name, text));
  for (const { name, text } of given) if (isContract(name, text)) take(name, text);
  const { pairs, contracts, configurations } = foreignPairs(others, CONTRACT_EXTENSION);
  for (const { file, value } of contracts) take(file, value);
  return {
    files: others.filter((file) => !configurations.has(file)),
    contract: contract ?? NO_CONTRACT,
    foreign: pairs,
    problems,
  };
}

const isContract = (name: string, text: string): boolean =>
  name.endsWith(".contract.json") ||
  /^\s*\{\s*"\$schema"\s*:\s*"[^"]*\/schemas\/contract-1\.json"/.test(text);

function reasonOf(
  files: readonly AuditFile[],
  {
    sources,
    unread,
    isDeclared,
  }: {
    readonly sources: readonly AuditSource[];
    readonly unread: readonly UnreadEntry[];
    readonly isDeclared: boolean;
  },
): string {
  if (files.every(({ text }) => text.trim() === "")) return "There is no text to measure.";
  const count = new Set(sources.flatMap(({ modes }) => modes.flatMap(({ tokens }) => [...tokens.keys()])))
    .size;
  const [first] = unread;
  if (count === 0)
    return first === undefined
      ? "There are no colors with names in this text. An audit measures style sheets, also those in HTML and in components of Vue, Svelte and Astro, design tokens (DTCG), Figma variables, and the colors of themes in JSON and in scripts, as Material 3, MUI, Chakra UI, Panda CSS and Tailwind have them."
      : `Nothing could be read. ${first.name}: ${first.why}`;
  if (isDeclared && first !== undefined)
    return `None of the declared pairs could be measured. ${first.name}: ${first.why}`;
  return `${count === 1 ? "One color was" : `${count} colors were`} read, and neither ${count === 1 ? "its name nor its" : "their names nor their"} rules say which stands on which. Name the pairs in a contract.`;
}
