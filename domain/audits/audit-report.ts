/** What the page Audit shows: plain values, so that they travel from a worker or in the page's data. */
import type { AcceptedRepair, AuditDocument, PairName } from "#domain/documents/audit/audit-document.ts";
import type { AuditFile } from "#domain/documents/audit/audit-source.ts";

export type PairUse = "text" | "label" | "large" | "edge" | "mark";

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
  /** CSS colors. */
  readonly from: string;
  readonly to: string;
  /** WCAG ratio. */
  readonly reaches: number;
  readonly after: PairFigures;
  /** Other tokens may have to change too. */
  readonly changes: readonly AcceptedRepair[];
}

export interface ShownPair extends PairName {
  readonly use: PairUse;
  /** The rule in a word or two, as in a tag. */
  readonly rule: string;
  /** A sentence: who says that it is a pair. */
  readonly why: string;
  /** How sure the rule is, in words; undefined for what a contract declares. */
  readonly confidence: string | undefined;
  readonly isDeclared: boolean;
  /** Declared because a person wrote it into the contract here. */
  readonly isAdopted: boolean;
  /** WCAG ratio, 1 to 21. */
  readonly floor: number;
  /** Absolute Lc, where both measures count. */
  readonly floorLc: number | undefined;
  /** As the files came. */
  readonly before: PairFigures;
  /** With the accepted repairs. */
  readonly now: PairFigures;
  /** Of what still fails; undefined if no color of the hue passes. */
  readonly repair: ShownRepair | undefined;
  /** The accepted repairs that changed a token of it. */
  readonly accepted: readonly AcceptedRepair[];
}

export interface ShownAuditMode {
  readonly id: string;
  /** "light", as it stands in a sentence. */
  readonly name: string;
  /** Worst first, by what came in, so that a repair moves no row. */
  readonly pairs: readonly ShownPair[];
  readonly failing: number;
  /** All repairs of the mode together: they change the fewest values. */
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

export interface AuditReport {
  readonly ok: true;
  readonly names: readonly string[];
  readonly bytes: number;
  /** Values that were read as colors, in all modes. */
  readonly tokens: number;
  /** "shadcn names", or what else the pairs come from. */
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
  /** The contract with what was adopted, as JSON. */
  readonly contract: string;
}

export interface AuditRefusal {
  readonly ok: false;
  readonly names: readonly string[];
  /** Sentences. */
  readonly message: string;
}

export type ShownAudit = AuditReport | AuditRefusal;

/** What an audit is made of; the rest of the document is how it is looked at. */
export type AuditTask = Pick<AuditDocument, "floors" | "accepted" | "adopted" | "refused"> & {
  readonly files: readonly AuditFile[];
};

/** Pairs measured in all modes. */
export const measuredIn = ({ modes }: AuditReport): number =>
  modes.reduce((sum, { pairs }) => sum + pairs.length, 0);
