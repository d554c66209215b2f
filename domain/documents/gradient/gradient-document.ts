/**
 * The document of the Gradient Generator. Query fields (TLS-2):
 *
 *   g=160b3f@0-3a22b0@24-ff6b3d@70     the stops, 2 to 16; gradient-stop.ts describes the format
 *   type=radial                        linear (default), radial, conic
 *   angle=160                          degrees; the start angle of a conic gradient
 *   in=oklab                           interpolation space; oklch is the default
 *   hue=longer                         hue interpolation method, for spaces with a hue
 *   rep=1                              repeats
 *   at=30_70                           center of a radial or conic gradient, in percent
 *   size=ellipse.closest.side          extent of a radial gradient, or two radii in percent
 *   blend=multiply, op=60, off=1       blend mode with the layers below; opacity in percent; hidden
 *   lock=1                             random keeps the shape
 *   g2=…, type2=…                      layers below, up to eight in all
 *   tol=20                             tolerance of the fallback, in thousandths of ΔEOK
 *   view=compare, title=…
 */

import { colorOfText, knownColor } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, group, mapped } from "#domain/documents/fields/field.ts";
import { leftOutWithout } from "#domain/documents/fields/list.ts";
import { choice, whole, words } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import type { GradientData } from "#domain/library/gradient-data.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { GRADIENT_SPACES, type GradientLayer, layerField, MAX_LAYERS, MAX_STOPS } from "./gradient-layer.ts";
import { heldShare } from "./gradient-stop.ts";

export const GRADIENT_VIEWS = ["canvas", "compare", "things"] as const;
export type GradientView = (typeof GRADIENT_VIEWS)[number];

export interface GradientDocument {
  /** One to eight, the topmost first. */
  readonly layers: readonly GradientLayer[];
  /** ΔEOK tolerance of the fallback, in thousandths: 4 to 50. */
  readonly toleranceThousandths: number;
  readonly view: GradientView;
  readonly title: string;
}

const FIRST = "g=160b3f@0-3a22b0@24-ff6b3d@70-ffe29a@100&angle=160";
const MAX_TITLE = 80;

type Numbered = Readonly<Record<string, GradientLayer | undefined>>;

const LAYERS = mapped(
  group<Numbered>(
    Object.fromEntries(
      Array.from({ length: MAX_LAYERS }, (_, index): [string, Field<GradientLayer | undefined>] => [
        `layer${index + 1}`,
        layerField(index + 1),
      ]),
    ),
  ),
  (numbered): readonly GradientLayer[] =>
    Array.from({ length: MAX_LAYERS }, (_, index) => numbered[`layer${index + 1}`] ?? []).flat(),
  (layers) =>
    Object.fromEntries(
      Array.from({ length: MAX_LAYERS }, (_, index) => [`layer${index + 1}`, layers[index]]),
    ),
);

const ADDRESS = describe<GradientDocument>({
  fields: {
    layers: LAYERS,
    toleranceThousandths: whole("tol", "tolerance of the fallback", [4, 10, 50]),
    view: choice("view", "view", GRADIENT_VIEWS, "canvas"),
    title: words("title", "title", { most: MAX_TITLE }),
  },
  given: ["g"],
  missed: leftOutWithout("stops (g)", ["type", "angle", "in", "hue", "at", "size", "rep", "title"]),
  first: FIRST,
});

const WHITE = knownColor("fff");

export const GRADIENT: DescribedKind<GradientDocument> = {
  ...ADDRESS,
  tool: "gradient",
  path: "/gradient-generator",
  take: (colors) => withStops(ADDRESS.first(), colors),
  colorsOf: ({ layers }) => layers.flatMap(({ stops }) => stops.map(({ color }) => color)),
  withViewOf: (document, { view }) => ({ ...document, view }),
};

/** The first layer with other colors at even positions; a single color goes to white. */
export function withStops(document: GradientDocument, colors: readonly Color[]): GradientDocument {
  const [top, ...rest] = document.layers;
  const taken = colors.slice(0, MAX_STOPS);
  if (top === undefined || taken.length === 0) return document;
  const held = taken.length === 1 ? [...taken, WHITE] : taken;
  const stops = held.map((color, index) => ({
    color: colorOfText(color),
    position01: heldShare(index / (held.length - 1)),
  }));
  return { ...document, layers: [{ ...top, stops }, ...rest] };
}

/** A library gradient as a document; undefined without two valid stops. */
export function documentOfGradient(data: GradientData, title = ""): GradientDocument | undefined {
  const stops = data.stops.map(
    ({ color, position01 }) =>
      `${color.replace(/^#/, "").replaceAll(" ", "_")}@${Math.round(position01 * 1000) / 10}`,
  );
  const params = new URLSearchParams({
    g: stops.join("-"),
    type: data.type,
    ...(data.type !== "radial" && { angle: String(wrapDeg(data.angleDeg)) }),
    in: GRADIENT_SPACES.find((space) => space === data.space) ?? "oklab",
    ...(title !== "" && { title }),
  });
  return ADDRESS.decode(params).document;
}

/** The query that opens a gradient of the library in this tool; empty for one that cannot be read. */
export function gradientSearch(data: GradientData, title: string): string {
  const document = documentOfGradient(data, title);
  return document === undefined ? "" : ADDRESS.encode(document).toString();
}
