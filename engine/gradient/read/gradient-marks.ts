/** Which language the gradients of a text are in; small, so that a page can ask before it loads the reader. */

const CSS = /-gradient\(/i;
const TAILWIND = /(?:^|[\s"'`:-])bg-(?:gradient-to|linear|radial|conic)\b/i;
const SVG = /<(?:linear|radial)Gradient[\s>]/;
/** A background of CSS within a drawing, as Figma exports a conic gradient. */
const CONIC_IN_SVG = /<foreignObject[\s>][\s\S]{0,2000}?conic-gradient\(/;
const ANDROID = [/<gradient[\s>]/, /\bandroid:/];
const TOKENS = [/^\s{0,1000}\{/, /"\$type"\s{0,9}:\s{0,9}"gradient"/];
const GGR = /^\s{0,1000}GIMP Gradient\s/;
const CODE =
  /\b(?:(?:Linear|Radial|Elliptical|Angular|Sweep)Gradient|CAGradientLayer|create(?:Linear|Radial|Conic)Gradient)\s{0,9}\(|\bBrush\s{0,9}\.(?:linear|radial|sweep|horizontal|vertical)Gradient\s{0,9}\(|\.(?:linear|radial|elliptical|angular|conic)Gradient\s{0,9}\(/;

export type GradientLanguage = "css" | "tailwind" | "svg" | "android" | "tokens" | "ggr" | "code";

/** Undefined for a text without gradients; whether they can be read is not said. */
export function gradientLanguage(text: string): GradientLanguage | undefined {
  if (GGR.test(text)) return "ggr";
  // Tokens may hold the CSS of their gradients.
  if (TOKENS.every((mark) => mark.test(text))) return "tokens";
  if (ANDROID.every((mark) => mark.test(text))) return "android";
  // An SVG cannot be painted with gradients of CSS, so a text with both is a page, and its CSS counts.
  if ((SVG.test(text) && !CSS.test(text)) || CONIC_IN_SVG.test(text)) return "svg";
  if (TAILWIND.test(text)) return "tailwind";
  if (CSS.test(text) || SVG.test(text)) return "css";
  return CODE.test(text) ? "code" : undefined;
}

/** Whether a text holds a gradient that `readAnyGradient` may read. */
export function holdsGradient(text: string): boolean {
  return gradientLanguage(text) !== undefined;
}
