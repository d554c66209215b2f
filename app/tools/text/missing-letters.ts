/** Letters that no font on the page has. A browser draws a font's sign for missing ones, whatever that is. */
import { graphemes } from "#engine/typeset/graphemes.ts";

/** A code point that Unicode gives to no character, and so has no letter in any font. */
const UNASSIGNED = "\u0378";
const SIDE_PX = 32;
/** ASCII is in every font. */
const EVERYWHERE = /^[\u0020-\u007e\s]$/;

/** Each missing letter once, as it is written. `family` and `weight` as of a canvas. */
export function missingLetters(
  text: string,
  { family, weight }: { readonly family: string; readonly weight: number },
): readonly string[] {
  const letters = [...new Set(graphemes(text))].filter((letter) => !EVERYWHERE.test(letter));
  if (letters.length === 0) return [];
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext("2d", { willReadFrequently: true });
  if (context === null) return [];
  context.font = `${weight} ${SIDE_PX / 2}px ${family}`;
  context.textBaseline = "middle";
  const drawn = (letter: string): string => {
    context.clearRect(0, 0, SIDE_PX, SIDE_PX);
    context.fillText(letter, 4, SIDE_PX / 2);
    const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
    return `${context.measureText(letter).width} ${data.join()}`;
  };
  const sign = drawn(UNASSIGNED);
  return letters.filter((letter) => /\p{L}|\p{N}|\p{S}|\p{P}/u.test(letter) && drawn(letter) === sign);
}
