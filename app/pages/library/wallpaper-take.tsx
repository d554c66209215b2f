import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { WallpaperPage } from "#domain/library/wallpaper-page.ts";

const WallpaperExport = part("WallpaperExport", () => import("./wallpaper-export.tsx"), NOTHING_MEANWHILE);

/** The download most people came for, as a link, and behind it every size and format. */
export function WallpaperTake({ page }: { page: WallpaperPage }) {
  const [place, setPlace] = useState(page.saved);
  const [isOpen, setOpen] = useState(false);
  const file = page.files[place] ?? page.files[0];
  if (file === undefined) return null;
  return (
    <>
      <div className="detail-copy">
        <a className="btn btn-ink btn-l" href={file.png} download={`${file.name}.png`}>
          <Icon name="download-simple" />
          Download
        </a>
        <label>
          <span className="sr-only">Screen to download for</span>
          <select value={place} onChange={(event) => setPlace(Number(event.currentTarget.value))}>
            {page.files.map(({ name, label, mode }, index) => (
              <option key={name} value={index}>
                {label}, {mode}
              </option>
            ))}
          </select>
          <Icon name="caret-down" size={14} />
        </label>
      </div>
      <Button onClick={() => setOpen(true)}>
        <Icon name="export" />
        All sizes and formats
      </Button>
      {isOpen && <WallpaperExport search={page.search} onClose={() => setOpen(false)} />}
    </>
  );
}
