/** Draws wallpapers beside the page: the styles and what they need load here alone. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { isWallpaperTask, type WallpaperJobs } from "./wallpaper-jobs.ts";

answerTasks<WallpaperJobs>({
  draw: {
    isTask: isWallpaperTask,
    run: ({ pattern, size, id }) => writeSceneSvg(drawPattern(pattern, size), { id }),
  },
});
