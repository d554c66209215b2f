/**
 * The document's font for a canvas. The `font` of a canvas accepts only the nine keywords of `font-stretch`, not a
 * percentage. So the font file is loaded as a font face whose only weight and width are those of the document.
 */
import anybody from "@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2?url";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import playfair from "@fontsource-variable/playfair/files/playfair-latin-wdth-normal.woff2?url";
import recursive from "@fontsource-variable/recursive/files/recursive-latin-wght-normal.woff2?url";
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url";
import monaSans from "#app/fonts/text-mona-sans.woff2?url";
import type { TextFontId } from "#domain/documents/text/text-fonts.ts";
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

/** How many fonts stay on the page: those that overlapping drawings, as of the canvas and of a file, may use. */
const MAX_FACES = 4;
/** By family, in the order of the last request; each resolves when the font is on the page. */
const faces = new Map<string, Promise<FontFace>>();

/** `font-family` and `font-weight` for a canvas. If the file cannot be loaded, they are those of the page. */
export async function drawnFont({ font, weight, width, shownFamily }: Face): Promise<{
  readonly family: string;
  readonly weight: number;
}> {
  if (font === undefined) return { family: shownFamily, weight };
  const name = `Drawn ${font.id} ${weight} ${width ?? 100}`;
  const descriptors = { weight: String(weight), ...(width !== undefined && { stretch: `${width}%` }) };
  const loading = faces.get(name) ?? addedFace(name, FONT_FILES[font.id], descriptors);
  faces.delete(name);
  faces.set(name, loading);
  removeOldFaces();
  try {
    await loading;
  } catch {
    if (faces.get(name) === loading) faces.delete(name);
    return { family: shownFamily, weight };
  }
  return { family: `"${name}", ${shownFamily}`, weight };
}

async function addedFace(name: string, file: string, descriptors: FontFaceDescriptors): Promise<FontFace> {
  const face = new FontFace(name, `url("${file}")`, descriptors);
  await face.load();
  document.fonts.add(face);
  return face;
}

function removeOldFaces(): void {
  for (const [name, loading] of faces) {
    if (faces.size <= MAX_FACES) return;
    faces.delete(name);
    loading.then(
      (face) => document.fonts.delete(face),
      () => undefined,
    );
  }
}
