/**
 * A reload of a tool loses no document, since it is in the address and on the device. It would lose unsaved input, an
 * open dialog, a drag, or a running request; so a reload waits for these to end.
 */
const LOOK_AGAIN_MS = 1_000;
const TYPED_IN =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea";
const IN_THE_WAY =
  "dialog[open], [role=dialog], [role=alertdialog], [contenteditable=true]:focus, [aria-busy=true], progress";

/** `isPressed` means that a mouse button, a finger or a pen is down. */
export function isSafeToReload(page: Document, isPressed: boolean): boolean {
  if (isPressed || [...page.querySelectorAll(IN_THE_WAY)].some(isDrawn)) return false;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN);
  return [...fields].every(
    (field) => field !== page.activeElement && (field.value === "" || field.value === field.defaultValue),
  );
}

/** A popover that is closed, such as each color picker of a tool, is in the page without being drawn. */
function isDrawn(element: Element): boolean {
  return getComputedStyle(element).display !== "none";
}

/** Calls back once it is safe to reload, possibly immediately. Returns the function that cancels it. */
export function whenSafeToReload(run: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (signal.aborted) return;
    if (!isSafeToReload(document, isPressed)) {
      timer = setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    stopping.abort();
    run();
  };
  addEventListener("pointerdown", () => (isPressed = true), { capture: true, signal });
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (isPressed = false), { capture: true, signal });
  look();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
