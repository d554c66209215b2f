/**
 * Loads a picture from another site. It is requested by an image element, without cookies and without a referrer; its
 * pixels can only be read if the other site allows it (CORS).
 */
import { PictureProblem } from "#app/workbench/picture/picture-error.ts";
import { WAITING_LINK } from "./picture-link.ts";

/**
 * Loads and decodes the picture. Rejects with a PictureProblem if the address is not https, if nothing can be loaded
 * from it, or if its site does not allow reading.
 */
export async function loadLinkedPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:" && url?.origin !== window.location.origin)
    throw new PictureProblem("The address of a picture begins with https://.");
  const readable = await load(url, true, signal);
  if (readable === "blocked") return reloadFor(url);
  if (readable !== undefined) return createImageBitmap(readable);
  throw new PictureProblem(
    (await load(url, false, signal)) === undefined
      ? `There is no picture at this address of ${url.host}, or it cannot be reached.`
      : `${url.host} shows this picture but does not allow other sites to read it. Save it, then open the file.`,
  );
}

/**
 * Only this page's policy allows pictures from other sites. After a client navigation the document still has the policy
 * of the page that was loaded first, so the page is reloaded.
 */
async function reloadFor({ href }: URL): Promise<never> {
  try {
    window.sessionStorage.setItem(WAITING_LINK, href);
  } catch {
    throw new PictureProblem(
      "This page has to be loaded once more before it may show pictures of other sites. Reload it, then open the address again.",
    );
  }
  window.location.reload();
  return new Promise(() => undefined);
}

type Loaded = HTMLImageElement | "blocked" | undefined;

function load(url: URL, isReadable: boolean, signal: AbortSignal): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    let isBlocked = false;
    const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "img-src" && blockedURI.startsWith(url.origin)) isBlocked = true;
    };
    document.addEventListener("securitypolicyviolation", notice);
    const settle = (loaded: Loaded) => {
      document.removeEventListener("securitypolicyviolation", notice);
      resolve(loaded);
    };
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    // Without this, requests would send and receive cookies of the other site.
    image.crossOrigin = isReadable ? "anonymous" : null;
    signal.addEventListener("abort", () => {
      image.src = "";
      document.removeEventListener("securitypolicyviolation", notice);
      reject(new DOMException("Cancelled", "AbortError"));
    });
    image.addEventListener("load", () => settle(image));
    // The violation event is dispatched in a separate task, possibly after the error event.
    image.addEventListener("error", () => setTimeout(() => settle(isBlocked ? "blocked" : undefined)));
    image.src = url.href;
  });
}
