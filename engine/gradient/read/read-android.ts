/**
 * Gradients of Android: `<gradient>` in a `<shape>`
 * (https://developer.android.com/guide/topics/resources/drawable-resource#Shape) and in a vector drawable. Angles go
 * counter-clockwise from the right, sweeps clockwise from the right, and colors have their alpha first.
 */
import { attributesOf, tagsOf } from "#engine/bytes/markup-tags.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { hexColor } from "#engine/parse/notations/code-arguments.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import type { GradientBox } from "./gradient-lengths.ts";
import { type Paint, PaintProblem, readPaint, type Spread } from "./native/paint.ts";
import type { Point } from "./placed-shape.ts";
import type { ReadGradients } from "./read-css.ts";

/** A longer text is a project, not a gradient. */
const MAX_LETTERS = 200_000;
const MAX_ALIASES = 8;
const SWEEP_START = 90;

type Attributes = ReadonlyMap<string, string>;

interface AndroidGradient {
  readonly at: number;
  readonly attributes: Attributes;
  readonly items: Attributes[];
  /** Of the vector drawable that it is in; undefined in a shape. */
  readonly viewport: Point | undefined;
  /** Whether the path that it paints is the whole viewport. */
  readonly isWhole: boolean;
}

interface Found {
  readonly gradients: readonly AndroidGradient[];
  /** Values of `<color name="…">`. */
  readonly colors: ReadonlyMap<string, string>;
}

/** The first gradient of the text. Never throws. */
export function readAndroidGradient(text: string, box?: GradientBox): ReadGradients {
  if (text.length > MAX_LETTERS)
    return { ok: false, message: `A gradient is at most ${MAX_LETTERS} characters long.`, position: 1 };
  const found = gradientsOf(text);
  const [first] = found.gradients;
  if (first === undefined) return { ok: false, message: "There is no <gradient> in this text.", position: 1 };
  const paintIn: Parameters<typeof readPaint>[0] = (size, notice) => {
    if (found.gradients.length > 1)
      notice(`Of the ${found.gradients.length} gradients of this text the first was taken.`);
    const stops = stopsOf(first, found.colors);
    return first.viewport === undefined
      ? shapePaint(first, stops, size, notice)
      : vectorPaint(first, stops, notice);
  };
  return readPaint(paintIn, { given: box, drawn: first.viewport });
}

function gradientsOf(text: string): Found {
  const gradients: AndroidGradient[] = [];
  const colors = new Map<string, string>();
  let [isShape, isWhole] = [false, false];
  let viewport: Point | undefined;
  let open: AndroidGradient | undefined;
  for (const { tag, name, end } of tagsOf(text)) {
    const attributes = plainNames(attributesOf(tag));
    if (name === "shape") isShape = true;
    else if (name === "/shape") isShape = false;
    else if (name === "vector") viewport = viewportOf(attributes);
    else if (name === "path")
      isWhole = viewport !== undefined && isWholePath(attributes.get("pathData") ?? "", viewport);
    else if (name === "gradient") {
      open = {
        at: end - tag.length,
        attributes,
        items: [],
        viewport: isShape ? undefined : (viewport ?? ownBox(attributes)),
        isWhole,
      };
      gradients.push(open);
      if (tag.endsWith("/>")) open = undefined;
    } else if (name === "/gradient") open = undefined;
    else if (name === "item") open?.items.push(attributes);
    else if (name === "color") {
      const value = text.slice(end, text.indexOf("<", end)).trim();
      const key = attributes.get("name");
      if (key !== undefined) colors.set(key, value);
    }
  }
  return { gradients, colors };
}

function viewportOf(attributes: Attributes): Point | undefined {
  const [width, height] = [
    numberOf(attributes.get("viewportWidth")),
    numberOf(attributes.get("viewportHeight")),
  ];
  return width > 0 && height > 0 ? [width, height] : undefined;
}

