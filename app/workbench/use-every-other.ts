/** What follows a drag at every other frame, so that two such parts of a page share the frames between them. */
import { useEffect, useEffectEvent, useState } from "react";

/**
 * The value, during a drag as it was at most two frames ago.
 * @param turn which of two parts this is: they follow in turn
 */
export function useEveryOther<T>(value: T, isDragged: boolean, turn: 0 | 1): T {
  const [shown, setShown] = useState(value);
  if (!isDragged && shown !== value) setShown(value);
  const follow = useEffectEvent(() => setShown(value));
  useEffect(() => {
    if (!isDragged) return;
    let count = 0;
    let frame = requestAnimationFrame(function tick() {
      count += 1;
      if (count % 2 === turn) follow();
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged, turn]);
  return isDragged ? shown : value;
}
