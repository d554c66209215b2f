/** Exports pictures to files off the main thread. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { findEncoders, shareThatFits } from "./export-encoders.ts";
import { type ExportJobs, isCanvasSizeTask, isNoTask, isVectorTask, isWriteTask } from "./export-jobs.ts";
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
  vector: {
    isTask: isVectorTask,
    run: ({ pattern, width, height }) => writeSceneSvg(drawPattern(pattern, { width, height })),
  },
  encoders: { isTask: isNoTask, run: findEncoders },
  fits: { isTask: isCanvasSizeTask, run: ({ width, height }) => shareThatFits(width, height) },
});
