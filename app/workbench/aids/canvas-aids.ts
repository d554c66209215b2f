/**
 * Aids for judging colors on every canvas, loaded when the page is idle: the chosen surround, and the hatching of contrast
 * failures while H is held or while it is switched on in the menu.
 */
import { pageCommands } from "#app/shell/page-commands.ts";
import { areLetterKeysOff, isKey, isPressable, isTyping } from "#app/workbench/use-shortcuts.ts";
import { showSurround } from "./surround.ts";

const FAILING_KEY = "h";

let isFailingWanted = false;
let hide: (() => void) | undefined;

/** Called by each tool when it is shown. */
export function start(): void {
  hideFailing();
  showSurround();
}

/** Handles each keydown, keyup and blur of the window, including those from before this code was loaded. */
export function handleEvent(event: Event): void {
  if (event.type === "blur") hideFailing();
  if (!(event instanceof KeyboardEvent)) return;
  if (event.type === "keyup") {
    if (event.key.toLowerCase() === FAILING_KEY || event.code === `Key${FAILING_KEY.toUpperCase()}`)
      hideFailing();
  } else if (!event.repeat && isFreeKey(event, FAILING_KEY)) void showFailing();
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
