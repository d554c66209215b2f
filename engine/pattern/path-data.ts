/** Outlines as the short path data of SVG 2 §9.3: relative coordinates, no sign or space that is not needed. */
import { endOf } from "./outlines.ts";
import { GRID, type GridPoint, type Outline } from "./scene.ts";

/**
 * The `d` attribute in px, exact to the grid. With a `step` of more than 1 it is shorter, for pictures that are only
 * looked at: each coordinate is the nearest multiple of so many hundredths of a px, and the first control point of a
 * smooth curve, the mirror image of the one before within a step, is left out.
 */
export function pathData(outline: Outline, step = 1): string {
  const placed = ([x, y]: GridPoint): GridPoint => [nearest(x, step), nearest(y, step)];
  const parts: string[] = [];
  let [x, y] = [0, 0];
  for (const { start, segments, isClosed } of outline) {
    const from = placed(start);
    // A first relative move starts at the origin.
    parts.push("m", joined([from[0] - x, from[1] - y]));
    [x, y] = from;
    let command = "";
    let mirrored: GridPoint | undefined;
    for (const segment of segments) {
      const numbers = segment.map((value, index) => nearest(value, step) - (index % 2 === 0 ? x : y));
      const letter = letterOf(numbers, step > 1 ? mirrored : undefined, step);
      const data = joined(numbersOf(letter, numbers));
      // A command that repeats may be left out.
      parts.push(letter === command ? separated(data) : letter + data);
      command = letter;
      const [, , x2 = 0, y2 = 0, dx = 0, dy = 0] = numbers;
      mirrored = segment.length === 2 ? undefined : [dx - x2, dy - y2];
      [x, y] = placed(endOf(segment));
    }
    if (isClosed) {
      parts.push("z");
      [x, y] = from;
    }
  }
  return parts.join("");
}

type Letter = "h" | "v" | "l" | "c" | "s";

/** The command of a segment in relative coordinates; `mirrored` is where "s" has the first control point. */
function letterOf(numbers: readonly number[], mirrored: GridPoint | undefined, step: number): Letter {
  const [x1 = 0, y1 = 0] = numbers;
  if (numbers.length === 2) return y1 === 0 ? "h" : x1 === 0 ? "v" : "l";
  if (mirrored === undefined) return "c";
  return Math.abs(x1 - mirrored[0]) <= step && Math.abs(y1 - mirrored[1]) <= step ? "s" : "c";
}

function numbersOf(letter: Letter, numbers: readonly number[]): readonly number[] {
  switch (letter) {
    case "h":
      return numbers.slice(0, 1);
    case "v":
      return numbers.slice(1);
    case "s":
      return numbers.slice(2);
    default:
      return numbers;
  }
}

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

function joined(numbers: readonly number[]): string {
  return numbers.reduce(
    (text, value, index) => text + (index === 0 ? gridText(value) : separated(gridText(value))),
    "",
  );
}

function separated(text: string): string {
  return text.startsWith("-") ? text : ` ${text}`;
}

/** Whole hundredths of a px as px, exactly. */
export function gridText(hundredths: number): string {
  const size = Math.abs(hundredths);
  const whole = Math.floor(size / GRID);
  const rest = size % GRID;
  const sign = hundredths < 0 ? "-" : "";
  if (rest === 0) return `${sign}${whole}`;
  const decimals = String(rest).padStart(2, "0").replace(/0$/, "");
  return `${sign}${whole === 0 ? "" : whole}.${decimals}`;
}
