import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CanvasSurface } from "./canvas-surface.ts";
import type { CanvasPicture } from "./pictures.ts";

interface PaintedCanvasProps {
  /** The same object as long as nothing changes. */
  readonly picture: CanvasPicture;
  /** The first picture is there; again after a change of the gamut. */
  readonly onPainted?: () => void;
}

/**
 * A canvas without a voice that a worker paints, or the page where none can. A canvas keeps the gamut it began with, so
 * another gamut gets another canvas.
 */
export function PaintedCanvas({ picture, onPainted }: PaintedCanvasProps) {
  const [isLost, setLost] = useState(false);
  const where = isLost ? "page" : "worker";
  return (
    <Surface
      key={`${picture.gamut} ${where}`}
      picture={picture}
      where={where}
      onPainted={onPainted}
      onLost={() => setLost(true)}
    />
  );
}

interface SurfaceProps {
  readonly picture: CanvasPicture;
  readonly where: "worker" | "page";
  readonly onPainted: (() => void) | undefined;
  readonly onLost: () => void;
}

function Surface({ picture, where, onPainted, onLost }: SurfaceProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const surface = useRef<CanvasSurface>(undefined);
  const newest = useRef(picture);
  const painted = useEffectEvent(() => onPainted?.());
  const lost = useEffectEvent(onLost);
  const { gamut } = picture;
  useEffect(() => {
    const canvas = element.current;
    if (canvas === null) return;
    let isGone = false;
    let opened: CanvasSurface | undefined;
    // What stands under the canvas is seen first; a file that cannot be had leaves that.
    void import("./canvas-surface.ts").then(
      ({ openSurface }) => {
        if (isGone) return;
        const options = { gamut, where, onPainted: () => painted(), onLost: () => lost() };
        opened = openSurface(canvas, options);
        surface.current = opened;
        opened.paint(newest.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [gamut, where]);
  useEffect(() => {
    newest.current = picture;
    surface.current?.paint(picture);
  }, [picture]);
  return <canvas ref={element} aria-hidden="true" />;
}