/** A gradient in a file of its own knows no viewport; the box up to its own ends stands for one. */
function ownBox(attributes: Attributes): Point {
  const most = (...keys: readonly string[]): number =>
    Math.max(...keys.map((key) => numberOf(attributes.get(key), 0)));
  const [x, y] =
    (attributes.get("type") ?? "linear") === "linear"
      ? [most("startX", "endX"), most("startY", "endY")]
      : [2 * most("centerX"), 2 * most("centerY")];
  return [x || y || 1, y || x || 1];
}

/** Names without their namespace: "android:angle" is "angle". */
function plainNames(attributes: Attributes): Attributes {
  return new Map([...attributes].map(([key, value]) => [key.replace(/^\w+:/, ""), value]));
}

/** A rectangle from 0, 0 to the other corner, as drawing programs and write-android.ts write it. */
function isWholePath(path: string, [width, height]: Point): boolean {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map((each) => Math.abs(Number(each)));
  const isRectangle = /^\s*M\s*0(?:\.0+)?[\s,]+0(?:\.0+)?\s*[HVLhvl\d\s,.+-]+[zZ]?\s*$/.test(path);
  return isRectangle && numbers.every((value) => value === 0 || value === width || value === height);
}

function stopsOf(
  { attributes, items, at }: AndroidGradient,
  colors: Found["colors"],
): readonly GradientStop[] {
  if (items.length > 0)
    return items.map((item, index) => ({
      color: colorOf(item.get("color") ?? "", colors, at),
      position01: shareOf(item.get("offset")) ?? index / Math.max(1, items.length - 1),
    }));
  const [start, center, end] = ["startColor", "centerColor", "endColor"].map((key) => {
    const value = attributes.get(key);
    return value === undefined ? undefined : colorOf(value, colors, at);
  });
  if (start === undefined && end === undefined)
    throw new PaintProblem(
      "This gradient has no colors: android:startColor and android:endColor are not in the text.",
      at,
    );
  // A color that is not given is 0, which is transparent black.
  return [
    { color: start ?? CLEAR, position01: 0 },
    ...(center === undefined ? [] : [{ color: center, position01: centerPlace(attributes) }]),
    { color: end ?? CLEAR, position01: 1 },
  ];
}

const CLEAR: Color = { space: "srgb", coords: [0, 0, 0], alpha: 0 };

/** The center of a linear one is where its middle color stands: of both coordinates the one that is not the usual 0.5. */
function centerPlace(attributes: Attributes): number {
  if ((attributes.get("type") ?? "linear") !== "linear") return 0.5;
  const [x, y] = [shareOf(attributes.get("centerX")) ?? 0.5, shareOf(attributes.get("centerY")) ?? 0.5];
  return Math.min(1, Math.max(0, x === 0.5 ? y : x));
}

/** What `@android:color/…` stands for in every version. */
const SYSTEM: Readonly<Record<string, string>> = { black: "#000", white: "#fff", transparent: "#0000" };

function colorOf(given: string, colors: Found["colors"], at: number): Color {
  let value = given.trim();
  for (let step = 0; step < MAX_ALIASES; step += 1) {
    const [, system, name = ""] = /^@\*?(?:(android):|[\w.]+:)?color\/([\w.]+)$/.exec(value) ?? [];
    const next = system === undefined ? colors.get(name) : SYSTEM[name];
    if (name === "" || next === undefined) break;
    value = next;
  }
  const digits = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(value)?.[1];
  const color = digits === undefined ? undefined : hexColor(digits, "argb");
  if (color !== undefined) return color;
  throw new PaintProblem(
    /^[@?]/.test(value)
      ? `What ${value.slice(0, 60)} stands for is not in this text.`
      : `“${value.slice(0, 60)}” is no color of Android.`,
    at,
  );
}

/** "0.5", "50%", "50%p"; undefined for anything else. */
function shareOf(text: string | undefined): number | undefined {
  const [, value, percent] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))(%p?)?\s*$/.exec(text ?? "") ?? [];
  return value === undefined ? undefined : Number(value) / (percent === undefined ? 1 : 100);
}

