/**
 * The colors of a document that changes at each move of a drag: a few of them follow at once, the others a few a frame
 * once it rests, so that a hundred answer as quickly as ten.
 */
import { useEffect, useState } from "react";
import { drawn, firstDrawn, type RandomDocument } from "#domain/documents/random-document.ts";
import type { Color } from "#engine/space/color.ts";

/** Drawn and shown within a frame; a hundred are there half a second after the last move. */
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
    // The frame after a move has the move's own work.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [document, isFull, shown.filled]);
  return shown.colors;
}

/** The first colors of the document; behind them stay those that were shown, if there were enough. */
function fill(document: RandomDocument, before: readonly Color[], upTo: number) {
  const { count } = document;
  const filled = before.length < count ? count : Math.min(count, upTo);
  return { document, filled, colors: [...firstDrawn(document, filled), ...before.slice(filled, count)] };
}
