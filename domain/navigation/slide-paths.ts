/**
 * Paths of the pages that slide in (SHL-2) as one regular expression, so that browsers need not load
 * the address table.
 */
const SLIDE =
  /^\/(?:about\/(?:team|pricing)|palettes\/[^/]+|gradients\/[^/]+|collections\/[^/]+\/(?:palettes|gradients))$/;

export function isSlidePath(pathname: string): boolean {
  return SLIDE.test(pathname);
}
