/** Transforms of SVG, such as "translate(10 20) rotate(45)" (CSS Transforms 1 §13). */

/** a, b, c, d, e and f of SVG: x becomes a x + c y + e, and y becomes b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const FUNCTION = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/g;

/** Undefined for a text without a transform. Lengths and angles are plain numbers, in user units and degrees. */
export function transformOf(text: string | undefined): Matrix | undefined {
  const found = [...(text ?? "").matchAll(FUNCTION)];
  if (found.length === 0) return undefined;
  return found.reduce((matrix, [, name = "", list = ""]) => {
    const values = list
      .trim()
      .split(/[\s,]+/)
      .map((value) => Number.parseFloat(value));
    return values.every(Number.isFinite) ? multiplied(matrix, single(name, values)) : matrix;
  }, IDENTITY);
}

/** First `second`, then `first`. */
export function multiplied(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [p, q, r, s, t, u] = second;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function single(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = values;
  const tan = Math.tan((first * Math.PI) / 180);
  if (name === "translate") return [1, 0, 0, 1, first, second ?? 0];
  if (name === "scale") return [first, 0, 0, second ?? first, 0, 0];
  if (name === "skewX") return [1, 0, tan, 1, 0, 0];
  if (name === "skewY") return [1, tan, 0, 1, 0, 0];
  if (name === "rotate") {
    const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
    const [x, y] = [second ?? 0, third];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  }
  const [, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
  return [first, b, c, d, e, f];
}
