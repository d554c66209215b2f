/**
 * If a browser refuses storage, `sessionStorage` throws at each access, also in the router's inline script that
 * restores the scroll position. This replaces it with an empty storage that throws when something is written, as
 * writers expect. `localStorage` is only used by our own modules, which handle the exception.
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
