import { useEffect, useRef } from "react";
import type { Color } from "#engine/color.ts";

/** A list of colors pasted anywhere but in a field becomes the palette (COL-1). The reader is loaded when it is needed. */
export function usePaste(
  onColors: (colors: readonly Color[]) => void,
  onProblem: (problem: string | undefined) => void,
): void {
  const current = useRef({ onColors, onProblem });
  useEffect(() => {
    current.current = { onColors, onProblem };
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const isField =
        event.target instanceof Element &&
        event.target.closest("input, textarea, [contenteditable]") !== null;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (isField || text.trim() === "") return;
      event.preventDefault();
      void import("#engine/parse-list.ts").then(({ parseColorList }) => {
        const { colors, errors } = parseColorList(text);
        if (colors.length >= 2) {
          current.current.onProblem(undefined);
          current.current.onColors(colors.map(({ color }) => color));
          return;
        }
        current.current.onProblem(
          colors.length === 1
            ? "A palette needs at least 2 colors; one was pasted. Open a color to change it alone."
            : `What was pasted holds no colors. ${errors[0]?.error.message ?? ""}`.trim(),
        );
      });
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);
}
