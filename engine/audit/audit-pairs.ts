/** Pairs of an audit: what stands on what, what it is used for, and who says so. */

/**
 * `text`, `caption` (secondary text) and `large` (from 24 px, or 18.66 px bold) are WCAG 1.4.3, `label` is short text on a fill, `edge` is the boundary of
 * a control or a focus ring and `mark` a graphical object, both 1.4.11.
 */
export const PAIR_USES = ["text", "caption", "label", "large", "edge", "mark"] as const;
export type PairUse = (typeof PAIR_USES)[number];

export interface PairLayer {
  /** A token, or a CSS color such as "white". */
  readonly name: string;
  /** 0 to 1, on top of the color's own; 1 by default. */
  readonly alpha?: number;
}

/** Who says that the pair is used. The first three are declarations. */
export type PairSource =
  | { readonly kind: "declared"; readonly by: "contract" | "nl-design-system" | "terrazzo" }
  | { readonly kind: "inferred"; readonly rule: string; readonly confidence: Confidence };

/** How often a rule is right: "high" for what a system documents, "low" for a guess by the family of a name. */
export type Confidence = "high" | "medium" | "low";

export interface AuditPair {
  readonly text: PairLayer;
  /** From the top down; the last one is the ground. */
  readonly on: readonly PairLayer[];
  readonly use: PairUse;
  readonly source: PairSource;
  /** Floors of its own, in place of those of the set. */
  readonly least?: { readonly wcag?: number; readonly apca?: number };
}
