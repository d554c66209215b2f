/** Solves and writes themes beside the page, so that a drag never waits for either. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { solvedTheme } from "#domain/themes/solved-theme.ts";
import { isThemeTask, isWriteTask, type ThemeJobs } from "./theme-jobs.ts";

answerTasks<ThemeJobs>({
  solve: { isTask: isThemeTask, run: solvedTheme },
  write: {
    isTask: isWriteTask,
    async run({ document, output, options }) {
      const { writeThemeOutput } = await import("#domain/themes/theme-outputs.ts");
      return writeThemeOutput(document, output, options);
    },
  },
});
