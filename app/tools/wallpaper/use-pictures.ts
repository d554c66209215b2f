/** The pictures on the canvas: the wallpaper, its partner in the other mode, and the backdrop behind each device. */
import { useMemo, useState } from "react";
import type { Failure } from "#app/workers/failure.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_BACKDROP } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import { useDrawn, type WallpaperClient } from "./use-drawn.ts";
import { PICTURES, renderedPictures, type WallpaperData } from "./wallpaper-data.ts";

export interface Pictures {
  readonly svg: string | undefined;
  readonly backdrop: string | undefined;
  /** The picture in the other mode; undefined until the pair is first shown. */
  readonly partner: string | undefined;
  readonly partnerBackdrop: string | undefined;
  readonly problem: Failure | undefined;
  readonly again: () => void;
}

interface PicturesProps {
  readonly document: WallpaperDocument;
  /** The pattern as it is shown during a drag. */
  readonly pattern: Pattern;
  /** The pattern as it is shown after a drag has ended; only then the backdrop is drawn. */
  readonly settled: Pattern;
  readonly data: WallpaperData;
}

export function usePictures(client: WallpaperClient, props: PicturesProps): Pictures {
  const { document, pattern, settled, data } = props;
  const [initial] = useState(() => data[PICTURES] ?? renderedPictures());
  const { size, view } = document;
  const [other, otherSettled] = useMemo(
    () => [inOtherMode(pattern), inOtherMode(settled)] as const,
    [pattern, settled],
  );
  const isPair = view === "pair";
  const main = useDrawn(client, pattern, size, { id: "a", initial: initial.svg });
  const partner = useDrawn(client, isPair ? other : undefined, size, { id: "b" });
  const backdrop = useDrawn(client, settled, WALLPAPER_BACKDROP, { id: "c", initial: initial.backdrop });
  const behindPartner = useDrawn(client, isPair ? otherSettled : undefined, WALLPAPER_BACKDROP, { id: "d" });
  return {
    svg: main.svg,
    backdrop: backdrop.svg,
    partner: partner.svg,
    partnerBackdrop: behindPartner.svg,
    problem: main.problem,
    again: main.again,
  };
}

function inOtherMode(pattern: Pattern): Pattern {
  return { ...pattern, isDark: !pattern.isDark };
}
