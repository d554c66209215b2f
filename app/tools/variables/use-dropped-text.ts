/** Text that is pasted, or a text file that is dropped, anywhere on the page but in a field. */
import { useEffect, useEffectEvent } from "react";

export function useDroppedText(onText: (text: string) => void): void {
  const give = useEffectEvent(onText);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isField = (target: EventTarget | null) =>
      target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
    const take = (data: DataTransfer | null, event: Event) => {
      const file = data?.files[0];
      const text = data?.getData("text/plain") ?? "";
      if (file === undefined && text.trim() === "") return;
      event.preventDefault();
      if (file === undefined) give(text);
      else void file.text().then((content) => give(content));
    };
    window.addEventListener(
      "paste",
      (event) => {
        if (!isField(event.target)) take(event.clipboardData, event);
      },
      { signal },
    );
    window.addEventListener(
      "dragover",
      (event) => {
        const types = [...(event.dataTransfer?.types ?? [])];
        if (!isField(event.target) && types.some((type) => type === "Files" || type === "text/plain"))
          event.preventDefault();
      },
      { signal },
    );
    window.addEventListener(
      "drop",
      (event) => {
        if (!isField(event.target)) take(event.dataTransfer, event);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
}
