/** Functions, constants and members of the platforms whose values are the same wherever they stand. */
import type { Box } from "#engine/gradient/geometry.ts";
import type { CodeArgument, CodeValue } from "./code-value.ts";

const number = (value: number): CodeValue => ({ kind: "number", value });
const point = (x: number, y: number): CodeValue => ({ kind: "point", x, y });
const lastPart = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

const FUNCTIONS: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  hypot: Math.hypot,
  min: Math.min,
  minOf: Math.min,
  max: Math.max,
  maxOf: Math.max,
  sqrt: (value = Number.NaN) => Math.sqrt(value),
  abs: (value = Number.NaN) => Math.abs(value),
  sin: (value = Number.NaN) => Math.sin(value),
  cos: (value = Number.NaN) => Math.cos(value),
};
const SAME = /^(?:CGFloat|Double|Float|NSNumber|num)$/;
const POINTS = /^(?:UnitPoint|CGPoint|NSPoint|Offset|Alignment|FractionalOffset|PointF)$/;
const LISTS = /^(?:listOf|arrayOf|mutableListOf|floatArrayOf|intArrayOf|Pair|arrayListOf|List\.of)$/;

/** Undefined for a call of another kind. */
export function knownCall({
  name,
  args,
}: {
  readonly name: string;
  readonly args: readonly CodeArgument[];
}): CodeValue | undefined {
  const last = lastPart(name);
  const numbers = args.flatMap(({ value }) => (value.kind === "number" ? [value.value] : []));
  const isNumbers = args.length > 0 && numbers.length === args.length;
  const [first = 0, second = 0] = numbers;
  if (isNumbers && Object.hasOwn(FUNCTIONS, last)) return number(FUNCTIONS[last]?.(...numbers) ?? Number.NaN);
  if (isNumbers && SAME.test(last)) return number(first);
  if (isNumbers && numbers.length === 2 && POINTS.test(last)) return point(first, second);
  if (LISTS.test(last)) return { kind: "list", items: args.map(({ value }) => value) };
  const [label] = args;
  const unit = last === "Angle" ? label?.name : last;
  if (isNumbers && unit === "degrees") return { kind: "angle", degrees: first };
  if (isNumbers && (unit === "radians" || last === "toRadians"))
    return last === "toRadians"
      ? number((first * Math.PI) / 180)
      : { kind: "angle", degrees: (first * 180) / Math.PI };
  return undefined;
}

/** Undefined for a constant of another kind, which keeps its name. */
export function knownName(name: string, [width, height]: Box): CodeValue | undefined {
  const last = lastPart(name);
  if (/^(?:width|maxWidth)$/.test(last)) return number(width);
  if (/^(?:height|maxHeight)$/.test(last)) return number(height);
  if (last === "minDimension" || last === "shortestSide") return number(Math.min(width, height));
  if (last === "maxDimension" || last === "longestSide") return number(Math.max(width, height));
  if (name === "center" || name === "size.center") return point(width / 2, height / 2);
  if (name === "Offset.Zero" || name === "Offset.zero" || name === "CGPoint.zero") return point(0, 0);
  if (name === "Offset.Infinite") return point(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  if (last === "POSITIVE_INFINITY" || last === "infinity") return number(Number.POSITIVE_INFINITY);
  if (/^(?:pi|PI)$/.test(last)) return number(Math.PI);
  return name === "Angle.zero" || name === ".zero" ? { kind: "angle", degrees: 0 } : undefined;
}

/** Undefined for a member that is not known. */
export function knownMember(value: CodeValue, member: string): CodeValue | undefined {
  if (/^(?:toFloat|toDouble|toPx|dp|sp|px|cgColor|cgPoint|toArgb|toColor|toList|f)$/.test(member))
    return value;
  if (value.kind !== "point") return undefined;
  if (member === "x" || member === "dx") return number(value.x);
  if (member === "y" || member === "dy") return number(value.y);
  return member === "getDistance" || member === "distance" ? number(Math.hypot(value.x, value.y)) : undefined;
}
