import { useState } from "react";
import type { ImageTool } from "#app/tools/image/use-image.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PixelArea } from "#domain/documents/image/image-document.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";

const SIDES = [
  { name: "x", label: "Left" },
  { name: "y", label: "Top" },
  { name: "width", label: "Width" },
  { name: "height", label: "Height" },
] as const;

/** The selected area of the picture, in pixels; it can also be drawn on the picture. */
export function AreaSection({ image }: { image: ImageTool }) {
  const { document, find } = image;
  const { picture } = document;
  const [error, setError] = useState<string>();
  // Until the sample is painted, the fields are shown so that the layout does not shift.
  if (picture === undefined || (image.picture === undefined && picture.id !== SAMPLE_ID))
    return <p className="field-hint">With a picture open, an area of it can be looked at alone.</p>;
  const whole: PixelArea = { x: 0, y: 0, width: picture.width, height: picture.height };
  const area = document.area ?? whole;
  const change = (name: keyof PixelArea, text: string) => {
    const value = Number(text);
    const least = name === "x" || name === "y" ? 0 : 1;
    const most = {
      x: whole.width - 1,
      y: whole.height - 1,
      width: whole.width - area.x,
      height: whole.height - area.y,
    };
    if (text.trim() === "" || !Number.isInteger(value) || value < least || value > most[name]) {
      const label = SIDES.find((side) => side.name === name)?.label;
      setError(`${label} is a whole number from ${least} to ${most[name]}.`);
      return;
    }
    setError(undefined);
    const next = { ...area, [name]: value };
    next.width = Math.min(next.width, whole.width - next.x);
    next.height = Math.min(next.height, whole.height - next.y);
    const isWhole = SIDES.every((side) => next[side.name] === whole[side.name]);
    find({ area: isWhole ? null : next });
  };
  return (
    <>
      <div className="area-fields">
        {SIDES.map(({ name, label }) => (
          <TextField
            key={`${name}-${area[name]}`}
            label={label}
            fieldSize="s"
            inputMode="numeric"
            defaultValue={area[name]}
            onBlur={(event) => {
              if (event.currentTarget.value !== String(area[name])) change(name, event.currentTarget.value);
            }}
            onKeyDown={(event) => event.key === "Enter" && change(name, event.currentTarget.value)}
          />
        ))}
      </div>
      <div aria-live="polite">{error !== undefined && <p className="field-error">{error}</p>}</div>
      {document.area !== undefined && (
        <Button
          size="s"
          className="area-whole"
          onClick={() => {
            setError(undefined);
            find({ area: null });
          }}
        >
          Whole picture
        </Button>
      )}
    </>
  );
}
