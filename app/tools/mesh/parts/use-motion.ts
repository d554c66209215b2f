import { useEffect, useMemo, useState } from "react";
import { useMedia } from "#app/ui/use-media.ts";
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import type { meshLoop } from "#engine/mesh/loop.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";

interface Motion {
  /** The frame that is shown; the mesh itself while nothing moves. */
  readonly mesh: Mesh;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/** The loop while the view is “motion”. With `prefers-reduced-motion` it is paused until Play is pressed. */
export function useMotion(
  mesh: Mesh,
  { view, motion, seconds, seed }: Pick<MeshDocument, "view" | "motion" | "seconds" | "seed">,
): Motion {
  const isReduced = useMedia("(prefers-reduced-motion: reduce)");
  /** What the button was last set to; undefined before it is pressed. */
  const [chosen, setChosen] = useState<boolean>();
  const isMoving = view === "motion";
  const isPlaying = isMoving && (chosen ?? !isReduced);
  const [time01, setTime] = useState(0);
  const [loop, setLoop] = useState<{ readonly make: typeof meshLoop }>();
  useEffect(() => {
    if (isMoving) void import("#engine/mesh/loop.ts").then(({ meshLoop: make }) => setLoop({ make }));
  }, [isMoving]);
  const frameAt = useMemo(
    () => (isMoving ? loop?.make(mesh, { motion01: motion / 100, seed }) : undefined),
    [isMoving, loop, mesh, motion, seed],
  );
  useEffect(() => {
    if (!isPlaying) return;
    let asked = 0;
    let before: number | undefined;
    const step = (now: number): void => {
      const passed = before === undefined ? 0 : (now - before) / (1000 * seconds);
      before = now;
      setTime((time) => (time + passed) % 1);
      asked = requestAnimationFrame(step);
    };
    asked = requestAnimationFrame(step);
    return () => cancelAnimationFrame(asked);
  }, [isPlaying, seconds]);
  return { mesh: frameAt?.(time01) ?? mesh, isPlaying, toggle: () => setChosen(!isPlaying) };
}
