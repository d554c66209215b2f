/**
 * Swipes on the rows of the palette on a phone: to the right locks or unlocks a color, to the left opens its editor
 * with the shades. Both are also buttons, which a swipe presses.
 */
const ROW = ".palette-column";
/** Distance at which a touch becomes a swipe, and from which releasing it has an effect. Px. */
const [BEGINS, DOES] = [12, 72];
const MOST = 120;
const BACK_MS = 220;

/** Handles touches on the rows until the returned function is called. */
export function watchRowSwipes(list: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let start:
    | { readonly row: HTMLElement; readonly id: number; readonly x: number; readonly y: number }
    | undefined;
  let by: number | undefined;

  const release = (isDone: boolean): void => {
    const row = start?.row;
    const moved = by;
    start = undefined;
    by = undefined;
    if (row === undefined || moved === undefined) return;
    const from = row.style.translate;
    row.style.translate = "";
    delete row.dataset["swiped"];
    row.animate([{ translate: from }, { translate: "none" }], { duration: backMs(), easing: "ease-out" });
    if (!isDone || Math.abs(moved) < DOES) return;
    row.querySelector<HTMLElement>(moved > 0 ? ".palette-lock" : ".palette-name")?.click();
    if (moved > 0 && "vibrate" in navigator) navigator.vibrate(8);
  };

  list.addEventListener(
    "pointerdown",
    ({ target, pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }) => {
      if (pointerType !== "touch" || !isPrimary || !(target instanceof Element)) return;
      if (getComputedStyle(list).flexDirection !== "column" || target.closest(".palette-drag") !== null)
        return;
      const row = target.closest<HTMLElement>(ROW);
      if (row !== null) start = { row, id, x, y };
    },
    { signal },
  );
  list.addEventListener(
    "pointermove",
    ({ pointerId, clientX, clientY }) => {
      if (start?.id !== pointerId) return;
      const [right, down] = [clientX - start.x, clientY - start.y];
      if (by === undefined) {
        if (Math.abs(right) < BEGINS || Math.abs(right) < 2 * Math.abs(down)) return;
        start.row.setPointerCapture(pointerId);
      }
      by = right;
      start.row.dataset["swiped"] = Math.abs(right) < DOES ? "" : "far";
      start.row.style.translate = `${Math.max(-MOST, Math.min(MOST, right))}px`;
    },
    { signal },
  );
  list.addEventListener("pointerup", ({ pointerId }) => start?.id === pointerId && release(true), { signal });
  list.addEventListener("pointercancel", ({ pointerId }) => start?.id === pointerId && release(false), {
    signal,
  });
  return () => {
    release(false);
    stopping.abort();
  };
}

/** Duration of the return of a row; 0 with reduced motion. */
function backMs(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : BACK_MS;
}
