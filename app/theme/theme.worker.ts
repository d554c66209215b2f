/** Solves and exports themes off the main thread. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { loadPart } from "#app/workers/task-problem.ts";
import { solvedTheme } from "#domain/themes/solved-theme.ts";
import { isProofTask, isReadInTask, isThemeTask, isWriteTask, type ThemeJobs } from "./theme-jobs.ts";

answerTasks<ThemeJobs>({
  solve: { isTask: isThemeTask, run: solvedTheme },
  readIn: {
    isTask: isReadInTask,
    async run({ document, files, names }) {
      const { readIn } = await loadPart(import("#domain/themes/read-in.ts"));
      return readIn(document, files, names);
    },
  },
  proof: {
    isTask: isProofTask,
    async run({ document, link }) {
      const { proofText } = await loadPart(import("#domain/themes/proof-text.ts"));
      return proofText(document, link);
    },
  },
  proofPdf: {
    isTask: isProofTask,
    async run({ document, link }) {
      const [{ proofText }, { writeProofPdf }] = await loadPart(
        Promise.all([
          import("#domain/themes/proof-text.ts"),
          import("#engine/theme/proof/write-proof-pdf.ts"),
        ]),
      );
      return writeProofPdf(proofText(document, link));
    },
  },
  write: {
    isTask: isWriteTask,
    async run({ document, output, options }) {
      const { writeThemeOutput } = await loadPart(import("#domain/themes/theme-outputs.ts"));
      return writeThemeOutput(document, output, options);
    },
  },
});
