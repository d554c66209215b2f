/** Draws wallpapers beside the page: the styles and what they need load here alone. */
import { contextIn } from "#app/canvas/canvas-context.ts";
import { drawScene } from "#app/canvas/draw-scene.ts";
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { zoneContrast } from "#engine/contrast/zone-contrast.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { isDrawTask, isReadTask, type ReadTask, type WallpaperJobs } from "./wallpaper-jobs.ts";

/** Longer side of the picture that is read, px: many times finer than a digit of a clock. */
const READ_PX = 320;

answerTasks<WallpaperJobs>({
  draw: {
    isTask: isDrawTask,
    run: ({ pattern, size, id }) => writeSceneSvg(drawPattern(pattern, size), { id }),
  },
  read: { isTask: isReadTask, run: readZone },
});

function readZone({ pattern, size, region }: ReadTask) {
  const scale = READ_PX / Math.max(size.width, size.height);
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const found = contextIn(new OffscreenCanvas(width, height), "srgb");
  if (found === undefined) return undefined;
  drawScene(found.context, drawPattern(pattern, { width, height }), "srgb");
  const { data: rgba } = found.context.getImageData(0, 0, width, height);
  return zoneContrast({ width, height, rgba }, region);
}
