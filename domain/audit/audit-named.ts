/** The audit of files whose names a person explained: their pairs are those of the tokens that they stand for. */
import type { AuditFile } from "#engine/audit/audit-source.ts";
import { openSources } from "#engine/audit/open-source.ts";
import type { TokenNames } from "#engine/theme/reading/theme-reading.ts";
import { roleNames } from "#engine/theme/reading/token-names.ts";
import { ROLE_PAIRS } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { type AuditReport, auditFiles } from "./audit.ts";
import type { ContractPair } from "./contract.ts";

/**
 * With the pairs of explained names beside those that the files declare or rules infer. Where neither has any, the pairs
 * of tokens known by their own names count, so that a theme of few tokens is not taken for one without failures.
 */
export function auditNamed(files: readonly AuditFile[], floors: FloorSet, given: TokenNames): AuditReport {
  const report = auditFiles(files, { floors });
  const pairs = explainedPairs(files, given, report.measured === 0);
  if (pairs.length === 0) return report;
  const { contract, infers } = report;
  return auditFiles(files, {
    floors,
    infers,
    contract: { ...contract, pairs: [...contract.pairs, ...pairs] },
  });
}

/** The pairs of the theme's tokens of which one side at least was explained, or none has to be. */
function explainedPairs(files: readonly AuditFile[], given: TokenNames, isAnyName: boolean): ContractPair[] {
  const names = new Set(
    openSources(files).sources.flatMap(({ modes }) => modes.flatMap(({ tokens }) => [...tokens.keys()])),
  );
  const isKnown = (name: string): boolean => isAnyName || given.has(name);
  if (![...names].some(isKnown)) return [];
  const { roleOf } = roleNames([...names], false, undefined, given);
  const namesOf = Map.groupBy(names, roleOf);
  return ROLE_PAIRS.flatMap(({ text, surface, use }) =>
    use === "exempt"
      ? []
      : (namesOf.get(text) ?? []).flatMap((ink) =>
          (namesOf.get(surface) ?? [])
            .filter((ground) => isKnown(ink) || isKnown(ground))
            .map((ground): ContractPair => ({ text: ink, on: ground, use })),
        ),
  );
}
