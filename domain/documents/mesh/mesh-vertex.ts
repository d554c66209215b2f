/**
 * A vertex of a mesh in an address: `color*x.y*left.up.right.down`. The position and the four handles (x and y each)
 * are in thousandths of the box, and a negative number begins with `n`. An omitted position is that of the even grid,
 * and an omitted handle follows from the neighbors: `9d7fe6*380.360` or `9d7fe6**n80.0.0.n90.80.0.0.90`.
 */

import { colorOfText, colorText, readColor, shortText } from "#domain/documents/color-text.ts";
import type { Item } from "#domain/documents/fields/list.ts";
import { evenPlace, type Handles, type MeshVertex, type Point } from "#engine/mesh/mesh.ts";
import type { Color } from "#engine/space/color.ts";

/** A vertex; without a position it is on the even grid. */
export interface LinkedVertex {
  readonly color: Color;
  readonly at?: Point;
  readonly handles?: Handles;
}

const UNITS = 1000;
/** Longest handle in thousandths of the box, the same limit as in the engine; positions are inside the box. */
const MAX_NUMBER = 1500;

export const VERTEX: Item<LinkedVertex> = {
  read: (part, notices) => {
    const [text = "", place = "", reach = "", ...more] = splitMarks(part);
    const given = readColor(text, notices);
    if (given === undefined) return undefined;
    if (given.alpha !== 1) notices.push(`A mesh is opaque, so the alpha of ${shortText(text)} was left out.`);
    const color = colorOfText({ ...given, alpha: 1 });
    const [at, handles] = [numbersOf(place, 2), numbersOf(reach, 8)];
    const isWrong =
      more.length > 0 || (place !== "" && at === undefined) || (reach !== "" && handles === undefined);
    if (isWrong)
      notices.push(`The place or the handles of ${shortText(text)} cannot be read, so they were left out.`);
    return { color, ...(at && { at: pointOf(at, 0) }), ...(handles && { handles: handlesOf(handles) }) };
  },
  write: ({ color, at, handles }) => {
    const reach = handles && [handles.left, handles.up, handles.right, handles.down].flat();
    const parts = [colorText(color), at, reach].map((given) =>
      typeof given === "string" ? given : (given?.map(thousandths).join(".") ?? ""),
    );
    return parts.join("*").replace(/\*+$/, "");
  },
};

/** The vertex as links write it: rounded to thousandths of the box. */
export function linkedVertex({ at, color, handles }: MeshVertex): MeshVertex {
  const round = ([x, y]: Point): Point => [rounded(x), rounded(y)];
  return {
    at: round(at),
    color: colorOfText({ ...color, alpha: 1 }),
    ...(handles && {
      handles: {
        left: round(handles.left),
        up: round(handles.up),
        right: round(handles.right),
        down: round(handles.down),
      },
    }),
  };
}

/** The position of a vertex on the even grid, in thousandths of the box. */
export function evenLinkedPlace(index: number, columns: number, rows: number): Point {
  const [x, y] = evenPlace(index, columns, rows);
  return [rounded(x), rounded(y)];
}

/** Asterisks inside brackets belong to the color. */
function splitMarks(part: string): readonly string[] {
  const close = part.lastIndexOf(")");
  const [first = "", ...rest] = part.slice(close + 1).split("*", 5);
  return [part.slice(0, close + 1) + first, ...rest];
}

function numbersOf(text: string, count: number): readonly number[] | undefined {
  const parts = text.split(".", count + 1);
  if (parts.length !== count || !parts.every((part) => /^n?\d{1,4}$/.test(part))) return undefined;
  const numbers = parts.map((part) => (part.startsWith("n") ? -Number(part.slice(1)) : Number(part)) + 0);
  return numbers.every((value) => Math.abs(value) <= MAX_NUMBER) ? numbers : undefined;
}

function pointOf(numbers: readonly number[], from: number): Point {
  return [(numbers[from] ?? 0) / UNITS, (numbers[from + 1] ?? 0) / UNITS];
}

function handlesOf(numbers: readonly number[]): Handles {
  return {
    left: pointOf(numbers, 0),
    up: pointOf(numbers, 2),
    right: pointOf(numbers, 4),
    down: pointOf(numbers, 6),
  };
}

function rounded(share: number): number {
  return Math.round(share * UNITS) / UNITS + 0;
}

function thousandths(share: number): string {
  const value = Math.round(share * UNITS);
  return value < 0 ? `n${-value}` : String(value + 0);
}
