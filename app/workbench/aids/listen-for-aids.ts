/** Loads the aids of the canvas when the page is idle. */
import { onIdle } from "#app/ui/on-idle.ts";

/** Passes keys on from the start, so that a press of H counts before the code that draws the hatching has loaded. */
export function listenForAids(): () => void {
  const load = () => import("./canvas-aids.ts");
  const onEvent = (event: Event) => void load().then((aids) => aids.handleEvent(event));
  const stop = new AbortController();
  for (const type of ["keydown", "keyup", "blur"]) window.addEventListener(type, onEvent, stop);
  const cancel = onIdle(() => load().then((aids) => aids.start()));
  return () => {
    stop.abort();
    cancel();
  };
}
