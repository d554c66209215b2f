/** A wallpaper, by the query of its link (wallpaper-link.ts). Its colors are the palette that it is made of. */
import * as v from "valibot";
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { paletteCode, writePalette } from "#domain/library/palette-files.ts";
import { sentLink } from "#domain/library/sent-link.ts";
import {
  readWallpaperLink,
  storedWallpaper,
  wallpaperAddress,
  wallpaperStyle,
} from "#domain/library/wallpaper-link.ts";
import { wallpaperPage } from "#domain/library/wallpaper-page.ts";
import { plainWallpaperSvg } from "#domain/library/wallpaper-svg.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";

interface WallpaperContent {
  readonly type: "wallpaper";
  readonly wallpaper: string;
}

const FILES = ["svg", "png"] as const;
const TAG = "wallpaper";

export const WALLPAPER_CONTENT: ContentKind<WallpaperContent> = {
  type: "wallpaper",
  list: "palette",
  noun: "wallpaper",
  fields: {
    wallpaper: v.pipe(
      v.optional(v.string()),
      v.description(
        "Of a palette that a wallpaper is made of: the query that opens it at `/design/wallpaper/new`. `/wallpapers/{id}.svg` is its picture, and the tag `wallpaper` lists all wallpapers.",
      ),
    ),
  },
  sent: v.object({ type: v.literal("wallpaper"), wallpaper: sentLink(readWallpaperLink) }),
  hasOwnNames: false,
  tags: [TAG],
  part: { name: "wallpapers", label: "Wallpapers", tag: TAG, make: "/design/wallpaper/new" },
  colorsOf: ({ wallpaper }) => storedWallpaper(wallpaper).colors.map(({ color }) => color),
  titleOf: ({ wallpaper }, { first }) => `${wallpaperStyle(wallpaper)} in ${first}`,
  tagsOf: () => [TAG],
  // A different seed gives a different picture.
  isSame: ({ wallpaper: one }, { wallpaper: other }) => one === other,
  isQuick: (_content, what) => what !== "png",
  cardFace: (_content, { id, colors }) => ({
    picture: { src: `/wallpapers/${id}.png?width=320`, behindCss: bandsCss(colors) },
  }),
  pageOf: ({ wallpaper }, { id }) => {
    const { size, isDark } = storedWallpaper(wallpaper);
    return {
      face: {
        src: `/wallpapers/${id}.svg`,
        ...size,
        alt: `${wallpaperStyle(wallpaper)}, ${size.width} × ${size.height} px${isDark ? ", dark" : ""}`,
      },
      opens: { title: titleOfTool(WALLPAPER.tool), address: wallpaperAddress(wallpaper) },
      screens: wallpaperPage(wallpaper, id),
      files: FILES.map((name) => ({ name, address: `/wallpapers/${id}.${name}` })),
      exported: { thing: "wallpaper’s colors" },
    };
  },
  codeOf: (_content, item, shareLink) => paletteCode(item, shareLink),
  fileOf: (_content, item, { format, shareLink }) => writePalette(item, format, shareLink),
  pictureOf: ({ wallpaper }, size) => ({ svg: plainWallpaperSvg(wallpaper, size) }),
};

/** Bands of equal height. */
function bandsCss(colors: readonly string[]): string {
  const at = (index: number) => `${Math.round((index / colors.length) * 1000) / 10}%`;
  const stops = colors.map((color, index) => `${color} ${at(index)} ${at(index + 1)}`);
  return `linear-gradient(${stops.join(", ")})`;
}
