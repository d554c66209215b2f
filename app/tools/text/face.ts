/** The font of the document: its weight and width, clamped to its axes, and its `font-family`. */
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { type AxisRange, type TextFont, textFont } from "#domain/documents/text/text-fonts.ts";
import { scriptFamilies } from "./scripts.ts";

export interface Face {
  /** Undefined for a font of the device, whose axes are not known. */
  readonly font: TextFont | undefined;
  readonly weight: number;
  /** Percent; undefined for a font without the axis. */
  readonly width: number | undefined;
  /** The `font-family` on this page. */
  readonly shownFamily: string;
  /** The `font-family` until the first paint, which does not wait for the file of the font. */
  readonly firstFamily: string;
  /** The `font-family` in exported code. */
  readonly family: string;
}

export function faceOf({ text, font: id, localFont, weight, width }: TextDocument): Face {
  const scripts = scriptFamilies(text);
  const shownScripts = scripts.map((family) => `"${family} Variable", `).join("");
  const writtenScripts = scripts.map((family) => `"${family} Variable", "${family}", `).join("");
  if (localFont !== "") {
    const family = `"${localFont}", sans-serif`;
    return {
      font: undefined,
      weight,
      width,
      shownFamily: `"${localFont}", ${shownScripts}sans-serif`,
      firstFamily: family,
      family: `"${localFont}", ${writtenScripts}sans-serif`,
    };
  }
  const font = textFont(id);
  if (font === undefined) throw new Error(`There is no font ${id}`);
  // Mona Sans, the font of the first document, is also the font of the interface, cut to fewer weights, which the page
  // loads anyway. It and the fallback have nearly the same advances, so that the line breaks stay when the whole font
  // has loaded.
  const firstFamily =
    id === "mona-sans" ? `"Tincture Sans", "Mona Sans Fallback", ${font.generic}` : font.generic;
  return {
    font,
    weight: within(weight, font.weight),
    width: font.width && within(width, font.width),
    shownFamily: `"Text ${font.family}", ${shownScripts}${firstFamily}`,
    firstFamily,
    family: `"${font.family} Variable", "${font.family}", ${writtenScripts}${font.generic}`,
  };
}

function within(value: number, [least, most]: AxisRange): number {
  return Math.min(most, Math.max(least, value));
}
