/**
 * What helps to judge the work on any canvas, loaded once the page stands: the surround that was chosen, and the
 * hatching of what fails contrast, while H is held or from one press of its row in the menu to the next.
 */
import type { Color } from "#engine/space/color.ts";
import { showSurround } from "./surround.ts";
import { isFreeKey } from "./use-shortcuts.ts";

const FAILING_KEY = "h";

let colorsShown: () => readonly Color[] = () => [];
let isWanted = false;
let hide: (() => void) | undefined;

/** For the tool that is shown, until the returned function is called. */
export function startCanvasAids(colors: () => readonly Color[]): () => void {
  colorsShown = colors;
  showSurround();
  const listening = new AbortController();
  const options = { signal: listening.signal };
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.repeat || !isFreeKey(event, FAILING_KEY)) return;
      event.preventDefault();
      void showFailing();
    },
    options,
  );
  window.addEventListener(
    "keyup",
    (event) => {
      if (event.key.toLowerCase() === FAILING_KEY || event.code === `Key${FAILING_KEY.toUpperCase()}`)
        hideFailing();
    },
    options,
  );
  window.addEventListener("blur", hideFailing, options);
  return () => {
    listening.abort();
    hideFailing();
  };
}

export function toggleFailing(): void {
  if (isWanted) hideFailing();
  else void showFailing();
}

async function showFailing(): Promise<void> {
  isWanted = true;
  const { hatchFailing } = await import("./failing-layer.ts");
  const canvas = document.querySelector<HTMLElement>(".tool-canvas");
  // The key may be up again before the file has come.
  if (isWanted && hide === undefined && canvas !== null) hide = hatchFailing(canvas, () => colorsShown());
}

function hideFailing(): void {
  isWanted = false;
  hide?.();
  hide = undefined;
}