function numberOf(text: string | undefined, usual = Number.NaN): number {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : usual;
}

function shapePaint(
  { attributes, at }: AndroidGradient,
  stops: readonly GradientStop[],
  [width, height]: Point,
  notice: (sentence: string) => void,
): Paint {
  const center: Point = [
    width * (shareOf(attributes.get("centerX")) ?? 0.5),
    height * (shareOf(attributes.get("centerY")) ?? 0.5),
  ];
  switch (attributes.get("type") ?? "linear") {
    case "linear": {
      const degrees = numberOf(attributes.get("angle"), 0);
      const turn = wrapDeg(degrees);
      if (turn % 45 !== 0)
        notice("Android itself takes multiples of 45° only; the angle was taken as it stands.");
      return { type: "linear", stops, spread: "pad", ...lineAt(turn, [width, height]) };
    }
    case "radial": {
      const radius = radiusOf(attributes.get("gradientRadius"), [width, height]);
      if (radius === undefined)
        throw new PaintProblem("A radial gradient of Android needs its android:gradientRadius.", at);
      return { type: "radial", stops, spread: "pad", center, radii: [radius, radius] };
    }
    case "sweep":
      return { type: "conic", stops, spread: "pad", center, startDeg: SWEEP_START };
    default:
      throw new PaintProblem(`“${attributes.get("type")}” is no type of gradient of Android.`, at);
  }
}

/** From side to side or corner to corner, as Android does for multiples of 45°. */
function lineAt(turn: number, [width, height]: Point): { readonly from: Point; readonly to: Point } {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  const reach = turn % 90 === 0 ? 0.5 : (Math.abs(x) + Math.abs(y)) / 2;
  const [dx, dy] = [x * reach * width, y * reach * height];
  return { from: [width / 2 - dx, height / 2 - dy], to: [width / 2 + dx, height / 2 + dy] };
}

/** A percentage is one of the shorter side; a length is in pixels. */
function radiusOf(text: string | undefined, [width, height]: Point): number | undefined {
  const [, value, unit] = /^\s*(\d+\.?\d*|\.\d+)(%p?|dp|dip|px|sp|pt|in|mm)?\s*$/.exec(text ?? "") ?? [];
  if (value === undefined) return undefined;
  if (unit?.startsWith("%")) return (Number(value) / 100) * Math.min(width, height);
  // A dp is the pixel of CSS, of which 160 are an inch here as there.
  const pixels = { in: 160, mm: 160 / 25.4, pt: 160 / 72 }[unit ?? ""] ?? 1;
  return Number(value) * pixels;
}

const SPREADS: Readonly<Record<string, Spread>> = {
  clamp: "pad",
  disabled: "pad",
  repeat: "repeat",
  mirror: "mirror",
};

/** In the units of the viewport: the drawing has proportions of its own. */
function vectorPaint(
  { attributes, isWhole, at }: AndroidGradient,
  stops: readonly GradientStop[],
  notice: (sentence: string) => void,
): Paint {
  if (!isWhole) notice("The box of the drawing was taken in place of that of its shape.");
  const number = (key: string): number => numberOf(attributes.get(key), 0);
  const spread = SPREADS[attributes.get("tileMode") ?? "clamp"] ?? "pad";
  const center: Point = [number("centerX"), number("centerY")];
  const radius = number("gradientRadius");
  const type = attributes.get("type") ?? "linear";
  switch (type) {
    case "linear":
      return {
        type,
        stops,
        spread,
        from: [number("startX"), number("startY")],
        to: [number("endX"), number("endY")],
      };
    case "radial":
      return { type, stops, spread, center, radii: [radius, radius] };
    case "sweep":
      return { type: "conic", stops, spread: "pad", center, startDeg: SWEEP_START };
    default:
      throw new PaintProblem(`“${type}” is no type of gradient of Android.`, at);
  }
}
