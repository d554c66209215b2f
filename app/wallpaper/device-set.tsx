import { useState } from "react";
import type { SetPicture } from "#app/tools/wallpaper/write-set.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { WALLPAPER_DEVICES, type WallpaperDevice } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";

interface DeviceSetProps {
  /** The beginning of the file names. */
  readonly base: string;
  readonly plan: PlanId;
  readonly isDark: boolean;
  readonly isBusy: boolean;
  readonly onWrite: (pictures: readonly SetPicture[]) => void;
}

const FIRST_CHOSEN: readonly string[] = ["Phone", "Tablet", "Desktop"];

/** Exports the sizes of several devices in one archive. */
export function DeviceSet({ base, plan, isDark, isBusy, onWrite }: DeviceSetProps) {
  const [chosen, setChosen] = useState(FIRST_CHOSEN);
  const [isPair, setPair] = useState(false);
  const most = PLAN_LIMITS[plan].imagePx;
  const isPossible = ({ width, height }: WallpaperDevice) => Math.max(width, height) <= most;
  const devices = WALLPAPER_DEVICES.filter((device) => chosen.includes(device.label) && isPossible(device));
  const modes = isPair ? [false, true] : [isDark];
  const pictures = devices.flatMap(({ label, width, height }) =>
    modes.map((dark): SetPicture => {
      const device = label.toLowerCase().replaceAll(/\W+/g, "-");
      return {
        size: { width, height },
        isDark: dark,
        name: `${base}-${device}-${width}x${height}${isPair ? (dark ? "-dark" : "-light") : ""}`,
      };
    }),
  );
  return (
    <details className="wallpaper-set">
      <summary>Several sizes in one zip</summary>
      <fieldset>
        <legend className="sr-only">Devices</legend>
        {WALLPAPER_DEVICES.map((device) => {
          const { label, width, height } = device;
          const isAllowed = isPossible(device);
          return (
            <Checkbox
              key={label}
              label={`${label}, ${width} × ${height}${isAllowed ? "" : ", with Pro"}`}
              checked={isAllowed && chosen.includes(label)}
              onChange={({ currentTarget: { checked } }) => {
                if (isAllowed)
                  setChosen(checked ? [...chosen, label] : chosen.filter((each) => each !== label));
                else openDialog("pro", { title: `${Math.max(width, height)} px is a Pro size` });
              }}
            />
          );
        })}
        <Checkbox
          label="Each in light and dark"
          checked={isPair}
          onChange={(event) => setPair(event.currentTarget.checked)}
        />
      </fieldset>
      <Button disabled={isBusy || pictures.length === 0} onClick={() => onWrite(pictures)}>
        Write {pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`}
      </Button>
    </details>
  );
}
