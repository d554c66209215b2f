/** Exports pictures to files off the main thread. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { findEncoders, shareThatFits } from "./export-encoders.ts";
import { type ExportJobs, isCanvasSizeTask, isNoTask, isWriteTask } from "./export-jobs.ts";
import { gamutOfPicture, sourceOfPicture } from "./exported-pictures.ts";
import { writePicture } from "./write-picture.ts";

answerTasks<ExportJobs>({
  write: {
    isTask: isWriteTask,
    run({ picture, width, height, gamut = gamutOfPicture(picture), ...options }, { progress }) {
      const source = sourceOfPicture(picture, [width, height], gamut);
      return writePicture(source, { width, height, gamut, ...options, onProgress: progress });
    },
  },
  encoders: { isTask: isNoTask, run: findEncoders },
  fits: { isTask: isCanvasSizeTask, run: ({ width, height }) => shareThatFits(width, height) },
});
