/** Extracts colors from the pixels of a picture. Pure; the worker provides the pixels. */

import type { PictureKernel } from "#engine/kernels/pixel-kernel.ts";
import { analyzeImage, type PictureColor } from "#engine/picture/image-cluster.ts";
import { areApart } from "#engine/picture/picture-centers.ts";
import { picturePlaces } from "#engine/picture/picture-places.ts";
import { pictureShares } from "#engine/picture/picture-shares.ts";
import type { Color } from "#engine/space/color.ts";
import type { FindTask, FoundInPicture } from "./picture-jobs.ts";
import type { Pixels } from "./pixel-reader.ts";

/** More markers would hide the picture. */
const MAX_PLACES = 16;

export function findColors(
  { rgba, width, height }: Pixels,
  task: FindTask,
  exact: readonly PictureColor[] | undefined,
  kernel: PictureKernel,
): FoundInPicture {
  const { ignoreBackground, count, wantsAccent, isExact, own } = task;
  const counted = exact !== undefined && { distinct: exact.length };
  const main: { color: Color; share01: number; isAccent: boolean }[] = [];
  // With no more distinct colors than requested, these are the result, unless JPEG noise has made several of one.
  const isFew = exact !== undefined && exact.length <= count && areApart(exact.map(({ color }) => color));
  const isEach = isExact || (!ignoreBackground && isFew);
  if (isEach && exact !== undefined) {
    main.push(...exact.map((entry) => ({ ...entry, isAccent: false })));
  } else {
    const { colors, accent } = analyzeImage(rgba, width, height, { count, ignoreBackground, kernel });
    main.push(...colors.map((entry) => ({ ...entry, isAccent: false })));
    if (wantsAccent && accent !== undefined) main.push({ ...accent, isAccent: true });
  }
  const colors = main.map(({ color }) => color);
  const isAlone = own.length === 0 && !main.some(({ isAccent }) => isAccent);
  const shares = isAlone
    ? main.map(({ share01 }) => share01)
    : pictureShares(rgba, width, height, [...colors, ...own], { ignoreBackground, kernel });
  const places = picturePlaces(rgba, width, height, colors.slice(0, MAX_PLACES), kernel);
  return {
    found: main.map(({ color, isAccent }, index) => {
      const at = places[index];
      return { color, isAccent, share01: shares[index] ?? 0, ...(at !== undefined && { at }) };
    }),
    ownShares: shares.slice(main.length),
    ...counted,
  };
}
