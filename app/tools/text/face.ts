/** How the document's text is set: the axes that its font has, and the CSS of it. */
import type { TextDocument } from "#domain/documents/text-document.ts";
import { type AxisRange, type TextFont, textFont } from "#domain/documents/text-fonts.ts";

export interface Face {
  /** Undefined for a font of the device, whose axes are not known. */
  readonly font: TextFont | undefined;
  readonly weight: number;
  /** Percent; undefined for a font without the axis. */
  readonly width: number | undefined;
  /** For this page, as in `font-family`. */
  readonly shownFamily: string;
  /** For code, as in `font-family`. */
  readonly family: string;
}

export function faceOf({ font: id, localFont, weight, width }: TextDocument): Face {
  if (localFont !== "") {
    const family = `"${localFont}", sans-serif`;
    return { font: undefined, weight, width, shownFamily: family, family };
  }
  const font = textFont(id);
  if (font === undefined) throw new Error(`There is no font ${id}`);
  return {
    font,
    weight: within(weight, font.weight),
    width: font.width && within(width, font.width),
    // Until the font is there, the letters stand in one of the same advances, so that no line breaks elsewhere.
    shownFamily: `"Text ${font.family}", ${id === "mona-sans" ? '"Mona Sans Fallback", ' : ""}${font.generic}`,
    family: `"${font.family} Variable", "${font.family}", ${font.generic}`,
  };
}

function within(value: number, [least, most]: AxisRange): number {
  return Math.min(most, Math.max(least, value));
}
