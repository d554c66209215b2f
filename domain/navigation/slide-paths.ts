/** Pages that slide (seed section 2), as one pattern: the page needs no more of the address table than this. */
const SLIDE =
  /^\/(?:about\/(?:team|pricing)|palettes\/[^/]+|gradients\/[^/]+|collections\/[^/]+\/(?:palettes|gradients))$/;

export function isSlidePath(pathname: string): boolean {
  return SLIDE.test(pathname);
}
