/** The color filling the canvas: its name in large type, its gamut, and the rows of related colors. */
import type { CSSProperties, ReactNode } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { distanceNote } from "#app/tools/converter/format-rows.ts";
import { shownCss } from "#app/tools/converter/shown-color.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { deltaEOK, formatDeltaE } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamut, smallestGamut } from "#engine/gamut/gamut.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";

interface FieldProps {
  readonly color: Color;
  readonly nearest: NearestName | undefined;
  readonly vision: VisionChoice;
  readonly children?: ReactNode;
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

export function Field({ color, nearest, vision, children }: FieldProps) {
  const name = nearest?.name === undefined || nearest.name === "" ? formatHex(color) : nearest.name;
  const words = name.split(/[\s-]+/);
  const outside = gamutSentence(color);
  // The paper shows through a translucent color; it is light enough to count as white.
  const ground = (color.alpha ?? 0) < 1 ? compositeOver(color, WHITE) : color;
  return (
    <div
      className={`cv-field on-color-${onColor(ground)}`}
      data-translucent={(color.alpha ?? 0) < 1 || undefined}
      style={{ "--c": shownCss(color, vision) } as CSSProperties}
    >
      <div className="cv-field-head">
        <p
          className="cv-name"
          style={
            {
              "--longest": Math.max(5, ...words.map((word) => word.length)),
              "--lines": Math.min(4, words.length),
            } as CSSProperties
          }
        >
          {name}
        </p>
        {nearest !== undefined && (
          <p className="cv-name-note">
            {nearest.deltaE < 0.0005 ? "Exactly this name" : `Nearest name, ${distanceNote(nearest.deltaE)}`}
          </p>
        )}
        {outside !== undefined && <p className="cv-name-note">{outside}</p>}
      </div>
      {outside !== undefined && (
        <i className="cv-mapped" aria-hidden="true" style={{ "--c": formatHex(color) } as CSSProperties} />
      )}
      {children}
    </div>
  );
}

/** Undefined for a color in sRGB. */
export function gamutSentence(color: Color): string | undefined {
  const gamut = smallestGamut(color);
  if (gamut === "srgb") return undefined;
  const where = {
    "display-p3": "inside P3",
    rec2020: "outside P3, inside Rec. 2020",
    beyond: "outside P3 and Rec. 2020",
  };
  const distance = formatDeltaE(deltaEOK(mapToGamut(color, "srgb"), color));
  return `Outside sRGB, ${where[gamut]}. Formats that end at sRGB are mapped, ${distance}; the corner shows how.`;
}
