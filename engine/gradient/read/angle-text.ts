/** The direction of a gradient as a person types it: a number with a unit of CSS, a plain number of degrees, or the way to a side. */
import { wrapDeg } from "#engine/space/angle.ts";

/** The number of each angle unit of CSS in a full turn. */
export const TURN_UNITS: Readonly<Record<string, number>> = {
  deg: 360,
  grad: 400,
  rad: 2 * Math.PI,
  turn: 1,
};

const ANGLE = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(deg|grad|rad|turn)$/i;

/** A number with a unit in degrees; undefined for any other text, calculations too. */
export function unitAngle(text: string): number | undefined {
  const [, number = "", unit = ""] = ANGLE.exec(text) ?? [];
  const turn = TURN_UNITS[unit.toLowerCase()];
  return turn === undefined ? undefined : (Number(number) * 360) / turn;
}

const SIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  top: [0, 1],
  right: [1, 0],
  bottom: [0, -1],
  left: [-1, 0],
};

/** Whether a word names a side, in lower case. */
export function isSide(word: string): boolean {
  return Object.hasOwn(SIDES, word);
}

/** Clockwise from the top; of a corner that in a square. */
export function angleOfSides(sides: readonly string[]): number {
  const [x, y] = sides.reduce<readonly [number, number]>(
    ([sumX, sumY], side) => [sumX + (SIDES[side]?.[0] ?? 0), sumY + (SIDES[side]?.[1] ?? 0)],
    [0, 0],
  );
  return wrapDeg(Math.round((Math.atan2(x, y) * 180) / Math.PI));
}

export interface TypedAngle {
  readonly degrees: number;
  /** What is not as in the text: the way to a corner is another angle in each box. */
  readonly notice?: string;
}

/** `hasSides`: whether "to right" is an angle here, as in a linear gradient. Undefined for any other text. */
export function readAngle(given: string, hasSides: boolean): TypedAngle | undefined {
  const text = given.trim().toLowerCase().replaceAll("−", "-").replace(/\s*°$/, "deg");
  const [first, ...sides] = text.split(/\s+/);
  if (hasSides && first === "to" && sides.every(isSide)) {
    const [one, other, more] = sides;
    if (one === undefined || more !== undefined) return undefined;
    const degrees = angleOfSides(sides);
    if (other === undefined) return { degrees };
    const isCorner = /^(?:top|bottom)$/.test(one) !== /^(?:top|bottom)$/.test(other);
    return isCorner
      ? { degrees, notice: `The way to a corner follows the box; ${degrees}° is that of a square.` }
      : undefined;
  }
  const plain = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) : undefined;
  const degrees = plain ?? unitAngle(text.replace(/^([+-]?\d*),(\d+[a-z]+)$/, "$1.$2"));
  return degrees === undefined || !Number.isFinite(degrees)
    ? undefined
    : { degrees: Number(degrees.toFixed(6)) };
}
