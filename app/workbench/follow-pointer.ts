/** Follows the pointer until it is let go; Escape puts everything back. */
export function followPointer(handlers: {
  readonly onMove: (at: PointerEvent) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}): void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (run: () => void) => () => {
    controller.abort();
    run();
  };
  window.addEventListener("pointermove", handlers.onMove, { signal });
  window.addEventListener("pointerup", end(handlers.onEnd), { signal });
  window.addEventListener("pointercancel", end(handlers.onCancel), { signal });
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== "Escape") return;
    key.preventDefault();
    key.stopPropagation();
    end(handlers.onCancel)();
  };
  window.addEventListener("keydown", onKey, { signal, capture: true });
}
