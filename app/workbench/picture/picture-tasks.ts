/** The work of the picture worker: holds one open picture and extracts colors from it. */
import type { TaskAnswers } from "#app/workers/answer-tasks.ts";
import { kernelIn } from "#engine/kernels/pixel-kernel.ts";
import { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";
import { pictureShares } from "#engine/picture/picture-shares.ts";
import { findColors } from "./find-colors.ts";
import { openPicture, type Picture } from "./open-picture.ts";
import {
  type FoundInPicture,
  isEncodeTask,
  isFindTask,
  isOpenTask,
  isShareTask,
  type PictureArea,
  type PictureJobs,
} from "./picture-jobs.ts";
import { exactColorsOf, type Pixels, readPixels } from "./pixel-reader.ts";

/** More pixels would make it slower but not better. */
const SAMPLED_PIXELS = 400_000;

export function createPictureTasks(): TaskAnswers<PictureJobs> {
  const kernel = loadPixelKernel();
  let open: Picture | undefined;
  let read: { readonly key: string; readonly pixels: Pixels } | undefined;

  function opened(): Picture {
    if (open === undefined) throw new Error("No picture is open.");
    return open;
  }
  function look(picture: Picture, area: PictureArea): Pixels {
    const key = `${area.x} ${area.y} ${area.width} ${area.height}`;
    if (read?.key !== key) read = { key, pixels: pixelsOf(picture, area) };
    return read.pixels;
  }
  return {
    open: {
      isTask: isOpenTask,
      async run({ source }, { progress, transfer }) {
        const { picture, opened: answer } = await openPicture(source, progress);
        open = picture;
        transfer([answer.pixels, answer.shown]);
        return answer;
      },
    },
    find: {
      isTask: isFindTask,
      async run(task) {
        const picture = opened();
        const area = task.area ?? wholeOf(picture);
        const pixels = look(picture, area);
        // For the whole picture they were counted when it was decoded, from all of its pixels.
        const exact =
          task.area === undefined
            ? picture.exact
            : exactColorsOf(picture.pixels, partOf(picture, task.area), picture.gamut);
        const own = kernelIn(await kernel, picture.gamut);
        return inPicture(findColors(pixels, task, exact, own), area, pixels);
      },
    },
    shares: {
      isTask: isShareTask,
      async run({ area, colors, ignoreBackground }) {
        const picture = opened();
        const { rgba, width, height } = look(picture, area ?? wholeOf(picture));
        const own = kernelIn(await kernel, picture.gamut);
        return pictureShares(rgba, width, height, colors, { ignoreBackground, kernel: own });
      },
    },
    encode: { isTask: isEncodeTask, run: () => encode(opened()) },
  };
}

const wholeOf = ({ width, height }: Picture): PictureArea => ({ x: 0, y: 0, width, height });

/** Converts positions in the sampled area to pixels of the picture. */
function inPicture(result: FoundInPicture, area: PictureArea, pixels: Pixels): FoundInPicture {
  const [across, down] = [area.width / pixels.width, area.height / pixels.height];
  return {
    ...result,
    found: result.found.map(({ at, ...entry }) => ({
      ...entry,
      ...(at !== undefined && {
        at: { x: Math.floor(area.x + (at.x + 0.5) * across), y: Math.floor(area.y + (at.y + 0.5) * down) },
      }),
    })),
  };
}

function pixelsOf(picture: Picture, area: PictureArea): Pixels {
  const part = partOf(picture, area);
  const scale = Math.min(1, Math.sqrt(SAMPLED_PIXELS / (part.width * part.height)));
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  // A picture with few colors is a drawing; smoothing would add colors between them.
  return readPixels(picture.pixels, part, size, {
    gamut: picture.gamut,
    isSmooth: picture.exact === undefined,
  });
}

/** The area in the stored pixels, which for a huge picture are a sample. */
function partOf({ pixels, width, height }: Picture, area: PictureArea): PictureArea {
  const [across, down] = [pixels.width / width, pixels.height / height];
  const [x, y] = [Math.floor(area.x * across), Math.floor(area.y * down)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(pixels.width - x, Math.round(area.width * across))),
    height: Math.max(1, Math.min(pixels.height - y, Math.round(area.height * down))),
  };
}

async function encode({ pixels, gamut }: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext("2d", { colorSpace: gamut })?.drawImage(pixels, 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}
