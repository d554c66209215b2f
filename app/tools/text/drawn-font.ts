/**
 * The document's font for a canvas. The `font` of a canvas accepts only the nine keywords of `font-stretch`, not a
 * percentage. So the font file is loaded as a font face whose only weight and width are those of the document.
 */
import anybody from "@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2?url";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import monaSans from "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url";
import playfair from "@fontsource-variable/playfair/files/playfair-latin-wdth-normal.woff2?url";
import recursive from "@fontsource-variable/recursive/files/recursive-latin-wght-normal.woff2?url";
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url";
import type { TextFontId } from "#domain/documents/text-fonts.ts";
import type { Face } from "./face.ts";

export const FONT_FILES: Readonly<Record<TextFontId, string>> = {
  "mona-sans": monaSans,
  archivo,
  anybody,
  "bricolage-grotesque": bricolage,
  fraunces,
  playfair,
  recursive,
  "space-grotesk": spaceGrotesk,
};

let loaded: { readonly name: string; readonly face: FontFace } | undefined;

/** `font-family` and `font-weight` for a canvas. If the file cannot be loaded, they are those of the page. */
export async function drawnFont({ font, weight, width, shownFamily }: Face): Promise<{
  readonly family: string;
  readonly weight: number;
}> {
  if (font === undefined) return { family: shownFamily, weight };
  const name = `Drawn ${font.id} ${weight} ${width ?? 100}`;
  if (loaded?.name !== name) {
    const descriptors = { weight: String(weight), ...(width !== undefined && { stretch: `${width}%` }) };
    const face = new FontFace(name, `url("${FONT_FILES[font.id]}")`, descriptors);
    try {
      await face.load();
    } catch {
      return { family: shownFamily, weight };
    }
    if (loaded !== undefined) document.fonts.delete(loaded.face);
    document.fonts.add(face);
    loaded = { name, face };
  }
  return { family: `"${name}", ${shownFamily}`, weight };
}
