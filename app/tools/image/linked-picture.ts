/**
 * A picture at an address of another site. It is asked for by an image element, without cookies and without saying where
 * the visitor is; its pixels can be read only where the other site allows it (CORS).
 */
import { PictureProblem } from "#app/workbench/picture/picture-error.ts";

export async function loadLinkedPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:" && url?.origin !== window.location.origin)
    throw new PictureProblem("The address of a picture begins with https://.");
  const readable = await load(url, true, signal);
  if (readable !== undefined) return createImageBitmap(readable);
  throw new PictureProblem(
    (await load(url, false, signal)) === undefined
      ? `There is no picture at this address of ${url.host}, or it cannot be reached.`
      : `${url.host} shows this picture but does not allow other sites to read it. Save it, then open the file.`,
  );
}

function load(url: URL, isReadable: boolean, signal: AbortSignal): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    // Without it some sites would answer with cookies of their own.
    image.crossOrigin = isReadable ? "anonymous" : null;
    signal.addEventListener("abort", () => {
      image.src = "";
      reject(new DOMException("Cancelled", "AbortError"));
    });
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => resolve(undefined));
    image.src = url.href;
  });
}

/** What to call it: the last part of its path. */
export function nameOfAddress(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last; // not escaped as addresses should be
  }
}
