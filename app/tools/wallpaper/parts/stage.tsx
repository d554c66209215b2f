/** The picture on its device, or as tiles. Around it is nothing: another crop of the pattern would break at its outline. */
import { type CSSProperties, useMemo } from "react";
import type { Pictures } from "#app/tools/wallpaper/use-pictures.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { Picture } from "./picture.tsx";

interface StageProps {
  readonly document: WallpaperDocument;
  readonly pictures: Pictures;
  /** The accessible name of the picture. */
  readonly label: string;
  readonly hasZones: boolean;
  readonly isTiled: boolean;
}

export function Stage({ document, pictures, label, hasZones, isTiled }: StageProps) {
  const { size, view, isDark } = document;
  const isPair = view === "pair";
  if (isTiled && !isPair && pictures.svg !== undefined)
    return <Tiles svg={pictures.svg} ratio={size.width / size.height} label={label} />;
  return (
    <>
      <Picture svg={pictures.svg} size={size} label={label} hasZones={hasZones} />
      {isPair && (
        <Picture
          svg={pictures.partner}
          size={size}
          label={`The ${isDark ? "light" : "dark"} partner`}
          hasZones={hasZones}
        />
      )}
    </>
  );
}

function Tiles({ svg, ratio, label }: { svg: string; ratio: number; label: string }) {
  const url = useMemo(() => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, [svg]);
  return (
    <div
      className="wallpaper-tiled"
      role="img"
      aria-label={`${label}, side by side`}
      style={{ "--ratio": ratio, backgroundImage: url } as CSSProperties}
    />
  );
}
