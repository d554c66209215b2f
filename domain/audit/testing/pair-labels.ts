/**
 * Pairs of thirteen published systems, labelled by what their own packages do: `pair-labels.tsv` says which text stands on which
 * ground and what shows it. docs/contrast-contract.md, "How the rules were judged", has the method.
 */
import { readFileSync } from "node:fs";
import type { AuditedPair } from "#domain/audit/audit.ts";
import type { SourceMode } from "#engine/audit/audit-source.ts";
import { openSources } from "#engine/audit/open-source.ts";
import { CORPUS, publishedAudit, publishedFiles } from "./corpus.ts";

interface PairLabel {
  readonly system: string;
  readonly mode: string;
  readonly text: string;
  readonly on: string;
  /** `drawn` by a browser from the package's component, or `read` in its documentation or style sheet. */
  readonly by: "drawn" | "read";
  readonly evidence: string;
}

export interface JudgedSystem {
  readonly system: string;
  readonly drawn: number;
  /** Drawn pairs that the audit has not. */
  readonly missing: readonly string[];
  /** Inferred pairs of text whose text is labelled. */
  readonly said: number;
  /** Those of them whose ground nothing shows. */
  readonly unproven: readonly string[];
}

/** Open Props says what stands on what in the sheets that it adds to its palette. */
const OPEN_PROPS = ["open-props", "normalize", "buttons"].map(
  (name) => `node_modules/open-props/${name}.min.css`,
);

export function pairLabels(): readonly PairLabel[] {
  const [, ...lines] = readFileSync(new URL("./pair-labels.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [system = "", mode = "", text = "", on = "", by = "", evidence = ""] = line.split("\t");
    return { system, mode, text, on, by: by === "drawn" ? "drawn" : "read", evidence };
  });
}

/** Judges what the audit infers of a system by its labels. */
export function judged(system: string, labels: readonly PairLabel[]): JudgedSystem {
  const paths = pathsOf(system);
  const modes = new Map(
    openSources(publishedFiles(paths))
      .sources.flatMap((source) => source.modes)
      .map((mode) => [mode.name, mode]),
  );
  const isFor = ({ mode, text, on }: AuditedPair, label: PairLabel): boolean => {
    const tokens = modes.get(mode)?.tokens;
    // What is transparent is no ground.
    const ground = on.find(({ name }) => tokens?.get(name)?.color.alpha !== 0)?.name ?? "";
    return (
      mode === label.mode &&
      isSame(text.name, label.text, modes.get(mode)) &&
      isSame(ground, label.on, modes.get(mode))
    );
  };
  const { pairs } = publishedAudit(paths);
  const drawn = labels.filter(({ by }) => by === "drawn");
  const said = pairs.filter(
    ({ use, mode, text }) =>
      use !== "edge" &&
      use !== "mark" &&
      labels.some((label) => label.mode === mode && isSame(text.name, label.text, modes.get(mode))),
  );
  return {
    system,
    drawn: drawn.length,
    missing: drawn
      .filter((label) => !pairs.some((pair) => isFor(pair, label)))
      .map(({ text, on }) => `${text} on ${on}`),
    said: said.length,
    unproven: said.filter((pair) => !labels.some((label) => isFor(pair, label))).map(({ id }) => id),
  };
}

function pathsOf(system: string): readonly string[] {
  return system === "Open Props"
    ? OPEN_PROPS
    : (CORPUS.find(({ name }) => name.startsWith(system))?.paths ?? []);
}

/** Whether two tokens have one value in the files: they are one, or one refers to the other. */
function isSame(one: string, other: string, mode: SourceMode | undefined): boolean {
  if (one === other) return true;
  const [first, second] = [chainOf(one, mode), chainOf(other, mode)];
  return (
    first[0] !== undefined &&
    second[0] !== undefined &&
    (first.includes(second[0]) || second.includes(first[0]))
  );
}

/** The keys of a token's value and of those that it refers to. */
function chainOf(name: string, mode: SourceMode | undefined): readonly string[] {
  const keys: string[] = [];
  for (let token = mode?.tokens.get(name); token !== undefined && !keys.includes(token.key); ) {
    keys.push(token.key);
    token = token.refersTo === undefined ? undefined : mode?.tokens.get(token.refersTo);
  }
  return keys;
}
