import { useState } from "react";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { isWallpaperSize, WALLPAPER_SIDE } from "#domain/documents/wallpaper-document.ts";
import { deviceOfSize, WALLPAPER_DEVICES } from "#domain/documents/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";

interface SizeSectionProps {
  readonly size: PatternSize;
  readonly onSize: (size: PatternSize) => void;
}

const OWN = "own";
const text = ({ width, height }: PatternSize) => `${width}x${height}`;

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
  const device = deviceOfSize(size);
  return (
    <>
      <NativeSelect
        label="Device"
        isLabelHidden
        value={device === undefined ? OWN : text(device)}
        options={[
          ...WALLPAPER_DEVICES.map((each) => ({
            value: text(each),
            label: `${each.label}, ${each.width} × ${each.height}`,
          })),
          ...(device === undefined ? [{ value: OWN, label: "A size of your own" }] : []),
        ]}
        onChange={(value) => {
          const found = WALLPAPER_DEVICES.find((each) => text(each) === value);
          if (found !== undefined) take({ width: found.width, height: found.height });
        }}
      />
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
