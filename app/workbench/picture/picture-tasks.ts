/** The picture worker's work: keeps one picture open and answers what is asked of it. */
import type { TaskAnswers } from "#app/workers/answer-tasks.ts";
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

/** More pixels make it slower, not better. */
const LOOKED_AT = 400_000;

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
        // Of the whole picture they were counted while all of its pixels were there.
        const exact =
          task.area === undefined ? picture.exact : exactColorsOf(picture.pixels, partOf(picture, task.area));
        return inPicture(findColors(pixels, task, exact, await kernel), area, pixels);
      },
    },
    shares: {
      isTask: isShareTask,
      async run({ area, colors, ignoreBackground }) {
        const picture = opened();
        const { rgba, width, height } = look(picture, area ?? wholeOf(picture));
        return pictureShares(rgba, width, height, colors, { ignoreBackground, kernel: await kernel });
      },
    },
    encode: { isTask: isEncodeTask, run: () => encode(opened().pixels) },
  };
}

const wholeOf = ({ width, height }: Picture): PictureArea => ({ x: 0, y: 0, width, height });

/** Places in what was looked at, as pixels of the picture. */
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
  const scale = Math.min(1, Math.sqrt(LOOKED_AT / (part.width * part.height)));
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  // Few colors are a drawing's: between them there are no others.
  return readPixels(picture.pixels, part, size, picture.exact === undefined);
}

/** The area among the pixels that are kept, which of a huge picture are not all. */
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

async function encode(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}
