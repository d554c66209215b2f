/** A mesh that fills its box: drawn by the GPU, or by a worker if there is no WebGL 2 (engine/mesh/mesh-raster.ts). */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import type { DitherMask } from "#engine/raster/dither.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { watchPixels } from "./canvas-pixels.ts";
import type { MeshRenderer } from "./mesh-gl.ts";
import "./mesh-canvas.css";

const PaintedCanvas = part("PaintedCanvas", () => import("./painted-canvas.tsx"), NOTHING_MEANWHILE);

interface MeshCanvasProps {
  readonly mesh: Mesh;
  /** 0 to 1. */
  readonly grain01: number;
  /** Seed of the grain. */
  readonly seed: string;
  /** The blue-noise mask of that seed, once it has been computed. */
  readonly mask: DitherMask | undefined;
  /** Whether a color lies outside sRGB, so that a P3 screen shows more. */
  readonly isWide: boolean;
  /** Called once if the mesh is drawn without the GPU. */
  readonly onSlow: () => void;
}

const P3_SCREEN = "(color-gamut: p3)";

export function MeshCanvas({ mesh, grain01, seed, mask, isWide, onSlow }: MeshCanvasProps) {
  const gamut: RasterGamut = useMedia(P3_SCREEN) && isWide ? "display-p3" : "srgb";
  const [isSlow, setSlow] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const renderer = useRef<{ readonly draw: () => void }>(undefined);
  const drawn = useRef({ mesh, grain01, mask });
  const slow = useEffectEvent(() => {
    setSlow(true);
    onSlow();
  });
  useEffect(() => {
    const parent = box.current;
    if (parent === null || isSlow) return;
    const canvas = document.createElement("canvas");
    let opened: MeshRenderer | undefined;
    let unwatch: (() => void) | undefined;
    let isGone = false;
    let asked = 0;
    const paint = (): void => {
      const { mesh: newest, grain01: grain, mask: noise } = drawn.current;
      opened?.draw(newest, grain, noise);
    };
    // A drag sends more events than the screen has frames.
    const draw = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(paint);
    };
    canvas.addEventListener("webglcontextlost", () => !isGone && slow());
    const start = async ({ createMeshRenderer }: typeof import("./mesh-gl.ts")): Promise<void> => {
      if (isGone) return;
      const made = await createMeshRenderer(canvas, gamut);
      if (isGone) {
        made?.close();
        return;
      }
      if (made === undefined) {
        slow();
        return;
      }
      opened = made;
      renderer.current = { draw };
      unwatch = watchPixels(parent, ({ width, height }) => {
        canvas.width = width;
        canvas.height = height;
        // Paints in the same task, because resizing has cleared the canvas.
        paint();
        if (!canvas.isConnected) void made.drawn().then(() => isGone || parent.append(canvas));
      });
    };
    // If the code of the renderer cannot be loaded, the page keeps the picture that the server drew.
    void import("./mesh-gl.ts").then(start, () => undefined);
    return () => {
      isGone = true;
      cancelAnimationFrame(asked);
      renderer.current = undefined;
      unwatch?.();
      opened?.close();
      canvas.remove();
    };
  }, [gamut, isSlow]);
  useEffect(() => {
    drawn.current = { mesh, grain01, mask };
    renderer.current?.draw();
  }, [mesh, grain01, mask]);
  const picture = useMemo(
    () => ({ kind: "mesh" as const, gamut, mesh, grain01, seed }),
    [gamut, mesh, grain01, seed],
  );
  return (
    <div ref={box} className="mesh-picture" aria-hidden="true" data-slow={isSlow || undefined}>
      {isSlow && <PaintedCanvas picture={picture} />}
    </div>
  );
}
