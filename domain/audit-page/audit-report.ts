/** What the page Audit shows: plain values, so that they travel from a worker or in the page's data. */
import type { AcceptedRepair, AuditDocument, PairName } from "#domain/documents/audit/audit-document.ts";
import type { AuditFile } from "#domain/documents/audit/audit-source.ts";

export interface PairFigures {
  /** CSS colors, opaque as seen: what is translucent stands on what is below. */
  readonly ink: string;
  readonly ground: string;
  /** WCAG 2.2, 1 to 21. */
  readonly wcag: number;
  /** APCA, signed. */
  readonly apca: number;
  readonly passes: boolean;
}

export interface ShownRepair {
  readonly token: string;
  /** Hex. */
  readonly from: string;
  readonly to: string;
  /** With all repairs of the files together. */
  readonly after: PairFigures;
  readonly accepted: AcceptedRepair;
}

export interface ShownPair extends PairName {
  /** Names it within its mode. */
  readonly id: string;
  /** The stack as words: "primary/0.1 over background". */
  readonly surface: string;
  /** The rule in a word or two, as in a tag. */
  readonly rule: string;
  /** A sentence: who says that it is a pair. */
  readonly why: string;
  /** How sure the rule is, in words; undefined for what a contract declares. */
  readonly confidence: string | undefined;
  readonly isDeclared: boolean;
  /** Declared because a person wrote it into the contract here. */
  readonly isAdopted: boolean;
  /** WCAG ratio, 1 to 21; undefined where the contract asks for Lc alone. */
  readonly floor: number | undefined;
  /** Absolute Lc, where it counts. */
  readonly floorLc: number | undefined;
  /** As the files came. */
  readonly before: PairFigures;
  /** With the accepted repairs. */
  readonly now: PairFigures;
  /** Of what still fails, and is not accepted; undefined if no change of one value mends it. */
  readonly repair: ShownRepair | undefined;
  /** A sentence, where no change of one value mends it. */
  readonly whyNot: string | undefined;
  /** The accepted repair that mends it. */
  readonly accepted: AcceptedRepair | undefined;
}

export interface ShownAuditMode {
  readonly id: string;
  /** "light", as it stands in a sentence. */
  readonly name: string;
  /** Worst first, by what came in, so that a repair moves no row. */
  readonly pairs: readonly ShownPair[];
  readonly failing: number;
  /** Repairs that are not accepted yet; together they change the fewest values. */
  readonly repairs: readonly AcceptedRepair[];
}

export interface ShownUnread {
  readonly file: string | undefined;
  /** From 1; undefined if the value has no line of its own. */
  readonly line: number | undefined;
  readonly name: string;
  readonly why: string;
}

/** One origin of pairs. What is inferred and what is declared is never counted together. */
export interface PairOrigin {
  readonly label: string;
  readonly isDeclared: boolean;
  readonly count: number;
}

export interface ShownAudit {
  readonly names: readonly string[];
  readonly bytes: number;
  /** Why nothing was measured, as a sentence. */
  readonly reason: string | undefined;
  /** "shadcn/ui names", or "" if no system was recognized. */
  readonly reading: string;
  readonly modes: readonly ShownAuditMode[];
  readonly unread: readonly ShownUnread[];
  readonly origins: readonly PairOrigin[];
  /** Refused pairs, which are measured nowhere. */
  readonly refused: readonly PairName[];
  /** Files with their accepted repairs; empty if nothing was accepted. */
  readonly patched: readonly AuditFile[];
  /** As `diff -u` writes it; "" if nothing was accepted. */
  readonly diff: string;
  /** Values changed by the repairs that are accepted. */
  readonly changed: number;
  /** The contract with what was adopted and refused, as JSON. */
  readonly contract: string;
  /** Whether a contract among the files declares pairs, so that inferring others is a choice. */
  readonly hasContract: boolean;
  readonly infers: boolean;
}

/** What an audit is made of; the rest of the document is how it is looked at. */
export type AuditTask = Pick<AuditDocument, "floors" | "accepted" | "adopted" | "refused" | "infersMore"> & {
  readonly files: readonly AuditFile[];
};

/** Pairs measured in all modes. */
export const measuredIn = ({ modes }: ShownAudit): number =>
  modes.reduce((sum, { pairs }) => sum + pairs.length, 0);
