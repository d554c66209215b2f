/** Updates a component on every other frame of a drag, so that two expensive components can alternate. */
import { useEffect, useEffectEvent, useState } from "react";

/**
 * The value; during a drag it is at most two frames old.
 * @param turn which of the two components calls it
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
