/** Paints canvases off the main thread. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { TaskProblem } from "#app/workers/task-problem.ts";
import { contextIn, type GamutContext } from "./canvas-context.ts";
import { isPaintTask, isShowTask, type PaintJobs } from "./paint-jobs.ts";
import { targetOn } from "./paint-target.ts";
import { paintPicture } from "./pictures.ts";

const surfaces = new Map<number, GamutContext>();

answerTasks<PaintJobs>({
  show: {
    isTask: isShowTask,
    run({ surface, canvas, gamut }, { signal }) {
      const context = contextIn(canvas, gamut);
      if (context === undefined) throw new TaskProblem("This browser gives no canvas to a worker.");
      surfaces.set(surface, context);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          surfaces.delete(surface);
          resolve(null);
        });
      });
    },
  },
  paint: {
    isTask: isPaintTask,
    run({ surface, picture, width, height, isCoarse }) {
      const context = surfaces.get(surface);
      if (context === undefined) return false;
      paintPicture(picture, targetOn(context, { width, height }, isCoarse, "worker"));
      return true;
    },
  },
});
