/** Draws wallpapers in a worker, so that the page need not load the code that draws the styles. */
import { contextIn } from "#app/canvas/canvas-context.ts";
import { drawScene } from "#app/canvas/draw-scene.ts";
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { zoneContrast } from "#engine/contrast/zone-contrast.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { isDrawTask, isReadTask, type ReadTask, type WallpaperJobs } from "./wallpaper-jobs.ts";

/**
 * Longer side of the picture on which contrast is measured, px. A pixel of it is many times smaller than a digit of
 * the clock.
 */
const READ_PX = 320;

answerTasks<WallpaperJobs>({
  draw: {
    isTask: isDrawTask,
    run: ({ pattern, size, id, step = 1 }) => writeSceneSvg(drawPattern(pattern, size), { id, step }),
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
