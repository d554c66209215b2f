/** Words for who says that two tokens are a pair. */

import type { PairSource } from "#engine/audit/audit-pairs.ts";
import type { MeasuredPair } from "#engine/audit/audit-report.ts";
import { dialectOf, ruleText } from "#engine/audit/audit-report.ts";
import type { PairOrigin } from "./audit-report.ts";

const DECLARED_BY = {
  contract: "declared by a contract",
  "nl-design-system": "declared for NL Design System",
  terrazzo: "declared for Terrazzo",
} as const;
const DECLARED_TAG = {
  contract: "contract",
  "nl-design-system": "NL Design System",
  terrazzo: "Terrazzo",
} as const;
/** Rules that belong to no system, in a word or two. */
const SHORT_RULES: Readonly<Record<string, string>> = { "same-rule": "one rule", "same-part": "one part" };
const CONFIDENCE = { high: "sure", medium: "likely", low: "a guess" } as const;

/** As in a tag. */
export function ruleTag(source: PairSource): string {
  if (source.kind === "declared") return DECLARED_TAG[source.by];
  return dialectOf(source.rule) ?? SHORT_RULES[source.rule] ?? source.rule.replaceAll("-", " ");
}

/** A sentence. */
export function ruleWhy(source: PairSource): string {
  const said = source.kind === "declared" ? DECLARED_BY[source.by] : ruleText(source.rule);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

export function confidenceWord(source: PairSource): string | undefined {
  return source.kind === "declared" ? undefined : CONFIDENCE[source.confidence];
}

/** Where pairs come from, most first, and what a contract declares at the end, also if that is nothing. */
export function originsOf(pairs: readonly Pick<MeasuredPair, "source">[]): readonly PairOrigin[] {
  const inferred = new Map<string, number>();
  const declared = new Map<string, number>();
  for (const { source } of pairs) {
    const label = originLabel(source);
    const counts = source.kind === "declared" ? declared : inferred;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  if (declared.size === 0) declared.set(DECLARED_BY.contract, 0);
  const listed = (counts: ReadonlyMap<string, number>, isDeclared: boolean) =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([label, count]): PairOrigin => ({ label, isDeclared, count }));
  return [...listed(inferred, false), ...listed(declared, true)];
}

function originLabel(source: PairSource): string {
  if (source.kind === "declared") return DECLARED_BY[source.by];
  const dialect = dialectOf(source.rule);
  return dialect === undefined ? ruleText(source.rule) : `by the names of ${dialect}`;
}

const MODE_NAMES: Readonly<Record<string, string>> = {
  "light-high": "light, high contrast",
  "dark-high": "dark, high contrast",
};

/** As it stands in a sentence. */
export const modeName = (name: string): string => MODE_NAMES[name] ?? name;
