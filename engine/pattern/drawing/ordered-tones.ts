/** The order in which a style of version 2 takes the tones: by their weight, and by the seed. */

import type { Pattern } from "#engine/pattern/pattern.ts";
import type { PatternStyleId } from "#engine/pattern/styles.ts";
import type { Tones } from "#engine/pattern/tones.ts";
import { createRandom } from "#engine/random/random.ts";

/** Styles with a plain ground, which is the first tone. */
const ON_GROUND: readonly PatternStyleId[] = ["terrazzo", "flow"];
/** Styles whose shapes are much the same for each seed, so that another seed also takes the colors from another end. */
const DEALT: readonly PatternStyleId[] = ["dunes", "waves", "peaks", "facets"];
/** A color with a greater share of the picture than this is its ground, however dark. */
const GROUND_SHARE = 0.4;

/** All the tones, each once, in the orders of a pattern of version 2. The same for light and dark; a pattern is held to its limits before. */
export function orderedTones({ style, seed }: Pattern, tones: Tones): Tones {
  if (ON_GROUND.includes(style)) {
    const ground = tones.lightFirst.find(({ share }) => share > GROUND_SHARE);
    if (ground === undefined) return tones;
    return { ...tones, lightFirst: [ground, ...tones.lightFirst.filter((tone) => tone !== ground)] };
  }
  if (!DEALT.includes(style)) return tones;
  const random = createRandom(`order ${style} ${seed}`);
  const { lightFirst, along } = tones;
  const orders = [lightFirst, lightFirst.toReversed(), along, along.toReversed()];
  const first = orders[Math.floor(random() * orders.length)] ?? lightFirst;
  const second = random() < 0.5 ? along : along.toReversed();
  return { ...tones, lightFirst: first, along: second };
}
