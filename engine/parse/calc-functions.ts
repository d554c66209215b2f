/**
 * The math functions of CSS Values and Units Module Level 4, §10, on numbers, angles (degrees) and percentages. The
 * type of a quantity holds the powers of its units (§10.9): `50rad / 2deg` is a number again.
 */
export interface Quantity {
  readonly value: number;
  readonly angle: number;
  readonly percent: number;
}

export const plain = (value: number): Quantity => ({ value, angle: 0, percent: 0 });
export const isNumber = ({ angle, percent }: Quantity): boolean => angle === 0 && percent === 0;
const isAngle = ({ angle, percent }: Quantity): boolean => angle === 1 && percent === 0;
export const isSameType = (a: Quantity, b: Quantity): boolean =>
  a.angle === b.angle && a.percent === b.percent;

export interface MathFunction {
  readonly least: number;
  readonly most: number;
  /** "same": all of one type; "number": only numbers; "angle": one number or angle. */
  readonly takes: "same" | "number" | "angle";
  /** Type of the result; by default that of the arguments. */
  readonly gives?: "number" | "angle";
  readonly apply: (values: readonly number[]) => number;
}

const ANY = Number.POSITIVE_INFINITY;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const one = (apply: (value: number) => number): MathFunction["apply"] => {
  return ([value = Number.NaN]) => apply(value);
};
const two = (apply: (a: number, b: number) => number): MathFunction["apply"] => {
  return ([a = Number.NaN, b = Number.NaN]) => apply(a, b);
};

/** An absent bound, `none`, is an infinite one. */
const clamp = ([low = Number.NaN, value = Number.NaN, high = Number.NaN]: readonly number[]): number =>
  Math.max(low, Math.min(value, high));
const modulo = (a: number, b: number): number => a - b * Math.floor(a / b);

/** By name; round() is separate because of its strategy. Trigonometric functions take radians. */
export const MATH_FUNCTIONS: Readonly<Record<string, MathFunction>> = {
  calc: { least: 1, most: 1, takes: "same", apply: one((value) => value) },
  min: { least: 1, most: ANY, takes: "same", apply: (values) => Math.min(...values) },
  max: { least: 1, most: ANY, takes: "same", apply: (values) => Math.max(...values) },
  clamp: { least: 3, most: 3, takes: "same", apply: clamp },
  mod: { least: 2, most: 2, takes: "same", apply: two(modulo) },
  rem: { least: 2, most: 2, takes: "same", apply: two((a, b) => a % b) },
  abs: { least: 1, most: 1, takes: "same", apply: one(Math.abs) },
  sign: { least: 1, most: 1, takes: "same", gives: "number", apply: one(Math.sign) },
  hypot: { least: 1, most: ANY, takes: "same", apply: (values) => Math.hypot(...values) },
  pow: { least: 2, most: 2, takes: "number", apply: two((a, b) => a ** b) },
  sqrt: { least: 1, most: 1, takes: "number", apply: one(Math.sqrt) },
  exp: { least: 1, most: 1, takes: "number", apply: one(Math.exp) },
  log: {
    least: 1,
    most: 2,
    takes: "number",
    apply: ([value = Number.NaN, base]) => Math.log(value) / (base === undefined ? 1 : Math.log(base)),
  },
  sin: { least: 1, most: 1, takes: "angle", gives: "number", apply: one(Math.sin) },
  cos: { least: 1, most: 1, takes: "angle", gives: "number", apply: one(Math.cos) },
  tan: { least: 1, most: 1, takes: "angle", gives: "number", apply: one(Math.tan) },
  asin: { least: 1, most: 1, takes: "number", gives: "angle", apply: one((v) => degrees(Math.asin(v))) },
  acos: { least: 1, most: 1, takes: "number", gives: "angle", apply: one((v) => degrees(Math.acos(v))) },
  atan: { least: 1, most: 1, takes: "number", gives: "angle", apply: one((v) => degrees(Math.atan(v))) },
  atan2: {
    least: 2,
    most: 2,
    takes: "same",
    gives: "angle",
    apply: two((y, x) => degrees(Math.atan2(y, x))),
  },
  round: { least: 1, most: 2, takes: "same", apply: two((value) => value) },
};

/** The rounding strategies of round(), applied to the ratio of its two values. */
export const ROUNDING: Readonly<Record<string, (ratio: number) => number>> = {
  nearest: (ratio) => Math.floor(ratio + 0.5),
  up: Math.ceil,
  down: Math.floor,
  "to-zero": Math.trunc,
};

/** The result, or a phrase that says which argument is wrong. */
export function applyMath(
  name: string,
  args: readonly Quantity[],
  rounding: string | undefined,
): Quantity | string {
  const definition = MATH_FUNCTIONS[name];
  const [first] = args;
  if (definition === undefined || first === undefined || args.length < definition.least) {
    return `${name}() needs more values`;
  }
  if (args.length > definition.most) return `${name}() takes fewer values`;
  if (args.some((argument) => !isSameType(argument, first))) {
    return `${name}() takes values of one kind: numbers, percentages or angles`;
  }
  if (definition.takes === "number" && !isNumber(first)) return `${name}() takes numbers without a unit`;
  if (definition.takes === "angle" && !isNumber(first) && !isAngle(first)) {
    return `${name}() takes a number or an angle`;
  }
  if (name === "round" && args.length === 1 && !isNumber(first)) return "round() needs a second value here";
  const values = args.map(({ value }) =>
    definition.takes === "angle" && isAngle(first) ? radians(value) : value,
  );
  const value =
    name === "round"
      ? roundTo(values[0] ?? Number.NaN, values[1] ?? 1, rounding ?? "nearest")
      : definition.apply(values);
  if (definition.gives === "number") return plain(value);
  if (definition.gives === "angle") return { value, angle: 1, percent: 0 };
  return { ...first, value };
}

function roundTo(value: number, step: number, rounding: string): number {
  if (!Number.isFinite(value) && Number.isFinite(step)) return value;
  return (ROUNDING[rounding] ?? Math.round)(value / step) * step;
}
