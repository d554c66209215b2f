/** Letters of a title that the first band of a phone has room for. */
const MAX_ON_FACE = 36;
/** Letters of a word in one line of a screen 320 px wide, at the least size of the title. */
const MAX_WORD = 18;

/** Whether the title can stand on the picture of the item, also on a phone; a word too long for it would be cut. */
export function fitsOnFace(title: string): boolean {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return title.length <= MAX_ON_FACE && longest <= MAX_WORD;
}
