/**
 * The browser's install prompt (PLT-2): caught before any other script runs, and offered as a row in the footer and
 * in the command palette until it is accepted or dismissed permanently.
 */

/** Storage key and value (PLT-2). */
export const HIDE_KEY = "vite-pwa:hide-install";
const CHANGED = "tincture:install-offer";

/**
 * Must be called in <head>: the browser fires the event once, at any time. Without this the browser would show its own
 * bar over the page.
 */
export function holdInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.tinctureInstall = event;
    dispatchEvent(new Event(CHANGED));
  });
  addEventListener("appinstalled", () => {
    delete window.tinctureInstall;
    dispatchEvent(new Event(CHANGED));
  });
}

/** True in standalone display mode, and in browsers on iOS other than Safari, which cannot install. */
export function isInstalled(view: Pick<Window, "matchMedia" | "navigator">): boolean {
  if (view.matchMedia("(display-mode: standalone)").matches) return true;
  const { userAgent } = view.navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent);
  return isIos && !isSafari;
}

export const installOffer = {
  /** True while there is something to offer. */
  get(): boolean {
    return window.tinctureInstall !== undefined && !isDismissed() && !isInstalled(window);
  },
  subscribe(listener: () => void): () => void {
    const installed = matchMedia("(display-mode: standalone)");
    window.addEventListener(CHANGED, listener);
    window.addEventListener("storage", listener);
    installed.addEventListener("change", listener);
    return () => {
      window.removeEventListener(CHANGED, listener);
      window.removeEventListener("storage", listener);
      installed.removeEventListener("change", listener);
    };
  },
  /** Shows the browser's prompt, which can be used only once. */
  async accept(): Promise<void> {
    const offer = window.tinctureInstall;
    delete window.tinctureInstall;
    window.dispatchEvent(new Event(CHANGED));
    await offer?.prompt();
  },
  /** Permanently, on this device. */
  dismiss(): void {
    try {
      localStorage.setItem(HIDE_KEY, "true");
    } catch {
      // Storage is refused: the row is hidden for this page only.
      delete window.tinctureInstall;
    }
    window.dispatchEvent(new Event(CHANGED));
  },
};

function isDismissed(): boolean {
  try {
    return localStorage.getItem(HIDE_KEY) === "true";
  } catch {
    return false;
  }
}
