import { NativeSelect } from "#app/ui/native-select.tsx";
import { deviceOfSize, WALLPAPER_DEVICES } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";

interface DeviceSelectProps {
  readonly label: string;
  readonly size: PatternSize;
  readonly onSize: (size: PatternSize) => void;
  readonly fieldClassName?: string;
}

const OWN = "own";
const text = ({ width, height }: PatternSize) => `${width}x${height}`;

/** The sizes of common devices, and another option while the size belongs to none of them. */
export function DeviceSelect({ label, size, onSize, fieldClassName }: DeviceSelectProps) {
  const device = deviceOfSize(size);
  return (
    <NativeSelect
      label={label}
      isLabelHidden
      {...(fieldClassName !== undefined && { fieldClassName })}
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
        if (found !== undefined) onSize({ width: found.width, height: found.height });
      }}
    />
  );
}
