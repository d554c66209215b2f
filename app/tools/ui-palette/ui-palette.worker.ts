/** Computes palettes and charts off the main thread. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { loadPart } from "#app/workers/task-problem.ts";
import { shownPalette } from "#domain/ui-palette/show-palette.ts";
import { isPaletteTask, type PaletteJobs } from "./palette-jobs.ts";

answerTasks<PaletteJobs>({
  show: { isTask: isPaletteTask, run: shownPalette },
  chart: {
    isTask: isPaletteTask,
    async run(document) {
      const { shownChart } = await loadPart(import("#domain/ui-palette/shown-chart.ts"));
      return shownChart(document);
    },
  },
});
