/** Text over a gradient or a picture, to the edges of the canvas; the point where it is worst is marked. */
import { type CSSProperties, useId } from "react";
import { choosePicture } from "#app/tools/contrast/shortcuts.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { formatRatio } from "#engine/contrast.ts";
import { formatHex } from "#engine/format.ts";
import { sampledCss } from "#engine/gradient.ts";
import { visionMatrix } from "#engine/vision.ts";
import type { CanvasProps } from "./canvas.tsx";
import { MovableText } from "./movable-text.tsx";
import { PhotoCanvas } from "./photo-canvas.tsx";
import "./over-view.css";

/** Stops in plain sRGB that show the interpolation as the engine has it, in every browser. */
const SHOWN_STOPS = 33;

export function OverView({ tool, surface, photo: { photo, problem, isReading }, vision }: CanvasProps) {
  const filterId = useId();
  const { over, background } = tool.document;
  const { reading } = surface;
  const isPhoto = over.ground === "image";
  if (isPhoto && photo === undefined) {
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
      ref={surface.frame}
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
      {isPhoto && photo !== undefined && (
        <PhotoCanvas photo={photo} width={surface.size.width} height={surface.size.height} />
      )}
      {over.scrim !== undefined && (
        <span
          className="contrast-scrim"
          style={{ "--c": over.scrim.tone, "--alpha": over.scrim.alpha } as CSSProperties}
        />
      )}
      <MovableText tool={tool} surface={surface} />
      {reading !== undefined && (
        <span
          className="contrast-mark"
          role="img"
          aria-label={`Worst point, ${formatRatio(reading.worst.ratio)} to 1`}
          data-left={reading.worst.x01 > 0.8 || undefined}
          style={
            {
              "--x": `${reading.worst.x01 * 100}%`,
              "--y": `${reading.worst.y01 * 100}%`,
              "--c": formatHex(reading.worst.under),
            } as CSSProperties
          }
        >
          <b aria-hidden="true">{formatRatio(reading.worst.ratio)}</b>
        </span>
      )}
    </div>
  );
}

/** Without what a url() cannot hold. */
function filterName(id: string): string {
  return `vision-${id.replaceAll(/[^a-z0-9]/gi, "")}`;
}
