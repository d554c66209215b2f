/** The legacy syntax of `rgb()` and `hsl()`: `rgba(14, 42, 71, 0.5)` (CSS Color 4 §4.1, "legacy color syntax"). */

const MODERN = /^(rgb|hsl)\(([^\s/()]+) ([^\s/()]+) ([^\s/()]+)(?: \/ ([^\s/()]+))?\)$/i;

/**
 * Rewrites rgb() or hsl() with numbers to the comma syntax. Any other text is returned unchanged, and so is a color
 * with `none`, which the legacy syntax does not allow.
 */
export function withCommas(text: string): string {
  const match = MODERN.exec(text);
  if (match === null || /none/i.test(text)) return text;
  const [, name = "", first, second, third, alpha] = match;
  const values = [first, second, third].join(", ");
  return alpha === undefined ? `${name}(${values})` : `${name}a(${values}, ${alpha})`;
}
