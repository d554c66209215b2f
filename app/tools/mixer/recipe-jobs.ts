/** Jobs of the recipe worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { RecipeSearch } from "#engine/mix/mix-recipes.ts";
import type { Color } from "#engine/space/color.ts";

export interface RecipeTask {
  readonly target: Color;
  readonly colors: readonly Color[];
  readonly how: MixMethod;
}

export interface RecipeJobs {
  readonly recipes: { readonly task: RecipeTask; readonly answer: RecipeSearch; readonly progress: never };
}

export const isRecipeTask = (value: unknown): value is RecipeTask =>
  hasShape(value, { target: "object", colors: "array", how: "object" });
export const isRecipeSearch = (value: unknown): value is RecipeSearch =>
  hasShape(value, { colors: "array", recipes: "array" });
