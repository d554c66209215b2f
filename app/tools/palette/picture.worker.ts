import { clusterImage } from "#engine/image-cluster.ts";

interface Job {
  readonly rgba: Uint8ClampedArray;
  readonly count: number;
}

self.addEventListener("message", (event: MessageEvent<Job>) => {
  const { rgba, count } = event.data;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  self.postMessage(clusterImage(rgba, { count }).map(({ color }) => color));
});
