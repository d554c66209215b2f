/** Text in a gradient as SVG that stays text, or as outlines that need no font (TXT). Conic gradients, which SVG lacks, are pictures cut out by the text. */

import { drawLayer } from "#engine/files/gradient/write-svg.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import type { TextFace } from "./text-recipe.ts";

/** The area of one gradient and the text in it, in px from the upper left of the picture. */
export interface TextRun {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `x` and `y` are the left end of the baseline. */
  readonly texts: readonly TextLine[];
}

export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isRightToLeft?: true;
  /** Path data of its letters, in px from the upper left of the run; without it the line stays text. */
  readonly path?: string | undefined;
}

export interface TextSvg {
  readonly gradient: GradientLayer;
  readonly face: Pick<TextFace, "family" | "weight" | "width" | "sizePx" | "spacingEm">;
  readonly runs: readonly TextRun[];
  /** Px. */
  readonly width: number;
  readonly height: number;
}

/**
 * `runs` in px, at least one; `tolerance` is the largest ΔEOK of the sRGB stops. For lines that stay text the font is
 * named but not embedded. Throws for a gradient without stops.
 */
export function writeTextSvg(
  { gradient, face, runs, width, height }: TextSvg,
  tolerance = DEFAULT_TOLERANCE,
): string {
  const { family, weight, width: stretch, sizePx, spacingEm } = face;
  const font = [
    `font-family="${escaped(family)}"`,
    `font-size="${shown(sizePx)}"`,
    `font-weight="${weight}"`,
    ...(stretch === undefined ? [] : [`font-stretch="${stretch}%"`]),
    ...(spacingEm === 0 ? [] : [`letter-spacing="${spacingEm}em"`]),
  ].join(" ");
  const hasText = runs.some(({ texts }) => texts.some(({ path }) => path === undefined));
  const attributes = hasText ? ` ${font}` : "";
  const parts = runs.map((run, index) => {
    const id = `g${index + 1}`;
    const { definition, shape, isPicture } = drawLayer(gradient, id, [run.width, run.height], tolerance);
    const texts = run.texts.map(({ text, x, y, path, isRightToLeft }) =>
      path === undefined
        ? `<text x="${shown(x - run.x)}" y="${shown(y - run.y)}"${isRightToLeft === true ? FROM_RIGHT : ""} xml:space="preserve">${escaped(text)}</text>`
        : `<path d="${path}"/>`,
    );
    const inside = isPicture
      ? `<g clip-path="url(#${id})">${shape.trim()}</g>`
      : `<g fill="url(#${id})">${texts.join("")}</g>`;
    return {
      definition: isPicture
        ? `    <clipPath id="${id}"${attributes}>${texts.join("")}</clipPath>`
        : definition,
      drawn: `  <g transform="translate(${shown(run.x)} ${shown(run.y)})"${attributes}>${inside}</g>`,
    };
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown(width)}" height="${shown(height)}" viewBox="0 0 ${shown(width)} ${shown(height)}">`,
    "  <defs>",
    ...parts.map(({ definition }) => definition),
    "  </defs>",
    ...parts.map(({ drawn }) => drawn),
    "</svg>\n",
  ].join("\n");
}

/** The line ends at its `x`, on the left. */
const FROM_RIGHT = ' direction="rtl" text-anchor="end"';

function shown(value: number): string {
  return String(Number(value.toFixed(2)));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
