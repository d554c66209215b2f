/**
 * Files that the operating system passes to the installed application: opened swatch files and shared pictures
 * (PLT-1).
 */
import type { NavigateFunction } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { colorTexts } from "#domain/documents/color-text.ts";
import {
  PICTURES_SHARED_TO,
  SHARED_PICTURE_PATH,
  SHARED_PICTURES,
  SWATCH_FILES_OPEN_IN,
} from "#domain/shell/given-files.ts";

/** https://wicg.github.io/web-app-launch/#launchqueue-interface; not supported by all browsers. */
interface LaunchQueue {
  setConsumer(consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Opens the files that the application was started with. */
export function takeLaunchedFiles(navigate: NavigateFunction): void {
  const queue = launchQueue();
  queue?.setConsumer(({ files = [] }) => {
    const [handle] = files;
    if (handle !== undefined) void handle.getFile().then((file) => openSwatches(file, navigate));
  });
}

function launchQueue(): LaunchQueue | undefined {
  const queue: unknown = Reflect.get(window, "launchQueue");
  const isOne = typeof queue === "object" && queue !== null && "setConsumer" in queue;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above has checked it
  return isOne ? (queue as LaunchQueue) : undefined;
}

/** Opens the colors of the file as a palette; for an unreadable file it shows a message and changes nothing. */
export async function openSwatches(file: File, navigate: NavigateFunction): Promise<void> {
  const { readAnything } = await import("#app/color/reading/read-anything.ts");
  const answered = await readAnything(file, { name: file.name });
  const read = answered.ok ? answered.answer.answer : answered;
  if (!read.ok || !("colors" in read) || read.colors.length === 0) {
    const why = "message" in read ? read.message : "There are no colors in it.";
    showToast({ text: `${file.name} was not opened. ${why}` });
    return;
  }
  const names = read.colors.map(({ name }) => name);
  await navigate(
    carryAddress(SWATCH_FILES_OPEN_IN, colorTexts(read.colors.map(({ color }) => color)), names),
  );
}

/** How often a shared picture is offered to a tool that is not live yet. */
const OFFERED_EACH_MS = 100;

/**
 * Opens a shared picture in its tool, as if it were pasted. It stays stored until the tool has taken it. The address does not say that
 * there is one: without a network the page first starts at another address (app/shell/offline-address.ts).
 */
export async function takeSharedPicture(): Promise<void> {
  if (location.pathname !== PICTURES_SHARED_TO || !("caches" in window)) return;
  const kept = await caches.match(SHARED_PICTURE_PATH, { cacheName: SHARED_PICTURES }).catch(() => undefined); // The browser refuses storage.
  if (kept === undefined) return;
  const name = decodeURIComponent(kept.headers.get("X-Name") ?? "picture");
  const picture = new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" });
  while (!isPasted(picture)) {
    if (location.pathname !== PICTURES_SHARED_TO) return;
    await new Promise((resolve) => setTimeout(resolve, OFFERED_EACH_MS));
  }
  await (await caches.open(SHARED_PICTURES)).delete(SHARED_PICTURE_PATH);
}

/** Pastes the file into the page; false if nothing took it. */
function isPasted(file: File): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return !window.dispatchEvent(paste);
}
