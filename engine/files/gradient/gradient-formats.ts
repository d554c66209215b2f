/** The text formats of gradients (GRD-2), by name. */

import { writeAndroid } from "#engine/gradient/write/write-android.ts";
import { writeCanvas } from "#engine/gradient/write/write-canvas.ts";
import { writeCompose } from "#engine/gradient/write/write-compose.ts";
import {
  type CssForm,
  type CssLines,
  type GradientLayer,
  writeCss,
  writeScss,
} from "#engine/gradient/write/write-css.ts";
import { writeFlutter } from "#engine/gradient/write/write-flutter.ts";
import { writeGgr } from "#engine/gradient/write/write-ggr.ts";
import { writeSwift } from "#engine/gradient/write/write-swift.ts";
import { writeTailwind } from "#engine/gradient/write/write-tailwind.ts";
import { writeTokens } from "#engine/gradient/write/write-tokens.ts";
import { writeSvg } from "./write-svg.ts";

/** `holdsLayers`: whether the format can stack gradients; of others the topmost alone is written. */
export const GRADIENT_FORMATS = [
  { id: "css", label: "CSS", extension: "css", mediaType: "text/css", holdsLayers: true },
  { id: "tailwind", label: "Tailwind", extension: "txt", mediaType: "text/plain", holdsLayers: true },
  { id: "scss", label: "SCSS", extension: "scss", mediaType: "text/x-scss", holdsLayers: true },
  { id: "svg", label: "SVG", extension: "svg", mediaType: "image/svg+xml", holdsLayers: true },
  { id: "swift", label: "Swift", extension: "swift", mediaType: "text/x-swift", holdsLayers: false },
  { id: "compose", label: "Compose", extension: "kt", mediaType: "text/x-kotlin", holdsLayers: false },
  { id: "android", label: "Android XML", extension: "xml", mediaType: "application/xml", holdsLayers: false },
  { id: "flutter", label: "Flutter", extension: "dart", mediaType: "application/dart", holdsLayers: false },
  { id: "canvas", label: "Canvas", extension: "js", mediaType: "text/javascript", holdsLayers: false },
  {
    id: "dtcg",
    label: "Design token",
    extension: "tokens.json",
    mediaType: "application/json",
    holdsLayers: true,
  },
  { id: "ggr", label: "GIMP", extension: "ggr", mediaType: "text/plain", holdsLayers: false },
] as const;
export type GradientFormatId = (typeof GRADIENT_FORMATS)[number]["id"];

export interface GradientFormatOptions {
  /** ΔEOK. */
  readonly tolerance: number;
  /** Name of variables, classes and tokens. */
  readonly name: string;
  readonly form: CssForm;
  /** Of CSS and SCSS; both if it is left out. */
  readonly lines?: CssLines;
}

/** The layers as text, the topmost first. A format without layers gets the topmost one alone. */
export function writeGradient(
  id: GradientFormatId,
  layers: readonly GradientLayer[],
  { tolerance, name, form, lines = "both" }: GradientFormatOptions,
): string {
  const [top] = layers;
  if (top === undefined) return "";
  switch (id) {
    case "css":
      return writeCss(layers, { tolerance, name, form, lines });
    case "tailwind":
      return writeTailwind(layers, tolerance);
    case "scss":
      return writeScss(layers, { tolerance, name, lines });
    case "svg":
      return writeSvg(layers, { tolerance });
    case "swift":
      return writeSwift(top, tolerance);
    case "compose":
      return writeCompose(top, tolerance);
    case "android":
      return writeAndroid(top, tolerance);
    case "flutter":
      return writeFlutter(top, tolerance);
    case "canvas":
      return writeCanvas(top, tolerance);
    case "dtcg":
      return writeTokens(layers, name, tolerance);
    case "ggr":
      return writeGgr(top, name, tolerance);
  }
}
