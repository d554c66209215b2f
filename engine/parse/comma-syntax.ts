/** `rgb()` and `hsl()` as they were written before CSS Color 4: `rgba(14, 42, 71, 0.5)` (its §4.1, "legacy color syntax"). */

const MODERN = /^(rgb|hsl)\(([^\s/()]+) ([^\s/()]+) ([^\s/()]+)(?: \/ ([^\s/()]+))?\)$/i;

/**
 * The text with commas where it is an rgb() or hsl() of numbers; every other text as it is, and so is one with `none`,
 * which the old syntax cannot say.
 */
export function withCommas(text: string): string {
  const match = MODERN.exec(text);
  if (match === null || /none/i.test(text)) return text;
  const [, name = "", first, second, third, alpha] = match;
  const values = [first, second, third].join(", ");
  return alpha === undefined ? `${name}(${values})` : `${name}a(${values}, ${alpha})`;
}
