/** Whether a text holds a gradient that `readAnyGradient` may read; small, so that a page can ask before it loads the reader. */

const CSS = /-gradient\(/i;
const TAILWIND = /(?:^|[\s"'`:-])bg-(?:gradient-to|linear|radial|conic)\b/i;
const SVG = /<(?:linear|radial)Gradient[\s>]/;

/** True for gradient functions of CSS, classes of Tailwind 3 and 4, and gradients of SVG; whether they can be read is not said. */
export function holdsGradient(text: string): boolean {
  return CSS.test(text) || TAILWIND.test(text) || SVG.test(text);
}

/** An SVG cannot be painted with gradients of CSS, so a text with both is a page, and its CSS counts. */
export function holdsSvgGradient(text: string): boolean {
  return SVG.test(text) && !CSS.test(text);
}
