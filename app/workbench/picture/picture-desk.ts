/** The picture worker's work: keeps one picture open and answers what is asked of it. */
import { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";
import { pictureShares } from "#engine/picture/picture-shares.ts";
import { findColors } from "./find-colors.ts";
import { openPicture, type Picture } from "./open-picture.ts";
import type { Asked, PictureAnswer, PictureArea, PictureTask, Said } from "./picture-messages.ts";
import { exactColorsOf, type Pixels, readPixels } from "./pixel-reader.ts";

/** More pixels make it slower, not better. */
const LOOKED_AT = 400_000;

type Say = (said: Said, transfer?: Transferable[]) => void;

export function createPictureDesk(say: Say): (asked: Asked) => Promise<void> {
  const kernel = loadPixelKernel();
  const newest = new Map<PictureTask["kind"], number>();
  let picture: Picture | undefined;
  let read: { readonly key: string; readonly pixels: Pixels } | undefined;

  function look(open: Picture, area: PictureArea): Pixels {
    const key = `${area.x} ${area.y} ${area.width} ${area.height}`;
    if (read?.key !== key) read = { key, pixels: pixelsOf(open, area) };
    return read.pixels;
  }

  async function answer(id: number, task: PictureTask): Promise<PictureAnswer> {
    if (task.kind === "open") {
      const { picture: next, opened } = await openPicture(task.source, (step) =>
        say({ id, kind: "step", step }),
      );
      picture = next;
      return opened;
    }
    if (picture === undefined) throw new Error("No picture is open.");
    if (task.kind === "encode") return { kind: "encoded", file: await encode(picture.pixels) };
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const area = task.area ?? whole;
    const pixels = look(picture, area);
    const loaded = await kernel;
    if (task.kind === "shares") {
      const { ignoreBackground } = task;
      const options = { ignoreBackground, kernel: loaded };
      return {
        kind: "shared",
        shares: pictureShares(pixels.rgba, pixels.width, pixels.height, task.colors, options),
      };
    }
    // Of the whole picture they were counted while all of its pixels were there.
    const exact =
      task.area === undefined ? picture.exact : exactColorsOf(picture.pixels, partOf(picture, task.area));
    const result = findColors(pixels, task, exact, loaded);
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

  return async ({ id, task }) => {
    newest.set(task.kind, id);
    // Lets a newer one that waits already speak first.
    await new Promise((resolve) => setTimeout(resolve));
    if (newest.get(task.kind) !== id) {
      say({ id, kind: "dropped" });
      return;
    }
    try {
      const result = await answer(id, task);
      const transfer = result.kind === "opened" ? [result.pixels, result.shown] : [];
      say({ id, kind: "done", answer: result }, transfer);
    } catch (error) {
      say({ id, kind: "failed", message: error instanceof Error ? error.message : String(error) });
    }
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
