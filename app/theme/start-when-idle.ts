import { onIdle } from "#app/ui/on-idle.ts";

/**
 * Loads code when the page is idle and starts it: `load` resolves to a function that starts and returns how
 * to stop. The returned function stops it, or prevents the start if that has not happened yet.
 */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  const cancel = onIdle(() =>
    load().then((start) => {
      if (!isLeft) stop = start();
    }),
  );
  return () => {
    isLeft = true;
    cancel();
    stop?.();
  };
}
