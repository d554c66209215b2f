/** Colors and pictures that are pasted or dropped anywhere on the page but in a field (COL-1, TLS-9). */
import { useEffect, useEffectEvent, useState } from "react";
import type { Color } from "#engine/space/color.ts";

export interface Incoming {
  readonly onColors: (colors: readonly Color[]) => void;
  readonly onOneColor: (color: Color) => void;
  readonly onPicture: (file: File) => void;
  /** Takes every file in the place of onPicture: also those that are no picture by their name. */
  readonly onFile?: (file: File) => void;
  /** Takes all text, typed or in a file, in the place of the colors in it. */
  readonly onText?: (text: string) => void;
  /** Takes the address of something on the web. */
  readonly onLink?: (address: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

/** True while something is dragged over the page that could be dropped. */
export function useIncoming(incoming: Incoming): boolean {
  const [isOver, setOver] = useState(false);
  const isTaken = useEffectEvent((data: DataTransfer | null) => take(data, incoming));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.target)) return;
      if (isTaken(event.clipboardData)) event.preventDefault();
    };
    const onOver = (event: DragEvent) => {
      if (isField(event.target) || !isUseful(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (isField(event.target) || event.defaultPrevented) return;
      if (isTaken(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener("paste", onPaste, { signal });
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

/** True when there was something to take. A picture wins over the text that may come with it. */
function take(data: DataTransfer | null, incoming: Incoming): boolean {
  const file = data?.files[0];
  const { onText = (text: string) => void readColors(text, incoming) } = incoming;
  if (file !== undefined && incoming.onFile !== undefined) {
    incoming.onFile(file);
    return true;
  }
  if (file?.type.startsWith("image/") && file.type !== "image/svg+xml") {
    incoming.onPicture(file);
    return true;
  }
  if (file !== undefined) {
    void file.text().then(onText);
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

/** The reader of lists is loaded when it is first needed. */
async function readColors(text: string, { onColors, onOneColor, onProblem }: Incoming): Promise<void> {
  const { parseColorList } = await import("#engine/parse/parse-list.ts");
  const { colors, errors } = parseColorList(text);
  const [first] = colors;
  if (first === undefined) {
    onProblem(`No colors were found in it. ${errors[0]?.error.message ?? ""}`.trim());
    return;
  }
  onProblem(undefined);
  if (colors.length === 1) onOneColor(first.color);
  else onColors(colors.map(({ color }) => color));
}
