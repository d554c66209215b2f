/**
 * Where a browser refuses storage, `sessionStorage` throws at each access, also in the inline script of the router that
 * restores the scrolling. An empty storage that takes nothing stands in for it: what writes learns as before that
 * nothing is kept. `localStorage` is read by our own modules only, which expect the refusal.
 */
export function replaceRefusedStorage(): void {
  try {
    void window.sessionStorage.length;
  } catch {
    const none = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      clear: () => undefined,
      setItem() {
        throw new DOMException("This browser refuses storage", "QuotaExceededError");
      },
    } satisfies Storage;
    Object.defineProperty(window, "sessionStorage", { value: none, configurable: true });
  }
}
