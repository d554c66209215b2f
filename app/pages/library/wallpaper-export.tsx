/** The picture panel of the Wallpaper Maker, for a saved one: any size up to 8192 px, each format, pairs and sets. */
import { useState } from "react";
import { LeavesSection } from "#app/tools/wallpaper/parts/leaves-section.tsx";
import { SizeSection } from "#app/tools/wallpaper/parts/size-section.tsx";
import { useWallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { storedWallpaper } from "#domain/library/wallpaper-link.ts";
import "#app/tools/wallpaper/wallpaper.css";
import "./item-export.css";

interface WallpaperExportProps {
  /** The wallpaper as the query of the Wallpaper Maker. */
  readonly search: string;
  readonly onClose: () => void;
}

export function WallpaperExport({ search, onClose }: WallpaperExportProps) {
  const [document, setDocument] = useState(() => storedWallpaper(search));
  const client = useWallpaperClient();
  return (
    <Dialog title="All sizes and formats" onClose={onClose}>
      <div className="item-export screen-export">
        <SizeSection size={document.size} onSize={(size) => setDocument({ ...document, size })} />
        <Checkbox
          label="Dark"
          checked={document.isDark}
          onChange={(event) => setDocument({ ...document, isDark: event.currentTarget.checked })}
        />
        <LeavesSection document={document} client={client} />
      </div>
    </Dialog>
  );
}
