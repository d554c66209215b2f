/** Writes loops as MP4 or WebM with the browser's encoder, frame by frame. */
import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import { createFramePainter } from "#app/canvas/mesh-frames.ts";
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { TaskProblem } from "#app/workers/task-problem.ts";
import { meshLoop } from "#engine/mesh/loop.ts";
import { isLoopTask, isNothing, type LoopJobs } from "./loop-jobs.ts";

const FRAMES_A_SECOND = 30;
const FORMATS = [
  { name: "mp4", codec: "avc", mediaType: "video/mp4" },
  { name: "webm", codec: "vp9", mediaType: "video/webm" },
  { name: "webm", codec: "vp8", mediaType: "video/webm" },
] as const satisfies readonly { name: string; codec: VideoCodec; mediaType: string }[];

async function usable(width: number, height: number) {
  if (typeof VideoEncoder === "undefined") return undefined;
  for (const format of FORMATS) {
    if (await canEncodeVideo(format.codec, { width, height, quality: QUALITY_HIGH })) return format;
  }
  return undefined;
}

answerTasks<LoopJobs>({
  format: { isTask: isNothing, run: async () => (await usable(640, 360))?.name ?? "none" },
  write: {
    isTask: isLoopTask,
    async run({ mesh, motion01, seed, seconds, grain01, width, height }, { progress }) {
      const format = await usable(width, height);
      if (format === undefined)
        throw new TaskProblem(`This browser does not encode video of ${width} × ${height} px.`);
      const canvas = new OffscreenCanvas(width, height);
      const paint = await createFramePainter(canvas, grain01, seed);
      const target = new BufferTarget();
      const output = new Output({
        format: format.name === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
        target,
      });
      const source = new CanvasSource(canvas, { codec: format.codec, quality: QUALITY_HIGH });
      output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
      await output.start();
      const frameAt = meshLoop(mesh, { motion01, seed });
      const steps = seconds * FRAMES_A_SECOND;
      for (let step = 0; step <= steps; step += 1) {
        paint(frameAt(step / steps));
        await source.add(step / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
        progress(step / steps);
      }
      await output.finalize();
      if (target.buffer === null) throw new TaskProblem("The encoder gave no file.");
      return new Blob([target.buffer], { type: format.mediaType });
    },
  },
});
