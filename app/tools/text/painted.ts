/** The styles of the text on the canvas: its colors, and its font. */
import type { CSSProperties } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { passingMask, type TextContrast } from "#engine/contrast/text-contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { sampleGradient } from "#engine/gradient/gradient.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { letterRoom, sideRoom } from "#engine/gradient/text-box.ts";
import type { Face } from "./face.ts";

export function paintedStyle(
  document: TextDocument,
  contrast: TextContrast,
  vision: VisionChoice,
  isHatched: boolean,
): CSSProperties {
  const seen = (color: Parameters<typeof seenAs>[1]) => seenAs(vision, color);
  const isWeak = isHatched && contrast.failing.length > 0;
  return {
    "--ground": formatHex(seen(document.ground)),
    "--paint": shownCss(document.gradient, { seen }),
    // This mask cuts hatching lines out of the parts that fail, so that the ground shows through.
    ...(isWeak && { "--weak": `${passingMask(document.gradient, contrast.failing)}, var(--text-hatch)` }),
  } as CSSProperties;
}

/** The color of the gradient at a position, as this vision shows it on the canvas. */
export function markColor(
  gradient: TextDocument["gradient"],
  position01: number,
  vision: VisionChoice,
): string {
  return formatHex(seenAs(vision, sampleGradient(gradient, position01)));
}

export function faceStyle(document: TextDocument, face: Face): CSSProperties {
  const room = letterRoom(document.leading / 100);
  return {
    ...familyStyle(face),
    fontWeight: face.weight,
    fontStretch: face.width === undefined ? undefined : `${face.width}%`,
    letterSpacing: `${document.spacing / 1000}em`,
    lineHeight: document.leading / 100,
    textAlign: document.align,
    "--above": `${room.above}em`,
    "--below": `${room.below}em`,
    "--side": `${sideRoom(document.spacing / 1000)}em`,
  } as CSSProperties;
}

/** For an element with the class `text-face`: the family until the first paint, and the one after it. */
export function familyStyle({ shownFamily, firstFamily }: Face): CSSProperties {
  return { "--face": shownFamily, "--first-face": firstFamily } as CSSProperties;
}
