import { answerTasks } from "#app/workers/answer-tasks.ts";
import { mixRecipes } from "#engine/mix/mix-recipes.ts";
import { isRecipeTask, type RecipeJobs } from "./recipe-jobs.ts";

answerTasks<RecipeJobs>({
  recipes: { isTask: isRecipeTask, run: ({ target, colors, how }) => mixRecipes(target, colors, how) },
});
