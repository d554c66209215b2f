/** A saved wallpaper as a picture of any size and format, light or dark, drawn and written in the browser. */
import { useState } from "react";
import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { patternOf } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { deviceOfSize, WALLPAPER_DEVICES } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { ContentPage } from "#domain/library/content-kind.ts";
import { storedWallpaper } from "#domain/library/wallpaper-link.ts";
import { wallpaperFileName } from "#domain/library/wallpaper-page.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import "./item-export.css";

interface WallpaperExportProps {
  /** The wallpaper as the query of the Wallpaper Maker. */
  readonly search: string;
  readonly opens: ContentPage["opens"];
  readonly onClose: () => void;
}

const textOf = ({ width, height }: PatternSize) => `${width}x${height}`;

export function WallpaperExport({ search, opens, onClose }: WallpaperExportProps) {
  const [saved] = useState(() => storedWallpaper(search));
  const [size, setSize] = useState(saved.size);
  const [isDark, setDark] = useState(saved.isDark);
  const plan = usePlan();
  const own = deviceOfSize(saved.size) === undefined ? [{ label: "As saved", ...saved.size }] : [];
  const sizes = [...own, ...WALLPAPER_DEVICES];
  const shown = { ...saved, size, isDark };
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
          <PictureFields
            picture={{ kind: "pattern", pattern: patternOf(shown) }}
            name={wallpaperFileName(shown)}
            plan={plan}
            size={[size.width, size.height]}
          />
          <p className="field-hint">
            Other sizes, and several in one zip: <AppLink to={opens.address}>in the {opens.title}</AppLink>.
          </p>
        </section>
      </div>
    </Dialog>
  );
}
