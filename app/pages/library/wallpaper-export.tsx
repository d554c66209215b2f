/** A saved wallpaper in any size and format, light or dark, drawn and written in the browser. */
import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { LeavesSection } from "#app/wallpaper/leaves-section.tsx";
import { deviceOfSize, WALLPAPER_DEVICES } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { ContentPage } from "#domain/library/content-kind.ts";
import { storedWallpaper } from "#domain/library/wallpaper-link.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import "./item-export.css";

interface WallpaperExportProps {
  /** The wallpaper as the query of the Wallpaper Maker. */
  readonly search: string;
  /** The screen and the mode that are chosen on the page. */
  readonly chosen: { readonly size: PatternSize; readonly isDark: boolean };
  readonly opens: ContentPage["opens"];
  readonly onClose: () => void;
}

const textOf = ({ width, height }: PatternSize) => `${width}x${height}`;

export function WallpaperExport({ search, chosen, opens, onClose }: WallpaperExportProps) {
  const [saved] = useState(() => storedWallpaper(search));
  const [size, setSize] = useState<PatternSize>(chosen.size);
  const [isDark, setDark] = useState(chosen.isDark);
  const own = deviceOfSize(saved.size) === undefined ? [{ label: "As saved", ...saved.size }] : [];
  const sizes = [...own, ...WALLPAPER_DEVICES];
  return (
    <Dialog title="All sizes and formats" onClose={onClose}>
      <div className="item-export">
        <section className="inspector-section">
          <NativeSelect
            label="Size"
            value={textOf(size)}
            options={sizes.map((each) => ({
              value: textOf(each),
              label: `${each.label}, ${each.width} × ${each.height}`,
            }))}
            onChange={(value) => {
              const found = sizes.find((each) => textOf(each) === value);
              if (found !== undefined) setSize({ width: found.width, height: found.height });
            }}
          />
          <Checkbox
            label="Dark"
            checked={isDark}
            onChange={(event) => setDark(event.currentTarget.checked)}
          />
          <LeavesSection document={{ ...saved, size, isDark }} saved={saved.size} />
        </section>
        <p className="item-export-elsewhere">
          A size of your own: <AppLink to={opens.address}>in the {opens.title}</AppLink>.
        </p>
      </div>
    </Dialog>
  );
}
