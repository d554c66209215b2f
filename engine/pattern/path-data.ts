/** Outlines as the short path data of SVG 2 §9.3: relative coordinates, no sign or space that is not needed. */
import { endOf } from "./outlines.ts";
import { GRID, type Outline } from "./scene.ts";

/** The `d` attribute in px, exact to the grid. */
export function pathData(outline: Outline): string {
  const parts: string[] = [];
  let [x, y] = [0, 0];
  for (const { start, segments, isClosed } of outline) {
    // A first relative move starts at the origin.
    parts.push("m", joined([start[0] - x, start[1] - y]));
    [x, y] = start;
    let command = "";
    for (const segment of segments) {
      const numbers = segment.map((value, index) => value - (index % 2 === 0 ? x : y));
      const [dx = 0, dy = 0] = numbers;
      const isLine = segment.length === 2;
      const letter = isLine ? (dy === 0 ? "h" : dx === 0 ? "v" : "l") : "c";
      const data = joined(letter === "h" ? [dx] : letter === "v" ? [dy] : numbers);
      // A command that repeats may be left out.
      parts.push(letter === command ? separated(data) : letter + data);
      command = letter;
      [x, y] = endOf(segment);
    }
    if (isClosed) {
      parts.push("z");
      [x, y] = start;
    }
  }
  return parts.join("");
}

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
