/** One value of a file in another color, as a plan of repairs compares it with others. */
import type { Color } from "#engine/space/color.ts";
import type { MeasuredPair } from "./audit-report.ts";
import type { SourceToken } from "./audit-source.ts";

/** A change of ΔEOK 0.25 is as dear as one more value to change. */
const DEAR = 4;

export interface Candidate {
  readonly key: string;
  readonly only?: readonly string[];
  readonly token: SourceToken;
  readonly color: Color;
  readonly fixes: readonly MeasuredPair[];
  readonly deltaE: number;
  /** Text, edges and marks before what they stand on. */
  readonly isText: boolean;
  /** Whether something light to stand on would be dark with it, or the other way. */
  readonly isTurned: boolean;
  /** How many references lie between the pair's token and the value. */
  readonly depth: number;
}

/**
 * Most pairs for the smallest change first, and a ground that turns last. Equal ones by name, so that the order in the file
 * says nothing.
 */
export function byGain(a: Candidate, b: Candidate): number {
  if (a.isTurned !== b.isTurned) return a.isTurned ? 1 : -1;
  const gain = ({ fixes, deltaE }: Candidate): number => fixes.length - DEAR * deltaE;
  const difference = gain(b) - gain(a);
  if (Math.abs(difference) > 1e-9) return difference;
  if (a.isText !== b.isText) return a.isText ? -1 : 1;
  // The name that means the use, and not the shade that other uses share.
  if (a.depth !== b.depth) return a.depth - b.depth;
  return a.token.name < b.token.name ? -1 : a.token.name > b.token.name ? 1 : 0;
}

/** The name does not depend on the order in the file: the value's own token before one that inherits it. */
export function betterNamed(known: SourceToken | undefined, token: SourceToken): SourceToken {
  if (known === undefined) return token;
  return token.name.length < known.name.length ||
    (token.name.length === known.name.length && token.name < known.name)
    ? token
    : known;
}
