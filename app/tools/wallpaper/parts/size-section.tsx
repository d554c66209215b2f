import { useState } from "react";
import { NumberField } from "#app/ui/number-field.tsx";
import { isWallpaperSize, WALLPAPER_SIDE } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { DeviceSelect } from "./device-select.tsx";

interface SizeSectionProps {
  readonly size: PatternSize;
  readonly onSize: (size: PatternSize) => void;
}

export function SizeSection({ size, onSize }: SizeSectionProps) {
  const [problem, setProblem] = useState<string>();
  const take = (next: PatternSize) => {
    const isPossible = isWallpaperSize(next);
    setProblem(
      isPossible
        ? undefined
        : `${next.width} × ${next.height} is too narrow: one side can be up to eight times the other.`,
    );
    if (isPossible) onSize(next);
  };
  return (
    <>
      <DeviceSelect label="Device" size={size} onSize={take} />
      <div className="wallpaper-size">
        <NumberField
          label="Width"
          value={size.width}
          decimals={0}
          unit=" px"
          {...WALLPAPER_SIDE}
          onCommit={(width) => take({ ...size, width: Math.round(width) })}
        />
        <NumberField
          label="Height"
          value={size.height}
          decimals={0}
          unit=" px"
          {...WALLPAPER_SIDE}
          onCommit={(height) => take({ ...size, height: Math.round(height) })}
        />
      </div>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
