import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { deviceOfSize, WALLPAPER_DEVICES } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import type { SetFormat, SetPicture } from "./write-set.ts";

interface DeviceSetProps {
  /** The beginning of the file names. */
  readonly base: string;
  readonly plan: PlanId;
  /** The size that is shown, which is one of the set. */
  readonly size: PatternSize;
  /** The size of a saved wallpaper, which the set may have too. */
  readonly saved?: PatternSize | undefined;
  readonly isDark: boolean;
  readonly isBusy: boolean;
  readonly onWrite: (pictures: readonly SetPicture[]) => void;
}

interface SetScreen extends PatternSize {
  readonly label: string;
}

const FIRST_CHOSEN: readonly string[] = ["Phone", "Tablet", "Desktop"];
const [OWN_LABEL, SAVED_LABEL] = ["This size", "As saved"];
const FORMATS: readonly SetFormat[] = ["png", "svg"];

/** Exports the sizes of several devices in one archive, in light, dark or both, as PNG, SVG or both. */
export function DeviceSet({ base, plan, size, saved, isDark, isBusy, onWrite }: DeviceSetProps) {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const [formats, setFormats] = useState<readonly SetFormat[]>(["png"]);
  const [isPair, setPair] = useState(false);
  const isSaved = saved?.width === size.width && saved.height === size.height;
  const ownLabel = isSaved ? SAVED_LABEL : OWN_LABEL;
  const shown = deviceOfSize(size)?.label ?? ownLabel;
  const screens: readonly SetScreen[] = [
    ...(shown === ownLabel ? [{ label: ownLabel, ...size }] : []),
    ...(saved === undefined || isSaved || deviceOfSize(saved) !== undefined
      ? []
      : [{ label: SAVED_LABEL, ...saved }]),
    ...WALLPAPER_DEVICES,
  ];
  const most = PLAN_LIMITS[plan].imagePx;
  const isAllowed = ({ width, height }: SetScreen) => Math.max(width, height) <= most;
  const isChosen = (screen: SetScreen) =>
    isAllowed(screen) &&
    (turned[screen.label] ?? (screen.label === shown || FIRST_CHOSEN.includes(screen.label)));
  const modes = isPair ? [false, true] : [isDark];
  const pictures = screens.filter(isChosen).flatMap(({ label, width, height }) =>
    modes.flatMap((dark) =>
      FORMATS.filter((each) => formats.includes(each)).map((format): SetPicture => {
        const device = [OWN_LABEL, SAVED_LABEL].includes(label)
          ? ""
          : `${label.toLowerCase().replaceAll(/\W+/g, "-")}-`;
        return {
          size: { width, height },
          isDark: dark,
          format,
          name: `${base}-${device}${width}x${height}-${dark ? "dark" : "light"}`,
        };
      }),
    ),
  );
  return (
    <details className="wallpaper-set">
      <summary>Several sizes in one zip</summary>
      <fieldset>
        <legend className="sr-only">Devices</legend>
        {screens.map((screen) => {
          const { label, width, height } = screen;
          return (
            <Checkbox
              key={label}
              label={`${label}, ${width} × ${height}${isAllowed(screen) ? "" : ", with Pro"}`}
              checked={isChosen(screen)}
              onChange={({ currentTarget: { checked } }) => {
                if (isAllowed(screen)) setTurned({ ...turned, [label]: checked });
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
      <fieldset className="wallpaper-set-formats">
        <legend className="sr-only">Formats</legend>
        {FORMATS.map((format) => (
          <Checkbox
            key={format}
            label={format.toUpperCase()}
            checked={formats.includes(format)}
            onChange={({ currentTarget: { checked } }) =>
              setFormats(checked ? [...formats, format] : formats.filter((each) => each !== format))
            }
          />
        ))}
      </fieldset>
      <Button disabled={isBusy || pictures.length === 0} onClick={() => onWrite(pictures)}>
        Write {pictures.length === 1 ? "1 file" : `${pictures.length} files`}
      </Button>
    </details>
  );
}
