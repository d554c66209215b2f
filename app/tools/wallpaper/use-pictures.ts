/** The pictures on the canvas: the wallpaper, and its partner in the other mode. */
import { useMemo, useState } from "react";
import type { Failure } from "#app/workers/failure.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import { useDrawn, type WallpaperClient } from "./use-drawn.ts";
import { PICTURE, renderedPicture, type WallpaperData } from "./wallpaper-data.ts";

export interface Pictures {
  readonly svg: string | undefined;
  /** The picture in the other mode; undefined until the pair is first shown. */
  readonly partner: string | undefined;
  readonly problem: Failure | undefined;
  readonly again: () => void;
}

interface PicturesProps {
  readonly document: WallpaperDocument;
  /** The pattern as it is shown during a drag. */
  readonly pattern: Pattern;
  readonly data: WallpaperData;
}

export function usePictures(client: WallpaperClient, { document, pattern, data }: PicturesProps): Pictures {
  const [initial] = useState(() => data[PICTURE] ?? renderedPicture());
  const { size, view } = document;
  const other = useMemo(() => ({ ...pattern, isDark: !pattern.isDark }), [pattern]);
  const main = useDrawn(client, pattern, size, { id: "a", initial: initial.svg });
  const partner = useDrawn(client, view === "pair" ? other : undefined, size, { id: "b" });
  return { svg: main.svg, partner: partner.svg, problem: main.problem, again: main.again };
}
