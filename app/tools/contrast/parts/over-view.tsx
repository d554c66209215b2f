/** Text over a gradient or a picture that fills the canvas; the point with the lowest contrast is marked. */
import { type CSSProperties, useEffect, useId, useRef } from "react";
import { levelOf } from "#app/tools/contrast/reading.ts";
import { useSurfaceReading } from "#app/tools/contrast/surface-reading.ts";
import { isSameSize, type SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useChoosePicture } from "#app/workbench/picture/choose-picture.ts";
import { useStepAnnouncement } from "#app/workbench/use-step-announcement.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { sampledCss } from "#engine/gradient/gradient.ts";
import { visionMatrix } from "#engine/vision/vision.ts";
import type { CanvasProps } from "./canvas-props.ts";
import { MovableText } from "./movable-text.tsx";
import { PhotoCanvas } from "./photo-canvas.tsx";

/** Number of plain sRGB stops that show the engine's interpolation in every browser. */
const SHOWN_STOPS = 33;

export function OverView({ tool, size, onSize, photo: photos, vision }: CanvasProps) {
  const { photo, problem, isReading } = photos;
  const filterId = useId();
  const choosePicture = useChoosePicture();
  const { over, background } = tool.document;
  const { measured } = useSurfaceReading(tool.document, photo, size);
  const isPhoto = over.ground === "image";
  const [frame, box] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const isEmpty = isPhoto && photo === undefined;
  useSizes(frame, box, isEmpty, onSize);
  const worst = measured?.worst;
  useStepAnnouncement(
    tool.history,
    () => worst && `${formatRatio(worst.ratio)} to 1 at the worst point, ${levelOf(worst.ratio)}`,
  );
  if (isEmpty) {
    return (
      <div className="contrast-empty">
        <Empty
          title={isReading ? "Reading the picture…" : "No picture yet"}
          line={problem ?? "Choose one, or paste or drop it here. It stays on this device."}
        >
          <Button onClick={choosePicture}>Choose a picture</Button>
        </Empty>
      </div>
    );
  }
  const isSimulated = vision.deficiency !== "none";
  return (
    <div
      ref={frame}
      className="contrast-over"
      style={
        {
          "--ground": formatHex(background),
          ...(!isPhoto && { "--g": sampledCss(over.gradient, SHOWN_STOPS) }),
          ...(isSimulated && { filter: `url(#${filterName(filterId)})` }),
        } as CSSProperties
      }
    >
      {vision.deficiency !== "none" && (
        <svg className="contrast-filter" aria-hidden="true">
          <filter id={filterName(filterId)} colorInterpolationFilters="linearRGB">
            <feColorMatrix
              values={visionMatrix(vision.deficiency, vision.severity01)
                .map((parts) => `${parts.join(" ")} 0 0`)
                .concat("0 0 0 1 0")
                .join(" ")}
            />
          </filter>
        </svg>
      )}
      {isPhoto && photo !== undefined && <PhotoCanvas photo={photo} />}
      {over.scrim !== undefined && (
        <span
          className="contrast-scrim"
          style={{ "--c": over.scrim.tone, "--alpha": over.scrim.alpha } as CSSProperties}
        />
      )}
      <MovableText tool={tool} box={box} size={size} />
      {worst !== undefined && (
        <span
          className="contrast-mark"
          role="img"
          aria-label={`Worst point, ${formatRatio(worst.ratio)} to 1`}
          data-left={worst.x01 > 0.8 || undefined}
          style={
            {
              "--x": `${worst.x01 * 100}%`,
              "--y": `${worst.y01 * 100}%`,
              "--c": formatHex(worst.under),
            } as CSSProperties
          }
        >
          <b aria-hidden="true">{formatRatio(worst.ratio)}</b>
        </span>
      )}
    </div>
  );
}

/** Reports the sizes of the canvas and of the text's box whenever they change. */
function useSizes(
  frame: { readonly current: HTMLElement | null },
  box: { readonly current: HTMLElement | null },
  isEmpty: boolean,
  onSize: (size: SurfaceSize) => void,
) {
  useEffect(() => {
    const [outer, inner] = [frame.current, box.current];
    if (isEmpty || outer === null || inner === null) return;
    let last: SurfaceSize | undefined;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingTop } = getComputedStyle(inner);
      const next: SurfaceSize = {
        width: Math.max(1, outer.clientWidth),
        height: Math.max(1, outer.clientHeight),
        boxWidth: inner.offsetWidth,
        boxHeight: inner.offsetHeight,
        insetX: Number.parseFloat(paddingLeft),
        insetY: Number.parseFloat(paddingTop),
      };
      if (last === undefined || !isSameSize(last, next)) onSize(next);
      last = next;
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, box, isEmpty, onSize]);
}

/** Removes characters that are not allowed in url(). */
function filterName(id: string): string {
  return `vision-${id.replaceAll(/[^a-z0-9]/gi, "")}`;
}
