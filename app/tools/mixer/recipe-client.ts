import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isRecipeSearch, type RecipeJobs } from "./recipe-jobs.ts";

export function createRecipeClient(): WorkerClient<RecipeJobs> {
  return createWorkerClient<RecipeJobs>({
    start: () => new Worker(new URL("./recipe.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { recipes: isRecipeSearch },
  });
}
