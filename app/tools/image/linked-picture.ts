/**
 * Loads the file of a picture from another site, without cookies and without a referrer, where that site allows it
 * (CORS). It is then opened as any file is: no image element is given the address, since an SVG in one is laid out
 * before anybody has counted what it draws.
 */
import { PictureProblem } from "#app/workbench/picture/picture-error.ts";
import { WAITING_LINK } from "./picture-link.ts";

/** Twice the largest SVG that is drawn; photographs of 50 megapixels have 30 MB. */
const MAX_LINKED_BYTES = 100 << 20;

/**
 * Rejects with a PictureProblem if the address is not https, if nothing can be loaded from it, or if its site does not
 * allow reading.
 */
export async function loadLinkedPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:" && url?.origin !== window.location.origin)
    throw new PictureProblem("The address of a picture begins with https://.");
  const answer = await ask(url, signal);
  if (answer === "blocked") return reloadFor(url);
  if (answer === undefined)
    throw new PictureProblem(
      `Nothing can be read from ${url.host}: there is no picture at this address, or the site does not allow other sites to read it. Save it, then open the file.`,
    );
  if (!answer.ok)
    throw new PictureProblem(`There is no picture at this address of ${url.host} (${answer.status}).`);
  return bodyOf(answer, url);
}

/**
 * Only this page's policy allows asking other sites. After a client navigation the document still has the policy of the
 * page that was loaded first, so the page is reloaded.
 */
async function reloadFor({ href }: URL): Promise<never> {
  try {
    window.sessionStorage.setItem(WAITING_LINK, href);
  } catch {
    throw new PictureProblem(
      "This page has to be loaded once more before it may open pictures of other sites. Reload it, then open the address again.",
    );
  }
  window.location.reload();
  return new Promise(() => undefined);
}

/** Undefined if no answer came that may be read; "blocked" by this document's policy. */
async function ask(url: URL, signal: AbortSignal): Promise<Response | "blocked" | undefined> {
  let isBlocked = false;
  const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === "connect-src" && blockedURI.startsWith(url.origin)) isBlocked = true;
  };
  document.addEventListener("securitypolicyviolation", notice);
  try {
    return await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
  } catch {
    signal.throwIfAborted();
    // The violation event is dispatched in a separate task, possibly after the error.
    await new Promise((resolve) => setTimeout(resolve));
    return isBlocked ? "blocked" : undefined;
  } finally {
    document.removeEventListener("securitypolicyviolation", notice);
  }
}

/** Ends an answer that goes on for ever at MAX_LINKED_BYTES. */
async function bodyOf({ body }: Response, { host }: URL): Promise<Blob> {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_LINKED_BYTES)
          throw new PictureProblem(
            `The file at this address of ${host} has more than 100 MB. Save it smaller, then open the file.`,
          );
        controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted).blob();
  } catch (error) {
    if (error instanceof PictureProblem || (error instanceof DOMException && error.name === "AbortError"))
      throw error;
    throw new PictureProblem(
      `The connection to ${host} ended before the whole picture was there. Try again.`,
    );
  }
}
