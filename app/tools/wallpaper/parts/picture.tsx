/** One picture at the ratio of its device, as large as the canvas allows, with the device's frame and zones. */
import type { CSSProperties } from "react";
import { deviceOfSize } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import { WALLPAPER_ZONES } from "#domain/documents/wallpaper/wallpaper-zones.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";

interface PictureProps {
  readonly svg: string | undefined;
  readonly size: PatternSize;
  /** The accessible name of the picture. */
  readonly label: string;
  readonly hasZones: boolean;
}

export function Picture({ svg, size, label, hasZones }: PictureProps) {
  const device = deviceOfSize(size);
  const zones = device === undefined ? [] : WALLPAPER_ZONES[device.kind];
  return (
    <figure
      className="wallpaper-picture"
      data-device={device?.kind ?? "own"}
      data-wide={size.width > size.height || undefined}
      role="img"
      aria-label={label}
      style={{ "--ratio": size.width / size.height } as CSSProperties}
    >
      {svg === undefined ? (
        <div className="part-wait part-wait-fill" />
      ) : (
        // The engine writes the SVG from numbers alone, so it contains no text of a visitor.
        <div className="wallpaper-svg" dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      {device?.kind === "screens" && <span className="wallpaper-seam" aria-hidden="true" />}
      {hasZones &&
        zones.map(({ name, x, y, width, height }) => (
          <span
            key={name}
            className="wallpaper-zone"
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
            aria-hidden="true"
          >
            <b>{name}</b>
          </span>
        ))}
    </figure>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
