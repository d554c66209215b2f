/**
 * The hatching of contrast failures on a tool's canvas, while H is held or while it is switched on in the menu. It
 * listens from hydration on, so that the first press counts; only the code that measures and draws is loaded later.
 */
import { pageCommands } from "#app/shell/page-commands.ts";
import { areLetterKeysOff, isKey, isPressable, isTyping } from "./use-shortcuts.ts";

const FAILING_KEY = "h";

let isFailingWanted = false;
let hide: (() => void) | undefined;

/** Listens to the key. Returns the function that stops this and removes the hatching. */
export function watchFailingKey(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.repeat || !isFreeKey(event, FAILING_KEY)) return;
      event.preventDefault();
      void showFailing();
    },
    { signal },
  );
  window.addEventListener(
    "keyup",
    (event) => {
      if (event.key.toLowerCase() === FAILING_KEY || event.code === `Key${FAILING_KEY.toUpperCase()}`)
        hideFailing();
    },
    { signal },
  );
  window.addEventListener("blur", hideFailing, { signal });
  return () => {
    stop.abort();
    hideFailing();
  };
}

/** Toggles the hatching, and returns whether it is shown now. */
export function toggleFailing(): boolean {
  if (isFailingWanted) hideFailing();
  else void showFailing();
  return isFailingWanted;
}

export function isFailingShown(): boolean {
  return isFailingWanted;
}

/** Whether this single key was pressed, and no field, control or dialog needs it. */
function isFreeKey(event: KeyboardEvent, key: string): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
    return false;
  if (!isKey(event, key) || isTyping(event.target)) return false;
  return !isPressable(event.target, key) && !areLetterKeysOff();
}

async function showFailing(): Promise<void> {
  isFailingWanted = true;
  const { hatchFailing } = await import("./failing-layer.ts");
  const canvas = document.querySelector<HTMLElement>(".tool-canvas");
  // The key may have been released before the code has loaded.
  if (isFailingWanted && hide === undefined && canvas !== null)
    hide = hatchFailing(canvas, () => pageCommands.get().colors);
}

function hideFailing(): void {
  isFailingWanted = false;
  hide?.();
  hide = undefined;
}
