/** Colors, and nothing besides. */
import * as v from "valibot";
import {
  DEFAULTS,
  encodePalette,
  freeColor,
  MAX_COLORS,
} from "#domain/documents/palette/palette-document.ts";
import { PALETTE } from "#domain/documents/palette/palette-kind.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { listFiles, paletteCode, writePalette } from "#domain/library/palette-files.ts";
import { readColor } from "#domain/library/stored-color.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";

interface PaletteContent {
  readonly type: "palette";
}

export const PALETTE_CONTENT: ContentKind<PaletteContent> = {
  type: "palette",
  list: "palette",
  noun: "palette",
  fields: {},
  sent: v.object({ type: v.literal("palette") }),
  hasOwnNames: true,
  tags: [],
  colorsOf: (_content, sent) => sent,
  titleOf: (_content, { first, last }) => (first === last ? first : `${first} and ${last}`),
  tagsOf: () => [],
  isSame: () => true,
  isQuick: (_content, what) => what !== "png",
  cardFace: () => ({}),
  pageOf: (_content, { id, colors, ownNames }) => {
    const entries = colors
      .slice(0, MAX_COLORS)
      .map((text, index) => freeColor(readColor(text), ownNames[index]));
    return {
      opens: {
        title: titleOfTool(PALETTE.tool),
        address: `${PALETTE.path}?${encodePalette({ ...DEFAULTS, colors: entries })}`,
      },
      files: listFiles("palette", id),
      exported: { thing: "palette" },
    };
  },
  codeOf: (_content, item, shareLink) => paletteCode(item, shareLink),
  fileOf: (_content, item, { format, shareLink }) => writePalette(item, format, shareLink),
  pictureOf: () => undefined,
};
