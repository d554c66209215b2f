import { clusterImage } from "#engine/image-cluster.ts";
import { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";

interface Job {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

const kernel = loadPixelKernel();

self.addEventListener("message", (event: MessageEvent<Job>) => {
  const { rgba, width, height, count } = event.data;
  void kernel.then((loaded) => {
    const colors = clusterImage(rgba, width, height, { count, kernel: loaded });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    self.postMessage(colors.map(({ color }) => color));
  });
});
