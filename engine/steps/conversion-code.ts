/**
 * Self-contained JavaScript for one conversion: no imports, one function to call. Written for this project; the
 * formulas are those of CSS Color 4 §5.2, §7.2, §8.2 and CSS Color 5 §8. conversion-code.test.ts compares each with
 * the engine over thousands of colors.
 */
import type { WorkedFormat } from "./worked-step.ts";

const READ_HEX = `/** "#0e2a47", with or without "#", of 3, 4, 6 or 8 digits; red, green and blue 0 to 255, alpha 0 to 1. */
function hexToRgb(hex) {
  let digits = hex.trim().replace(/^#/, "");
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) {
    throw new TypeError(\`\${hex} is not a hex color\`);
  }
  if (digits.length < 6) digits = digits.replace(/./g, "$&$&");
  const [red, green, blue, alpha = 255] = digits.match(/../g).map((pair) => parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}`;

const WRITE_HEX = `/** Red, green and blue 0 to 255, alpha 0 to 1; "#rrggbb", or "#rrggbbaa" when it is translucent. */
function rgbToHex({ red, green, blue, alpha = 1 }) {
  const pair = (value) =>
    Math.round(Math.min(255, Math.max(0, value))).toString(16).padStart(2, "0");
  const opacity = pair(alpha * 255);
  return "#" + pair(red) + pair(green) + pair(blue) + (opacity === "ff" ? "" : opacity);
}`;

const HUE = `/** In degrees; 0 for a gray, which has none. Channels 0 to 1. */
function hueOf(r, g, b) {
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  if (span < 1e-9) return 0;
  if (max === r) return 60 * ((g - b) / span + (g < b ? 6 : 0));
  if (max === g) return 60 * ((b - r) / span + 2);
  return 60 * ((r - g) / span + 4);
}`;

const TO_HSL = `/** Red, green and blue 0 to 255; hue in degrees, saturation and lightness in percent. */
function rgbToHsl({ red, green, blue, alpha = 1 }) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const room = Math.min(lightness, 1 - lightness);
  const saturation = max - min < 1e-9 ? 0 : (max - lightness) / room;
  return { hue: hueOf(r, g, b), saturation: saturation * 100, lightness: lightness * 100, alpha };
}`;

const TO_HWB = `/** Red, green and blue 0 to 255; hue in degrees, whiteness and blackness in percent. */
function rgbToHwb({ red, green, blue, alpha = 1 }) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  return {
    hue: hueOf(r, g, b),
    whiteness: Math.min(r, g, b) * 100,
    blackness: (1 - Math.max(r, g, b)) * 100,
    alpha,
  };
}`;

const TO_CMYK = `/** Red, green and blue 0 to 255; four inks in percent, without a color profile: an estimate. */
function rgbToCmyk({ red, green, blue, alpha = 1 }) {
  const light = [red / 255, green / 255, blue / 255];
  const black = 1 - Math.max(...light);
  const ink = (value) => (black === 1 ? 0 : ((1 - value - black) / (1 - black)) * 100);
  const [cyan, magenta, yellow] = light.map(ink);
  return { cyan, magenta, yellow, black: black * 100, alpha };
}`;

const INTO: Readonly<Partial<Record<WorkedFormat, readonly string[]>>> = {
  hex: [WRITE_HEX],
  hsl: [TO_HSL, HUE],
  hwb: [TO_HWB, HUE],
  cmyk: [TO_CMYK],
};

const title = (format: WorkedFormat): string => `${format[0]?.toUpperCase() ?? ""}${format.slice(1)}`;

/** The name of the generated function, such as "hexToHsl". */
export function conversionFunctionName(from: "hex" | "rgb", to: WorkedFormat): string {
  return `${from}To${title(to)}`;
}

/**
 * Source of a function from hex or from `{ red, green, blue, alpha }` (0 to 255; alpha 0 to 1) to an object of named
 * components, or to hex. Unrounded.
 */
export function conversionCode(from: "hex" | "rgb", to: WorkedFormat): string {
  const parts = INTO[to] ?? [];
  if (from === "rgb") return parts.join("\n\n");
  if (to === "rgb") return READ_HEX;
  const name = title(to);
  const joined = `/** "#0e2a47" to ${to.toUpperCase()}. */
function hexTo${name}(hex) {
  return rgbTo${name}(hexToRgb(hex));
}`;
  return [joined, ...parts, READ_HEX].join("\n\n");
}

/** A call of that function with the current color, and its rounded result as a comment. */
export function conversionCall(
  from: "hex" | "rgb",
  to: WorkedFormat,
  given: { readonly hex: string; readonly rgb: readonly number[] },
  text: string,
): string {
  const [red = 0, green = 0, blue = 0] = given.rgb;
  const argument = from === "hex" ? `"${given.hex}"` : `{ red: ${red}, green: ${green}, blue: ${blue} }`;
  return `${conversionFunctionName(from, to)}(${argument}); // ${text}`;
}
