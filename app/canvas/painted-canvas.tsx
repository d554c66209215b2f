import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMedia } from "#app/ui/use-media.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import type { CanvasSurface } from "./canvas-surface.ts";

interface PaintedCanvasProps {
  /** Must be the same object unless something changes. */
  readonly picture: CanvasPicture;
  /** Called when the first picture is shown, and again after the gamut changes. */
  readonly onPainted?: () => void;
}

/** On other screens a P3 canvas gains nothing, and without a GPU Chromium shows its values as if they were sRGB. */
const P3_SCREEN = "(color-gamut: p3)";

/**
 * A decorative canvas that a worker paints, or the page if workers cannot. A canvas keeps its gamut, so another gamut
 * creates another canvas.
 */
export function PaintedCanvas({ picture, onPainted }: PaintedCanvasProps) {
  const [isLost, setLost] = useState(false);
  const isP3Screen = useMedia(P3_SCREEN);
  const where = isLost ? "page" : "worker";
  const gamut = isP3Screen ? picture.gamut : "srgb";
  return (
    <Surface
      key={`${picture.gamut} ${gamut} ${where}`}
      picture={picture}
      gamut={gamut}
      where={where}
      onPainted={onPainted}
      onLost={() => setLost(true)}
    />
  );
}

interface SurfaceProps {
  readonly picture: CanvasPicture;
  /** The requested RGB space. */
  readonly gamut: RasterGamut;
  readonly where: "worker" | "page";
  readonly onPainted: (() => void) | undefined;
  readonly onLost: () => void;
}

function Surface({ picture, gamut, where, onPainted, onLost }: SurfaceProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const surface = useRef<CanvasSurface>(undefined);
  const newest = useRef(picture);
  const painted = useEffectEvent(() => onPainted?.());
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const canvas = element.current;
    if (canvas === null) return;
    let isGone = false;
    let opened: CanvasSurface | undefined;
    // Until this loads, or if it fails, the placeholder under the canvas stays visible.
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
