import type { MixMethod } from "#engine/mix/mix-method.ts";
import { mixRecipes } from "#engine/mix/mix-recipes.ts";
import type { Color } from "#engine/space/color.ts";

export interface RecipeJob {
  readonly target: Color;
  readonly pots: readonly Color[];
  readonly how: MixMethod;
}

self.addEventListener("message", (event: MessageEvent<RecipeJob>) => {
  const { target, pots, how } = event.data;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  self.postMessage(mixRecipes(target, pots, how));
});
