/**
 * The browser's offer to install the application (PLT-2): caught before any other script runs, shown as a row in the footer
 * and in the command palette until it is taken or dismissed for good.
 */

/** Name and value that are kept: seed, section 3. */
export const HIDE_KEY = "vite-pwa:hide-install";
const CHANGED = "tincture:install-offer";

/**
 * Runs in <head>: the browser makes its offer once, when it likes. Without it the browser shows a bar of its own over
 * the page.
 */
export const INSTALL_OFFER_SCRIPT = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.tinctureInstall=e;dispatchEvent(new Event("${CHANGED}"))});addEventListener("appinstalled",()=>{delete window.tinctureInstall;dispatchEvent(new Event("${CHANGED}"))});`;

/** Standalone display mode, or a browser of iOS that is not Safari: those cannot install, or are the installed one. */
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
  /** Shows the browser's own question. Its offer is good for one time. */
  async accept(): Promise<void> {
    const offer = window.tinctureInstall;
    delete window.tinctureInstall;
    window.dispatchEvent(new Event(CHANGED));
    await offer?.prompt();
  },
  /** For good, on this device. */
  dismiss(): void {
    try {
      localStorage.setItem(HIDE_KEY, "true");
    } catch {
      // Storage is off: it goes for this page.
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
