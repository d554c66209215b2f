/**
 * Whether a text is meant as a hex color and is none: `#FFOO00` with the letter O, `#0b6e4` with a digit too few. A `#` and
 * 4 to 9 digits and letters, of which one is a decimal digit and one is not, or which are all hex digits and the letter O.
 * `#design` and `#12345`, a tag and a number, are not, and neither is what is a color.
 */
export function isMistypedHex(text: string): boolean {
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}|\d+)$/i.test(text)) return false;
  return /^#(?:(?=[a-z]*\d)[\da-z]{4,9}|[\da-fo]{4,9})$/i.test(text);
}
