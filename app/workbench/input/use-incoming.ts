/** Colors and pictures pasted or dropped anywhere on the page except into a field (COL-1, TLS-9). */
import { useEffect, useEffectEvent, useState } from "react";
import { holdsFigmaLayers } from "#engine/files/import/figma/figma-mark.ts";
import type { Color } from "#engine/space/color.ts";
import type { TakeColors } from "./take-colors.ts";

export interface Incoming {
  readonly onColors: TakeColors;
  readonly onOneColor: (color: Color) => void;
  readonly onPicture: (file: File) => void;
  /** Receives every file instead of onPicture, whatever its name. */
  readonly onFile?: (file: File) => void;
  /** Receives all files that are dropped at once; true if it takes them. */
  readonly onFiles?: (files: readonly File[]) => boolean;
  /** Receives all text, pasted or in a file, instead of the colors in it. */
  readonly onText?: (text: string) => void;
  /** Whether `onText` receives this text; by default it receives all text. */
  readonly isOwnText?: (text: string) => boolean;
  /** Receives the address of a web resource. */
  readonly onLink?: (address: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
  /** Number of colors that `onColors` takes at most; by default any. */
  readonly most?: number;
  /** Says that something is being read for longer than a moment, or undefined when it is done. */
  readonly onReading?: (text: string | undefined, cancel: () => void) => void;
  /** Receives the tool that can use more of what was read, or undefined if there is none. */
  readonly onOffer?: (offer: Offer | undefined) => void;
}

/** Another tool for what was read, with a sentence about why. */
export interface Offer {
  readonly text: string;
  /** The words of the button. */
  readonly label: string;
  /** The address it leads to. */
  readonly to: string;
  /** What does not fit into an address, for the page there. */
  readonly state?: unknown;
  /** Runs before the page is left. */
  readonly onLeave?: () => void;
}

const NOT_LOADED = "Nothing was read: the part that reads could not be loaded.";

/** True while something that can be dropped is dragged over the page. */
export function useIncoming(incoming: Incoming): boolean {
  const [isOver, setOver] = useState(false);
  const isTaken = useEffectEvent((data: DataTransfer | null) => take(data, incoming));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // What is dragged out of the page is for other programs, and for fields, which take it by themselves.
    let isOwn = false;
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      if (isTaken(event.clipboardData)) event.preventDefault();
    };
    const onOver = (event: DragEvent) => {
      if (isOwn || isField(event.target) || !isUseful(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (isOwn || isField(event.target) || event.defaultPrevented) return;
      if (isTaken(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener("paste", onPaste, { signal });
    window.addEventListener("dragstart", () => (isOwn = true), { signal });
    window.addEventListener("dragend", () => (isOwn = false), { signal });
    window.addEventListener("dragover", onOver, { signal });
    window.addEventListener("dragleave", onLeave, { signal });
    window.addEventListener("drop", onDrop, { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}

function isUseful(data: DataTransfer | null): boolean {
  return data !== null && [...data.types].some((type) => type === "Files" || type === "text/plain");
}

/** True if the data was used. A picture takes precedence over text that accompanies it. */
function take(data: DataTransfer | null, incoming: Incoming): boolean {
  const file = data?.files[0];
  const reading = () => import("./read-incoming.ts");
  const notLoaded = () => incoming.onProblem(NOT_LOADED);
  const onText = (given: string): void => {
    if (incoming.onText === undefined || incoming.isOwnText?.(given) === false)
      reading().then(({ takeText }) => takeText(given, incoming), notLoaded);
    else incoming.onText(given);
  };
  if (data !== null && file !== undefined && incoming.onFiles?.([...data.files]) === true) return true;
  if (file !== undefined && incoming.onFile !== undefined) {
    incoming.onFile(file);
    return true;
  }
  if (file?.type.startsWith("image/") && file.type !== "image/svg+xml") {
    incoming.onPicture(file);
    return true;
  }
  if (file !== undefined) {
    reading().then(({ takeFile }) => takeFile(file, incoming), notLoaded);
    return true;
  }
  // The text beside layers copied in Figma is only what stands in them.
  const html = data?.getData("text/html") ?? "";
  if (holdsFigmaLayers(html)) {
    reading().then(({ takeText }) => takeText(html, incoming), notLoaded);
    return true;
  }
  const text = data?.getData("text/plain") ?? "";
  if (text.trim() === "") return false;
  if (incoming.onLink !== undefined && /^https?:\/\/\S+$/.test(text.trim())) {
    incoming.onLink(text.trim());
    return true;
  }
  onText(text);
  return true;
}
