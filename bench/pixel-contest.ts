/** One megapixel from sRGB bytes to OKLab, pixel by pixel where a library has no bulk function. */
import { rgbToOklab } from "@colordx/core/fn";
import * as culori from "culori";
import type { OklabPlanes, PixelKernel } from "../engine/kernels/pixel-kernel.ts";
import { plainKernel } from "../engine/kernels/plain-kernel.ts";
import { loadPixelKernel } from "../engine/kernels/simd-kernel.ts";
import { photoLike } from "../engine/testing/photo-like.ts";
import type { Contest } from "./contest.ts";
import { OURS, OURS_PLAIN } from "./image-quantizers.ts";

const SIDE = 1024;

export async function pixelContest(): Promise<Contest> {
  const { rgba } = photoLike("megapixel", SIDE, SIDE);
  const operations = SIDE * SIDE;
  const planes: OklabPlanes = {
    lightness: new Float32Array(operations),
    a: new Float32Array(operations),
    b: new Float32Array(operations),
  };
  const inBulk = (kernel: PixelKernel) => () => kernel.rgbaToOklab(rgba, planes);
  const toOklab = culori.converter("oklab");
  return {
    title: "1 MP to OKLab",
    operations,
    contenders: [
      { name: OURS, run: inBulk(await loadPixelKernel()) },
      { name: OURS_PLAIN, run: inBulk(plainKernel) },
      {
        name: "colordx/fn",
        run: () => {
          for (let pixel = 0, at = 0; pixel < operations; pixel += 1, at += 4) {
            const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
            const oklab = rgbToOklab({ r, g, b, alpha: 1 });
            planes.lightness[pixel] = oklab.l;
            planes.a[pixel] = oklab.a;
            planes.b[pixel] = oklab.b;
          }
        },
      },
      {
        name: "culori",
        run: () => {
          for (let pixel = 0, at = 0; pixel < operations; pixel += 1, at += 4) {
            const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
            const oklab = toOklab({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
            planes.lightness[pixel] = oklab.l ?? 0;
            planes.a[pixel] = oklab.a ?? 0;
            planes.b[pixel] = oklab.b ?? 0;
          }
        },
      },
    ],
  };
}
