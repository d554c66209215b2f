import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { DrawnCanvas } from "#app/canvas/drawn-canvas.tsx";
import type { ImageTool } from "#app/tools/image/use-image.ts";
import type { OpenPicture } from "#app/tools/image/use-open-picture.ts";
import { useStageDrag } from "#app/tools/image/use-stage-drag.ts";
import type { PixelArea, PixelAt } from "#domain/documents/image/image-document.ts";
import { Loupe } from "./loupe.tsx";
import { Ring } from "./ring.tsx";
import type { ShownPicker } from "./shown-picker.ts";

interface StageProps {
  readonly image: ImageTool;
  readonly picture: OpenPicture;
  readonly pickers: readonly ShownPicker[];
  readonly isArea: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

interface Seen {
  readonly at: PixelAt;
  readonly isTouch: boolean;
}

/** The picture with its pickers, fitted into the canvas; pickers move by dragging and by arrow keys. */
export function Stage({ image, picture, pickers, isArea, chosen, onChoose }: StageProps) {
  const { width, height, shown, lens } = picture;
  const { document, place, find, remove, cancelPreview } = image;
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>();
  const [drawn, setDrawn] = useState<PixelArea>();
  const draw = useCallback((context: CanvasRenderingContext2D) => context.drawImage(shown, 0, 0), [shown]);

  // The rings' handlers are stable, so that only a ring that moves is rendered.
  const latest = useRef({ document, place, remove, cancelPreview });
  useEffect(() => {
    latest.current = { document, place, remove, cancelPreview };
  });
  const placeOf = useCallback(
    (index: number): PixelAt | undefined => latest.current.document.pickers[index]?.at,
    [],
  );
  const onPlace = useCallback((index: number, at: PixelAt, isDrag: boolean) => {
    if (isDrag) setSeen({ at, isTouch: false });
    latest.current.place(index, at, isDrag);
  }, []);
  const onCancel = useCallback(() => {
    setSeen(undefined);
    latest.current.cancelPreview();
  }, []);
  const onFocus = useCallback(
    (index: number) => {
      onChoose(index);
      const at = placeOf(index);
      if (at !== undefined) setSeen({ at, isTouch: false });
    },
    [onChoose, placeOf],
  );
  const onBlur = useCallback(() => setSeen(undefined), []);
  const onRemove = useCallback((index: number) => latest.current.remove(index), []);

  const onPointerDown = useStageDrag({
    frame,
    width,
    height,
    isArea,
    placeOf,
    onPlace: (index, at, isDrag, isTouch) => {
      setSeen(isDrag ? { at, isTouch } : undefined);
      place(index, at, isDrag);
      onChoose(index ?? image.committed.pickers.length);
    },
    onArea: (area, isDrag) => {
      setDrawn(isDrag ? area : undefined);
      if (!isDrag) find({ area });
    },
    onChoose,
    onCancel: () => {
      setDrawn(undefined);
      onCancel();
    },
  });

  const area = drawn ?? document.area;
  const [x01, y01] = [(x: number) => (x + 0.5) / width, (y: number) => (y + 0.5) / height];
  return (
    <div className="stage" style={{ "--ratio": width / height } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dock, rings and number fields offer the same by keyboard */}
      <div
        ref={frame}
        className="stage-frame"
        data-tool={isArea ? "area" : "pick"}
        data-small={Math.max(width, height) < 400 || undefined}
        onPointerDown={onPointerDown}
      >
        <DrawnCanvas
          draw={draw}
          pixels={shown}
          gamut={picture.gamut}
          role="img"
          aria-label={`${picture.name}, ${width} by ${height} pixels`}
        />
        {area !== undefined && (
          <div className="stage-shade">
            <i
              className="stage-area"
              style={
                {
                  "--l": area.x / width,
                  "--t": area.y / height,
                  "--w": area.width / width,
                  "--h": area.height / height,
                } as CSSProperties
              }
            />
          </div>
        )}
        {pickers.map((entry, order) =>
          entry.picker.at === undefined ? null : (
            <Ring
              key={entry.index}
              shown={entry}
              number={order + 1}
              x01={x01(entry.picker.at.x)}
              y01={y01(entry.picker.at.y)}
              isChosen={entry.index === chosen}
              onFocus={onFocus}
              onBlur={onBlur}
              at={entry.picker.at}
              width={width}
              height={height}
              onPlace={onPlace}
              onCancel={onCancel}
              onRemove={onRemove}
            />
          ),
        )}
        {seen !== undefined && (
          <Loupe lens={lens} at={seen.at} x01={x01(seen.at.x)} y01={y01(seen.at.y)} isTouch={seen.isTouch} />
        )}
      </div>
    </div>
  );
}
