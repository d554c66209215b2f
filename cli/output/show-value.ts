/** An answer for people: indented names and values, tables of what is alike, a swatch before each color. */
import type { Style } from "./style.ts";

const MAX_WIDTH = 56;

type Fields = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean | null;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A list of numbers is one value too, such as the components of a color. */
const isScalar = (value: unknown): value is Scalar | readonly unknown[] =>
  typeof value !== "object" || value === null || isNumbers(value);
const isNumbers = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === "number" || each === null);

/** Lines without a break at the end. */
export function showValue(value: unknown, style: Style, indent = ""): string[] {
  if (isScalar(value)) return [`${indent}${scalar(value, style)}`];
  if (Array.isArray(value)) return showList(value, style, indent);
  if (!isFields(value)) return [`${indent}${scalar(value, style)}`];
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length > 1 && entries.every(([, each]) => isRow(each) && !isEmpty(each)))
    return table(
      entries.map(([name, each]) => ({ "": name, ...(isFields(each) ? each : {}) })),
      style,
      indent,
    );
  const width = Math.max(0, ...entries.filter(([, each]) => isScalar(each)).map(([name]) => name.length));
  return entries.flatMap(([name, each]) =>
    isScalar(each)
      ? [`${indent}${style.dim(name.padEnd(width))}  ${scalar(each, style)}`]
      : isEmpty(each)
        ? []
        : [`${indent}${style.bold(name)}`, ...showValue(each, style, `${indent}  `)],
  );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

function showList(list: readonly unknown[], style: Style, indent: string): string[] {
  if (list.length > 1 && list.every(isRow)) return table(list, style, indent);
  return list.flatMap((each, index) => {
    const lines = showValue(each, style, indent);
    return isScalar(each) || index === 0 ? lines : ["", ...lines];
  });
}

/** Of scalars, and of fields that hold scalars. */
function isRow(value: unknown): value is Fields {
  return (
    isFields(value) &&
    Object.values(value).every(
      (cell) =>
        isScalar(cell) ||
        (isFields(cell) && Object.values(cell).every((each) => isScalar(each) || isFields(each))),
    )
  );
}

function table(rows: readonly Fields[], style: Style, indent: string): string[] {
  const flat = rows.map((row) => new Map(cellsOf(row)));
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  const texts = flat.map((row) => names.map((name) => (row.has(name) ? plain(row.get(name)) : "")));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.map((cells) => (cells[column] ?? "").length)),
  );
  const line = (cells: readonly string[], paint: (cell: string, column: number) => string) =>
    `${indent}${cells.map((cell, column) => paint(cell.padEnd(widths[column] ?? 0), column)).join("  ")}`.trimEnd();
  const swatchColumn = names.findIndex((name) => name === "color" || name === "css");
  return [
    line(
      names,
      (cell, column) => (column === swatchColumn ? "     ".repeat(gap(style)) : "") + style.dim(cell),
    ),
    ...texts.map((cells) =>
      line(cells, (cell, column) => (column === swatchColumn ? style.swatch(cell.trim()) : "") + cell),
    ),
  ];
}

/** Width of a swatch, in swatches. */
const gap = ({ depth }: Style): number => (depth === "none" ? 0 : 1);

function cellsOf(row: Fields, prefix = ""): [string, unknown][] {
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    isFields(value) ? cellsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "number") return String(Number(value.toFixed(4)));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(plain).join(" ");
  const text = oneLine(typeof value === "string" ? value : JSON.stringify(value));
  return text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;
}

function scalar(value: unknown, style: Style): string {
  if (typeof value === "boolean") return value ? style.good("yes") : style.bad("no");
  if (typeof value !== "string") return plain(value);
  return style.swatch(value) + oneLine(value);
}

/** Control characters of an answer are not for the terminal. */
const oneLine = (text: string): string => text.replaceAll("\n", " ⏎ ").replaceAll(/\p{Cc}/gu, "");
