/** A rule by which names say what stands on what. */
import type { Confidence, PairLayer, PairUse } from "#engine/audit/audit-pairs.ts";

export interface ProposedPair {
  /** Short names, as `shortener` makes them. */
  readonly text: PairLayer;
  readonly on: readonly PairLayer[];
  readonly use: PairUse;
  /** In modes of this scheme only. */
  readonly scheme?: "light" | "dark";
  readonly least?: { readonly wcag?: number; readonly apca?: number };
}

export interface NamingRule {
  readonly id: string;
  /** "daisyUI"; "" for what many themes have in common. */
  readonly dialect: string;
  /** What the rule says, as a sentence of people: "x-content stands on x". */
  readonly says: string;
  readonly confidence: Confidence;
  /** Names that a theme must have, of each list one, for the rule to hold. */
  readonly marks?: readonly (readonly string[])[];
  /** Names that a theme of another system has, where the rule's names mean something else. */
  readonly without?: readonly string[];
  /** Whether it is for tokens that files leave to their framework; other rules are not for them. */
  readonly isForDerived?: true;
  /** The pairs with this short name as text, edge or mark. */
  readonly pairsOf: (
    name: string,
    has: (name: string) => boolean,
    isHigh: boolean,
  ) => readonly ProposedPair[];
}

/** One line of a rule: which names, on which grounds. */
export interface NamingLine {
  readonly text: RegExp;
  /**
   * Stacks from the top down, with "$1" and further for what the pattern holds: "bg-subtle", "primary/10 background".
   * Those whose tokens all exist make pairs.
   */
  readonly on: readonly string[];
  /** Only the first stack that exists, and not all of them. */
  readonly isFirst?: true;
  readonly use?: PairUse;
  /** In modes of this scheme only. */
  readonly scheme?: "light" | "dark";
}

/** A rule of lines: a name makes the pairs of each line that it fits. */
export function linesRule(
  rule: Omit<NamingRule, "pairsOf"> & { readonly lines: readonly NamingLine[] },
): NamingRule {
  const { lines, ...facts } = rule;
  return {
    ...facts,
    pairsOf: (name, has) =>
      lines.flatMap(({ text, on, isFirst, use = "text", scheme }): ProposedPair[] => {
        const match = text.exec(name);
        if (match === null) return [];
        const stacks = on
          .map((stack) => stackOf(stack.replaceAll(/\$(\d)/g, (_all, index) => match[Number(index)] ?? "")))
          .filter((layers) => layers.every((layer) => layer.name !== name && has(layer.name)));
        return (isFirst ? stacks.slice(0, 1) : stacks).map((layers) => ({
          text: { name },
          on: layers,
          use,
          ...(scheme && { scheme }),
        }));
      }),
  };
}

/** "primary/90 background": from the top down, with Tailwind's percentage. */
export function stackOf(text: string): PairLayer[] {
  return text.split(" ").map((each) => {
    const [name = "", percent] = each.split("/");
    return percent === undefined ? { name } : { name, alpha: Number(percent) / 100 };
  });
}
