/** The actions of the Random Color tool. Pure: random seeds are part of the actions. */
import {
  completeLimits,
  drawn,
  NO_LIMITS,
  type RandomDocument,
  seedProblem,
} from "#domain/documents/random-document.ts";
import { MAX_RANDOM } from "#engine/random/random-colors.ts";
import { limitsOf } from "#engine/random/random-limits.ts";
import { RANDOM_PRESETS } from "#engine/random/random-presets.ts";
import type { Color } from "#engine/space/color.ts";

export type RandomAction =
  | { readonly type: "next"; readonly seed: string }
  /** A typed seed; an invalid one changes nothing. */
  | { readonly type: "seed"; readonly seed: string }
  | { readonly type: "count"; readonly count: number }
  | { readonly type: "limits"; readonly limits: Partial<Pick<RandomDocument, keyof typeof NO_LIMITS>> }
  | { readonly type: "preset"; readonly id: string }
  | { readonly type: "spread"; readonly isEven: boolean }
  /** Locks or unlocks the color at this index. */
  | { readonly type: "keep"; readonly index: number }
  /** From now on draws colors similar to these. */
  | { readonly type: "like"; readonly colors: readonly Color[]; readonly seed: string }
  /** Restores an earlier document. */
  | { readonly type: "restore"; readonly document: RandomDocument };

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: RandomDocument, action: RandomAction): RandomDocument {
  switch (action.type) {
    case "next":
      return { ...document, seed: action.seed };
    case "seed":
      return seedProblem(action.seed) !== undefined || action.seed === document.seed
        ? document
        : { ...document, seed: action.seed };
    case "count": {
      const count = Math.round(action.count);
      if (!(count >= 1 && count <= MAX_RANDOM) || count === document.count) return document;
      return { ...document, count, kept: document.kept.filter(({ index }) => index < count) };
    }
    case "limits":
      return { ...document, ...action.limits };
    case "preset": {
      const preset = RANDOM_PRESETS.find(({ id }) => id === action.id);
      return preset === undefined ? document : { ...document, ...completeLimits(preset.limits) };
    }
    case "spread":
      return { ...document, isEven: action.isEven };
    case "keep": {
      const { index } = action;
      const color = drawn(document).colors[index];
      if (color === undefined) return document;
      const others = document.kept.filter((kept) => kept.index !== index);
      if (others.length < document.kept.length) return { ...document, kept: others };
      return { ...document, kept: [...others, { index, color }].toSorted((a, b) => a.index - b.index) };
    }
    case "like":
      return action.colors.length === 0
        ? document
        : { ...document, ...completeLimits(limitsOf(action.colors)), seed: action.seed, kept: [] };
    case "restore":
      return action.document;
  }
}

/** The preset with these limits; undefined for custom limits. */
export function presetOf(document: RandomDocument): string | undefined {
  const own = limitKey(document);
  return RANDOM_PRESETS.find(({ limits }) => limitKey(completeLimits(limits)) === own)?.id;
}

function limitKey({
  hueDeg,
  lightness,
  chroma,
  gamut,
}: Pick<RandomDocument, keyof typeof NO_LIMITS>): string {
  return [hueDeg, lightness, chroma, gamut].join(" ");
}
