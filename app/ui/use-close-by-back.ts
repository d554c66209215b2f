/** Back on a phone closes what is open over the page, instead of leaving the page (HTML, close watchers). */
import { useEffect, useEffectEvent } from "react";

interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}
declare global {
  interface Window {
    /** Missing in browsers without close watchers, where Back goes back. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** With a keyboard, Escape is a request to close as well, and belongs to the field or the menu that has the focus. */
const TOUCH = "(pointer: coarse)";

/** While `isOpen`, the next Back calls `onClose`. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined || !window.matchMedia(TOUCH).matches) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
