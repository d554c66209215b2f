/**
 * The colors of a document that changes in every frame of a drag: a few update at once and the others a few per frame
 * afterwards, so that a hundred colors respond as quickly as ten.
 */
import { useEffect, useState } from "react";
import { drawn, firstDrawn, type RandomDocument } from "#domain/documents/random-document.ts";
import type { Color } from "#engine/space/color.ts";

/** Colors per frame; a hundred are complete half a second after the last move. */
const AT_ONCE = 3;

export function useWave(document: RandomDocument, isDragged: boolean): readonly Color[] {
  const [wave, setWave] = useState(() => ({
    document,
    filled: document.count,
    colors: drawn(document).colors,
  }));
  let shown = wave;
  if (wave.document !== document || (!isDragged && wave.filled < document.count)) {
    shown = isDragged ? fill(document, wave.colors, AT_ONCE) : fill(document, [], document.count);
    setWave(shown);
  }
  const isFull = shown.filled >= document.count;
  useEffect(() => {
    if (isFull) return;
    const grow = () =>
      setWave((now) => (now.document === document ? fill(document, now.colors, now.filled + AT_ONCE) : now));
    // The next frame is used, because the current one is busy with the move itself.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [document, isFull, shown.filled]);
  return shown.colors;
}

/** The first colors of the document, followed by the previously shown ones. */
function fill(document: RandomDocument, before: readonly Color[], upTo: number) {
  const { count } = document;
  const filled = before.length < count ? count : Math.min(count, upTo);
  return { document, filled, colors: [...firstDrawn(document, filled), ...before.slice(filled, count)] };
}
