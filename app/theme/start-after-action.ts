import { onFirstAction } from "#app/ui/first-action.ts";

/**
 * Loads code at the first action on the page and starts it: `load` resolves to a function that starts and returns how
 * to stop. The returned function stops it, or prevents the start if that has not happened yet.
 */
export function startAfterAction(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  const cancel = onFirstAction(() => {
    void load().then((start) => {
      if (!isLeft) stop = start();
    });
  });
  return () => {
    isLeft = true;
    cancel();
    stop?.();
  };
}
