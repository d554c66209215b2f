/** Whether a text holds a gradient that `readAnyGradient` may read; small, so that a page can ask before it loads the reader. */

const CSS = /-gradient\(/i;
const TAILWIND = /(?:^|[\s"'`:-])bg-(?:gradient-to|linear|radial|conic)\b/i;
const SVG = /<(?:linear|radial)Gradient[\s>]/;

export function holdsGradient(text: string): boolean {
  return CSS.test(text) || TAILWIND.test(text) || SVG.test(text);
}

/** An SVG cannot be painted with gradients of CSS, so a text with both is a page, and its CSS counts. */
export function holdsSvgGradient(text: string): boolean {
  return SVG.test(text) && !CSS.test(text);
}
