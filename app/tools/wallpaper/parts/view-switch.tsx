/** One switch for what the canvas shows: a device, the light and dark pair, or the sheet of seeds. */
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { WallpaperDocument, WallpaperView } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { deviceOfSize, type WallpaperDevice } from "#domain/documents/wallpaper/wallpaper-sizes.ts";

type Shown = Exclude<WallpaperView, "one"> | WallpaperDevice["kind"] | "own";

interface ViewSwitchProps {
  readonly document: WallpaperDocument;
  readonly onView: (view: WallpaperView) => void;
  readonly onDevice: (kind: WallpaperDevice["kind"]) => void;
}

interface ViewOption {
  readonly value: Shown;
  readonly label: string;
  readonly icon: IconName;
}

const VIEWS: readonly ViewOption[] = [
  { value: "phone", label: "Phone", icon: "device-mobile" },
  { value: "desktop", label: "Desktop", icon: "desktop" },
  { value: "screens", label: "Two screens", icon: "devices" },
  { value: "pair", label: "Pair", icon: "circle-half" },
  { value: "seeds", label: "Seeds", icon: "grid-four" },
];

export function ViewSwitch({ document, onView, onDevice }: ViewSwitchProps) {
  const { size, view } = document;
  const device = deviceOfSize(size);
  const kind = device?.kind ?? "own";
  // Any other size gets an option of its own, which leads back to it from the pair and the seeds.
  const views: readonly ViewOption[] = VIEWS.some(({ value }) => value === kind)
    ? VIEWS
    : [{ value: kind, label: device?.label ?? "Own size", icon: "image" }, ...VIEWS];
  return (
    <Segmented
      label="View"
      options={views.map(({ value, label, icon }) => ({
        value,
        label,
        picture: (
          <>
            <Icon name={icon} size={18} />
            <span className="wallpaper-view-name" aria-hidden="true">
              {label}
            </span>
          </>
        ),
      }))}
      value={view === "one" ? kind : view}
      onChange={(next) => {
        if (next === "pair" || next === "seeds") onView(next);
        else if (next === kind) onView("one");
        else if (next !== "own") onDevice(next);
      }}
    />
  );
}
