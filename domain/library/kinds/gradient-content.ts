/** A gradient with stops on one line of colors. */
import * as v from "valibot";
import { boundedList } from "#domain/bounded-list.ts";
import { GRADIENT, gradientSearch } from "#domain/documents/gradient/gradient-document.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { formatGradientCss, toGradient } from "#domain/library/gradient-css.ts";
import type { GradientData } from "#domain/library/gradient-data.ts";
import { layersOf, writeItemGradient } from "#domain/library/gradient-files.ts";
import {
  GRADIENT_TAGS,
  HAS_NO_BANDS,
  IS_SEEN_BY_ALL,
  KEEPS_ITS_MIDDLE,
} from "#domain/library/gradient-tags.ts";
import { listFiles } from "#domain/library/palette-files.ts";
import { ColorText, MAX_COLORS, readColor, storedText } from "#domain/library/stored-color.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import { worstAlongGradient } from "#engine/contrast/contrast-gradient.ts";
import { gradientPng } from "#engine/files/gradient/gradient-png.ts";
import { formatHex } from "#engine/format/format.ts";
import { findBanding } from "#engine/gradient/banding.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import { dullestMiddle, hasGreyMiddle } from "#engine/gradient/grey-middle.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { isSeenByAll } from "#engine/gradient/vision-span.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";

interface GradientContent {
  readonly type: "gradient";
  readonly gradient: GradientData;
}

/** Width and height of its PNG, px. */
const PICTURE_SIZE = [1200, 630] as const;
/** Bands of its picture in link previews. */
const SAMPLES = 80;
/** Stops of a gradient whose code takes some ten milliseconds at most. */
const QUICK_STOPS = 8;
const SAME_POSITION = 0.02;
const SAME_ANGLE_DEG = 3;
/** Size of the picture in which banding is measured: as wide as a common screen, with 8 bits per channel. */
const [PICTURE_PX, PICTURE_BITS] = [1920, 8];
const TABS = [
  ["css", "CSS"],
  ["scss", "SCSS"],
  ["tailwind", "Tailwind"],
  ["svg", "SVG"],
  ["dtcg", "Tokens"],
] as const;

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
const INKS = [
  ["black", { space: "srgb", coords: [0, 0, 0], alpha: 1 }],
  ["white", WHITE],
] as const satisfies readonly (readonly [string, Color])[];

const Sent = v.object({
  type: v.picklist(["linear", "radial", "conic"]),
  angleDeg: v.pipe(v.number(), v.minValue(-360), v.maxValue(360)),
  space: v.picklist(["srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch"]),
  stops: v.pipe(
    boundedList(
      v.object({
        color: v.pipe(
          ColorText,
          v.transform((text) => storedText(readColor(text))),
        ),
        position01: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      }),
      MAX_COLORS,
      `A gradient has at most ${MAX_COLORS} stops.`,
    ),
    v.minLength(2, "A gradient has at least two stops."),
    v.check(
      (stops) => stops.every(({ position01 }, at) => position01 >= (stops[at - 1]?.position01 ?? 0)),
      "The stops of a gradient are in order.",
    ),
  ),
});

const Answered = v.object({
  type: v.picklist(["linear", "radial", "conic"]),
  angleDeg: v.number(),
  space: v.pipe(v.string(), v.description("Where it is interpolated.")),
  stops: v.array(
    v.object({ color: v.pipe(v.string(), v.description("A CSS color.")), position01: v.number() }),
  ),
});

export const GRADIENT_CONTENT: ContentKind<GradientContent> = {
  type: "gradient",
  list: "gradient",
  noun: "gradient",
  fields: {
    gradient: v.pipe(v.optional(Answered), v.description("The stops of a gradient that is no mesh.")),
  },
  sent: v.object({ type: v.literal("gradient"), gradient: Sent }),
  hasOwnNames: true,
  tags: GRADIENT_TAGS,
  colorsOf: ({ gradient }) => gradient.stops.map(({ color }) => readColor(color)),
  titleOf: (_content, { first, last }) => (first === last ? first : `${first} and ${last}`),
  tagsOf: ({ gradient }) => measuredTags(toGradient(gradient)),
  isSame: ({ gradient: one }, { gradient: other }) =>
    one.type === other.type &&
    (one.type === "radial" || Math.abs(one.angleDeg - other.angleDeg) <= SAME_ANGLE_DEG) &&
    one.stops.every(
      ({ position01 }, at) => Math.abs(position01 - (other.stops[at]?.position01 ?? 9)) <= SAME_POSITION,
    ),
  isQuick: ({ gradient }, what) => what === "code" && gradient.stops.length <= QUICK_STOPS,
  cardFace: ({ gradient }, { title }) => ({
    gradientCss: formatGradientCss(gradient),
    opens: { tool: GRADIENT.tool, search: gradientSearch(gradient, title) },
  }),
  pageOf: ({ gradient }, { id, title }) => {
    const search = gradientSearch(gradient, title);
    return {
      face: { css: formatGradientCss(gradient) },
      visionsCss: [undefined, ...DEFICIENCIES].map((deficiency) =>
        shownCss(toGradient(gradient), {
          isStrip: true,
          ...(deficiency !== undefined && { seen: (color) => simulateVision(color, deficiency) }),
        }),
      ),
      called: "the gradient",
      textOn: INKS.map(([ink, color]) => ({
        ink,
        ...worstAlongGradient(toGradient(gradient), color, WHITE),
      })),
      positions: gradient.stops.map(({ position01 }) => position01),
      opens: { title: titleOfTool(GRADIENT.tool), address: `${GRADIENT.path}?${search}` },
      files: listFiles("gradient", id),
      exported: { thing: "gradient", ...(search !== "" && { gradient: search }) },
    };
  },
  codeOf: async ({ gradient }, { title }, shareLink) =>
    TABS.map(([id, label]) => ({ id, label, text: writeItemGradient({ gradient, title }, id, shareLink) })),
  fileOf: async ({ gradient }, { title }, { format, shareLink }) =>
    format === "png"
      ? gradientPng(layersOf(gradient), ...PICTURE_SIZE)
      : writeItemGradient({ gradient, title }, format, shareLink),
  pictureOf: ({ gradient }) => {
    const sample = createSampler(toGradient(gradient));
    return {
      bands: Array.from({ length: SAMPLES }, (_, index) => formatHex(sample(index / (SAMPLES - 1)))),
    };
  },
};

function measuredTags(gradient: Gradient): string[] {
  const tags: [string, boolean][] = [
    [KEEPS_ITS_MIDDLE, dullestMiddle(gradient) !== undefined && !hasGreyMiddle(gradient)],
    [HAS_NO_BANDS, !findBanding(gradient, PICTURE_PX, PICTURE_BITS).isSeen],
    [IS_SEEN_BY_ALL, isSeenByAll(gradient)],
  ];
  return tags.flatMap(([tag, holds]) => (holds ? [tag] : []));
}
