/** The contrast of the system's clock or menu bar with the wallpaper; measured when the page is idle. */
import { useEffect, useMemo, useState } from "react";
import { onIdle } from "#app/ui/on-idle.ts";
import { deviceOfSize } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import { WALLPAPER_ZONES } from "#domain/documents/wallpaper/wallpaper-zones.ts";
import type { ZoneContrast } from "#engine/contrast/zone-contrast.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";
import type { WallpaperClient } from "./use-drawn.ts";

export interface ZoneReading {
  readonly name: string;
  /** Undefined until it is measured, and where the browser cannot draw in a worker. */
  readonly contrast: ZoneContrast | undefined;
}

/** Undefined for a size that belongs to no device. */
export function useZone(
  client: WallpaperClient,
  pattern: Pattern,
  size: PatternSize,
): ZoneReading | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly contrast: ZoneContrast | undefined }>();
  const device = deviceOfSize(size);
  const zone = device && WALLPAPER_ZONES[device.kind].find(({ hasText }) => hasText);
  const key = useMemo(() => JSON.stringify([pattern, size]), [pattern, size]);
  useEffect(() => {
    if (zone === undefined) return undefined;
    return onIdle(() => {
      void client.askLatest("read", { pattern, size, region: zone }).then((answered) => {
        if (answered.ok) setKnown({ key, contrast: answered.answer });
      });
    });
  }, [client, key, pattern, size, zone]);
  // A contrast that was measured on an earlier picture is not shown.
  return zone && { name: zone.name, contrast: known?.key === key ? known.contrast : undefined };
}
