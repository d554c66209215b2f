/** Drags an element onto another one to swap the two; both are identified by `data-swap`. */
import { followPointer, type Press } from "#app/canvas/follow-pointer.ts";

interface SwapPath {
  /** The element that contains all of them. */
  readonly root: HTMLElement | null;
  /** Called with the name of the element under the pointer, or undefined. */
  readonly onTarget: (name: string | undefined) => void;
  readonly onSwap: (to: string) => void;
}

const DRAG_FROM_PX = 6;

export function followSwap(
  press: Press & {
    readonly button: number;
    readonly isPrimary: boolean;
    readonly currentTarget: EventTarget;
  },
  { root, onTarget, onSwap }: SwapPath,
): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const own =
    press.currentTarget instanceof Element ? press.currentTarget.closest<HTMLElement>("[data-swap]") : null;
  const targetAt = (at: PointerEvent): string | undefined => {
    const found = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-swap]");
    return found == null || found === own || !root?.contains(found) ? undefined : found.dataset["swap"];
  };
  followPointer(press, {
    fromPx: DRAG_FROM_PX,
    onMove: (at) => {
      if (root !== null) root.dataset["swapping"] = "";
      onTarget(targetAt(at));
    },
    onEnd: (at, hasMoved) => {
      end();
      const to = hasMoved ? targetAt(at) : undefined;
      if (to !== undefined) onSwap(to);
    },
    onCancel: end,
  });

  function end(): void {
    delete root?.dataset["swapping"];
    onTarget(undefined);
  }
}
