/** One picture at the ratio of its device, as large as the canvas allows, with the device's frame and zones. */
import type { CSSProperties } from "react";
import { deviceOfSize, type WallpaperDevice } from "#domain/documents/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";

interface PictureProps {
  readonly svg: string | undefined;
  readonly size: PatternSize;
  /** What assistive technology is told. */
  readonly label: string;
  readonly hasZones: boolean;
}

export function Picture({ svg, size, label, hasZones }: PictureProps) {
  const device = deviceOfSize(size);
  return (
    <figure
      className="wallpaper-picture"
      data-device={device?.kind ?? "own"}
      role="img"
      aria-label={label}
      style={{ "--ratio": size.width / size.height } as CSSProperties}
    >
      {svg === undefined ? (
        <div className="wallpaper-wait" />
      ) : (
        // Written by the engine alone, from numbers.
        <div className="wallpaper-svg" dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      {hasZones &&
        zonesOf(device).map(({ name, style }) => (
          <span key={name} className="wallpaper-zone" style={style} aria-hidden="true">
            <b>{name}</b>
          </span>
        ))}
    </figure>
  );
}

interface Zone {
  readonly name: string;
  readonly style: CSSProperties;
}

const BOTH = { left: 0, right: 0 };
/** Where systems put their own things, in percent of the picture, as measured on common ones. */
const ZONES: Readonly<Record<WallpaperDevice["kind"], readonly Zone[]>> = {
  phone: [
    { name: "Clock", style: { ...BOTH, top: 0, height: "31%" } },
    { name: "Dock", style: { ...BOTH, bottom: 0, height: "13%" } },
  ],
  tablet: [
    { name: "Clock", style: { ...BOTH, top: 0, height: "24%" } },
    { name: "Dock", style: { left: "12%", right: "12%", bottom: 0, height: "9%" } },
  ],
  desktop: [
    { name: "Menu bar", style: { ...BOTH, top: 0, height: "4.5%" } },
    { name: "Dock", style: { left: "22%", right: "22%", bottom: 0, height: "9%" } },
  ],
  screens: [
    { name: "Menu bar", style: { ...BOTH, top: 0, height: "4.5%" } },
    { name: "Dock", style: { left: "11%", right: "61%", bottom: 0, height: "9%" } },
  ],
  watch: [{ name: "Time", style: { left: "40%", right: 0, top: 0, height: "22%" } }],
};

function zonesOf(device: WallpaperDevice | undefined): readonly Zone[] {
  return device === undefined ? [] : ZONES[device.kind];
}
