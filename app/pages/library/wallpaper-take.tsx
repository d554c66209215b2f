import { useState } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { ContentPage } from "#domain/library/content-kind.ts";
import type { WallpaperPage } from "#domain/library/wallpaper-page.ts";
import { TakeChoice } from "./take-choice.tsx";

const WallpaperExport = part("WallpaperExport", () => import("./wallpaper-export.tsx"), NOTHING_MEANWHILE);

interface WallpaperTakeProps {
  readonly page: WallpaperPage;
  readonly opens: ContentPage["opens"];
  /** Called when it is opened in its tool, where its owner then saves changes in it. */
  readonly onOpen: () => void;
}

/** The download most people came for, as a link, and behind it every size and format. */
export function WallpaperTake({ page, opens, onOpen }: WallpaperTakeProps) {
  const [place, setPlace] = useState(page.saved);
  const [isOpen, setOpen] = useState(false);
  const file = page.files[place] ?? page.files[0];
  if (file === undefined) return null;
  return (
    <>
      <div className="detail-copy screen-take">
        <a className="btn btn-ink btn-l" href={file.png} download={`${file.name}.png`}>
          <Icon name="download-simple" />
          Download
        </a>
        <TakeChoice
          label="Screen to download for"
          value={String(place)}
          options={page.files.map(({ label, mode }, index) => ({
            value: String(index),
            label: `${label}, ${mode}`,
          }))}
          onChange={(value) => setPlace(Number(value))}
        />
      </div>
      <div className="detail-actions">
        <Button onClick={() => setOpen(true)}>
          <Icon name="export" />
          All sizes and formats
        </Button>
        <LinkButton to={opens.address} onClick={onOpen}>
          Open in {opens.title}
        </LinkButton>
        <LinkButton to={page.remix}>Remix</LinkButton>
      </div>
      {isOpen && (
        <WallpaperExport
          search={page.search}
          chosen={{ size: file.size, isDark: file.mode === "dark" }}
          opens={opens}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
