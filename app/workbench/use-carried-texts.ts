import { useMemo, useState } from "react";
import { colorTexts } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/color.ts";

/** The colors as addresses write them; while something is dragged those from before, so that no link is made anew at each move. */
export function useCarriedTexts(colors: readonly Color[], isDragged: boolean): string {
  const [held, setHeld] = useState("");
  const texts = useMemo(() => (isDragged ? "" : colorTexts(colors)), [colors, isDragged]);
  if (!isDragged && held !== texts) setHeld(texts);
  return isDragged ? held : texts;
}
