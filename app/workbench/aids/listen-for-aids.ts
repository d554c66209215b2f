/** Loads the aids of the canvas when the page is idle. */
import { onIdle } from "#app/ui/on-idle.ts";

/** Passes keys on from the start, so that a press of H counts before the code that draws the hatching has loaded. */
export function listenForAids(): () => void {
  // They start once for each tool, before the first key that they handle.
  let isStarted = false;
  const begin = async () => {
    const aids = await import("./canvas-aids.ts");
    if (!isStarted) aids.start();
    isStarted = true;
    return aids;
  };
  const onEvent = (event: Event) => void begin().then((aids) => aids.handleEvent(event));
  const stop = new AbortController();
  for (const type of ["keydown", "keyup", "blur"]) window.addEventListener(type, onEvent, stop);
  const cancel = onIdle(begin);
  return () => {
    stop.abort();
    cancel();
  };
}
