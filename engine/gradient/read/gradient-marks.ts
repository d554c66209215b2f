/** Which language the gradients of a text are in; small, so that a page can ask before it loads the reader. */

const CSS = /-gradient\(/i;
const TAILWIND = /(?:^|[\s"'`:-])bg-(?:gradient-to|linear|radial|conic)\b/i;
const SVG = /<(?:linear|radial)Gradient[\s>]/;
const ANDROID = [/<gradient[\s>]/, /\bandroid:/];

export type GradientLanguage = "css" | "tailwind" | "svg" | "android";

/** Undefined for a text without gradients; whether they can be read is not said. */
export function gradientLanguage(text: string): GradientLanguage | undefined {
  if (ANDROID.every((mark) => mark.test(text))) return "android";
  // An SVG cannot be painted with gradients of CSS, so a text with both is a page, and its CSS counts.
  if (SVG.test(text) && !CSS.test(text)) return "svg";
  if (TAILWIND.test(text)) return "tailwind";
  return CSS.test(text) || SVG.test(text) ? "css" : undefined;
}

/** Whether a text holds a gradient that `readAnyGradient` may read. */
export function holdsGradient(text: string): boolean {
  return gradientLanguage(text) !== undefined;
}
