/** A gradient by the query of its link (gradient-link.ts): several layers, a center, hints or easings. */
import * as v from "valibot";
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { commentedGradient } from "#domain/library/gradient-files.ts";
import {
  layersBlend,
  layersCardCss,
  layersCss,
  readGradientLink,
  storedLayers,
} from "#domain/library/gradient-link.ts";
import { listFiles } from "#domain/library/palette-files.ts";
import { sentLink } from "#domain/library/sent-link.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import type { GradientFormatId } from "#engine/files/gradient/gradient-formats.ts";
import { gradientPng } from "#engine/files/gradient/gradient-png.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";

interface GradientLinkContent {
  readonly type: "gradient-link";
  readonly gradientLink: string;
}

/** Number of its colors that are stored for lists, names and search. */
const MAX_COLORS = 16;
const MAX_DESCRIBED = 6;
/** Width and height of its PNG, px. */
const PICTURE_SIZE = [1200, 630] as const;
const TAG = "layered";
const TABS = [
  ["css", "CSS"],
  ["scss", "SCSS"],
  ["tailwind", "Tailwind"],
  ["svg", "SVG"],
] as const;

export const GRADIENT_LINK_CONTENT: ContentKind<GradientLinkContent> = {
  type: "gradient-link",
  list: "gradient",
  noun: "gradient",
  fields: {
    gradientLink: v.pipe(
      v.optional(v.string()),
      v.description(
        "Of a gradient with several layers, a center, hints or easings: the query of its link in `/gradient-generator`. The tag `layered` lists them.",
      ),
    ),
  },
  sent: v.object({ type: v.literal("gradient-link"), gradientLink: sentLink(readGradientLink) }),
  hasOwnNames: false,
  mostDescribed: MAX_DESCRIBED,
  tags: [TAG],
  part: { name: "layered", label: "Layered", tag: TAG, make: GRADIENT.path },
  colorsOf: ({ gradientLink: link }) => layerColors(link),
  titleOf: (_content, { first, last }) => (first === last ? first : `${first} and ${last}`),
  tagsOf: () => [TAG],
  isSame: ({ gradientLink: one }, { gradientLink: other }) => one === other,
  isQuick: () => false,
  cardFace: ({ gradientLink: link }) => ({
    gradientCss: layersCardCss(link),
    ...blendOf(link, "gradientBlend"),
    opens: { tool: GRADIENT.tool, search: link },
  }),
  pageOf: ({ gradientLink: link }, { id, title }) => {
    const search = GRADIENT.encode(storedLayers(link, title)).toString();
    return {
      face: { css: layersCardCss(link), ...blendOf(link, "blend") },
      visionsCss: [undefined, ...DEFICIENCIES].map((deficiency) =>
        layersCss(link, deficiency && ((color) => simulateVision(color, deficiency))),
      ),
      called: "the gradient",
      isMadeHere: true,
      opens: { title: titleOfTool(GRADIENT.tool), address: `${GRADIENT.path}?${search}` },
      files: listFiles("gradient", id),
      exported: { thing: "gradient", gradient: search },
    };
  },
  codeOf: async ({ gradientLink: link }, { title }, shareLink) =>
    TABS.map(([id, label]) => ({ id, label, text: written(link, title, id, shareLink) })),
  fileOf: async ({ gradientLink: link }, { title }, { format, shareLink }) =>
    format === "png" ? pngOf(link, ...PICTURE_SIZE) : written(link, title, format, shareLink),
  pictureOf: ({ gradientLink: link }, { width, height }) => ({ png: pngOf(link, width, height) }),
};

function blendOf<Name extends string>(link: string, name: Name): { [Key in Name]?: string } {
  const blend = layersBlend(link);
  return blend === undefined ? {} : ({ [name]: blend } as { [Key in Name]: string });
}

/** Each color once, translucent ones opaque, in the order of the layers. */
function layerColors(link: string): readonly Color[] {
  const colors = storedLayers(link).layers.flatMap(({ stops }) =>
    stops.map(({ color }) => ({ ...color, alpha: 1 })),
  );
  const texts = colors.map((color) => cssOfColorText(colorText(color)));
  return colors.filter((_, at) => texts.indexOf(texts[at] ?? "") === at).slice(0, MAX_COLORS);
}

function written(link: string, title: string, format: GradientFormatId, shareLink: string): string {
  const [name = "gradient"] = title === "" ? [] : toIdentifiers([title], "kebab");
  return commentedGradient(
    format,
    paintedLayers(storedLayers(link).layers),
    { tolerance: DEFAULT_TOLERANCE, name, form: "custom-property" },
    shareLink,
  );
}

function pngOf(link: string, width: number, height: number): Uint8Array {
  return gradientPng(paintedLayers(storedLayers(link).layers), width, height);
}
