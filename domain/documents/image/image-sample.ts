/**
 * The sample picture of Palette from Image with its extracted colors, shown until a person opens a picture. The tool
 * paints the sample itself, so a link contains its id and not its colors.
 */
import { IMAGE_ADDRESS, type ImageDocument, NO_PICTURE } from "./image-document.ts";

/** Used where other documents have a picture's random id. */
export const SAMPLE_ID = "sample";

/** The colors extracted from the picture, an evening at a lake; its red sail is the accent. */
const FOUND =
  "645f87*24.96*406.369-404a70*22.62*932.400-987889*17.87*548.233-283758*15.39*945.760-c69387*15.19*548.512-0d1a24*3.84*468.791-e2321e*0.13*827.506*a";

export const SAMPLE: ImageDocument = {
  ...NO_PICTURE,
  wantsAccent: true,
  pickers: IMAGE_ADDRESS.decode(new URLSearchParams({ c: FOUND })).document?.pickers ?? [],
  picture: { id: SAMPLE_ID, width: 1200, height: 800 },
};

/** Whether the document shows the sample with exactly the extracted colors. */
export function isSample({ picture, pickers }: ImageDocument): boolean {
  return picture?.id === SAMPLE_ID && pickers === SAMPLE.pickers;
}
