/**
 * What helps to judge the work on any canvas, loaded once the page stands: the surround that was chosen, and the
 * hatching of what fails contrast, while H is held or from one press of its row in the menu to the next.
 */
import { pageCommands } from "#app/shell/page-commands.ts";
import { showSurround } from "./surround.ts";
import { areLetterKeysOff, isKey, isPressable, isTyping } from "./use-shortcuts.ts";

const FAILING_KEY = "h";

let isListening = false;
let isWanted = false;
let hide: (() => void) | undefined;

/** Called by each tool when it is shown; the keys are heard from the first one on. */
export function start(): void {
  hideFailing();
  showSurround();
  if (isListening) return;
  isListening = true;
  window.addEventListener("keydown", (event) => {
    if (event.repeat || !isFreeKey(event, FAILING_KEY)) return;
    event.preventDefault();
    void showFailing();
  });
  window.addEventListener("keyup", (event) => {
    if (event.key.toLowerCase() === FAILING_KEY || event.code === `Key${FAILING_KEY.toUpperCase()}`)
      hideFailing();
  });
  window.addEventListener("blur", hideFailing);
}

/** Whether it is shown after this. */
export function toggleFailing(): boolean {
  if (isWanted) hideFailing();
  else void showFailing();
  return isWanted;
}

export function isFailingShown(): boolean {
  return isWanted;
}

/** Whether this single key was pressed, and no field, control or dialog needs it. */
function isFreeKey(event: KeyboardEvent, key: string): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
    return false;
  if (!isKey(event, key) || isTyping(event.target)) return false;
  return !isPressable(event.target, key) && !areLetterKeysOff();
}

async function showFailing(): Promise<void> {
  isWanted = true;
  const { hatchFailing } = await import("./failing-layer.ts");
  const canvas = document.querySelector<HTMLElement>(".tool-canvas");
  // The key may be up again before the file has come.
  if (isWanted && hide === undefined && canvas !== null)
    hide = hatchFailing(canvas, () => pageCommands.get().colors);
}

function hideFailing(): void {
  isWanted = false;
  hide?.();
  hide = undefined;
}
