/** Gradients of a canvas (HTML §4.12.5.1.11): `createLinearGradient()` and its `addColorStop()`, in pixels. */
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { type Paint, PaintProblem } from "#engine/gradient/read/native/paint.ts";
import { colorOfValue, type GradientCall, held, problemOf, RIGHT_DEG } from "./code-arguments.ts";
import type { CodeValue } from "./code-value.ts";
import type { CodeReader } from "./code-values.ts";

/** `from` is the token of the constructor's name. */
export function canvasPaint(call: GradientCall, from: number): Paint {
  const stops = stopsOf(call.reader, from);
  if (stops.length === 0)
    throw new PaintProblem("The colors of this gradient, addColorStop(), are not in the text.", call.at);
  const numbers = call.args.map(({ value }) => {
    if (value.kind !== "number") throw problemOf(value, "A number is expected here.");
    return value.value;
  });
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN, e = Number.NaN, f = Number.NaN] =
    numbers;
  const common = { stops, spread: "pad" } as const;
  if (call.name === "createLinearGradient" && numbers.length === 4)
    return { ...common, type: "linear", from: [a, b], to: [c, d] };
  if (call.name === "createConicGradient" && numbers.length === 3)
    return { ...common, type: "conic", startDeg: (a * 180) / Math.PI + RIGHT_DEG, center: [b, c] };
  if (call.name !== "createRadialGradient" || numbers.length !== 6)
    throw new PaintProblem(`${call.name}() has other arguments.`, call.at);
  return radial(call, [a, b, c, d, e, f], stops);
}

type Circles = readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number];

/** Between two circles; of a canvas that is moved and scaled, as it is for ellipses, in its own units. */
function radial(
  { reader, notice }: GradientCall,
  [x0, y0, r0, x1, y1, r1]: Circles,
  stops: readonly GradientStop[],
): Paint {
  const isInward = r0 > r1;
  const [outer, inner] = isInward ? [r0, r1] : [r1, r0];
  if (x0 !== x1 || y0 !== y1) notice("The focus beside the center was left out.");
  const [moveX, moveY] = numbersOf(reader, "translate") ?? [0, 0];
  const [scaleX, scaleY] = numbersOf(reader, "scale") ?? [1, 1];
  const [x, y] = isInward ? [x0, y0] : [x1, y1];
  const ordered = isInward
    ? stops.toReversed().map((stop) => ({ ...stop, position01: 1 - stop.position01 }))
    : stops;
  const from = inner / outer;
  return {
    type: "radial",
    spread: "pad",
    stops: ordered.map((stop) => ({ ...stop, position01: from + stop.position01 * (1 - from) })),
    center: [moveX + x * scaleX, moveY + y * scaleY],
    radii: [outer * scaleX, outer * scaleY],
  };
}

function numbersOf(reader: CodeReader, method: string): readonly [number, number] | undefined {
  const at = reader.tokens.findIndex(({ text }, index) => text === method && reader.isSign(index + 1, "("));
  if (at === -1) return undefined;
  const [first, second] = reader.arguments(at + 1)[0].map(({ value }) => value);
  return first?.kind === "number" && second?.kind === "number" ? [first.value, second.value] : undefined;
}

/** Those of the gradient's own name, up to the next gradient of that name. */
function stopsOf(reader: CodeReader, from: number): readonly GradientStop[] {
  const { tokens } = reader;
  const equal = tokens.findLastIndex(({ text }, index) => index < from && text === "=");
  const name = tokens[equal - 1]?.text;
  const found: (GradientStop & { readonly order: number })[] = [];
  for (let at = from; at < tokens.length; at += 1) {
    if (at > from && /^create(?:Linear|Radial|Conic)Gradient$/.test(tokens[at]?.text ?? "")) {
      const other = tokens.findLastIndex(({ text }, index) => index < at && text === "=");
      if (tokens[other - 1]?.text === name) break;
    }
    if (!reader.isName(at, "addColorStop") || !reader.isSign(at + 1, "(") || tokens[at - 2]?.text !== name)
      continue;
    const [place, color] = reader.arguments(at + 1)[0].map(({ value }): CodeValue => value);
    if (place?.kind !== "number" || color === undefined)
      throw problemOf(
        place ?? { kind: "unknown", why: "addColorStop() has a place and a color.", at: tokens[at]?.at ?? 0 },
        "addColorStop() has a place and a color.",
      );
    found.push({ color: colorOfValue(color), position01: held(place.value), order: found.length });
  }
  return found
    .toSorted((a, b) => a.position01 - b.position01 || a.order - b.order)
    .map(({ color, position01 }) => ({ color, position01 }));
}
