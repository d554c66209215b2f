/**
 * Every color of a palette (column) as text on every other (row). Arrow keys move between pairs; pressing one opens
 * it.
 */
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from "react";
import { seenAs } from "#app/color/vision-choice.ts";
import { type MatrixCell, matrixColors, pairMatrix } from "#app/tools/contrast/matrix.ts";
import { hatchGoal, levelOf } from "#app/tools/contrast/reading.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatLc } from "#engine/contrast/apca-fonts.ts";
import { formatRatio, onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { CanvasProps } from "./canvas-props.ts";

/** From this number of colors on, cells have their minimum size. */
const MANY = 9;
const SHORT = { AAA: "AAA", AA: "AA", "AA for large text": "large", fails: "fails" } as const;
const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function MatrixView({ tool, vision }: CanvasProps) {
  const { document, act } = tool;
  const { palette, text, background } = document;
  const goal = hatchGoal(document.goal);
  const colors = useMemo(() => matrixColors({ palette, text, background }), [palette, text, background]);
  const matrix = useMemo(() => pairMatrix(colors, goal), [colors, goal]);
  const hexes = useMemo(() => colors.map((color) => formatHex(color).toUpperCase()), [colors]);
  const seen = useMemo(() => colors.map((color) => seenAs(vision, color)), [colors, vision]);
  const [chosenText, chosenBackground] = [text, background].map((color) => formatHex(color).toUpperCase());
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 1]);
  const [row, column] = at.map((place) => Math.min(place, colors.length - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    if (move === undefined || row === undefined || column === undefined) return;
    event.preventDefault();
    const next = [step(row, move[0], colors.length), step(column, move[1], colors.length)] as const;
    setAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next[0]}-${next[1]}"]`)?.focus();
  };
  return (
    <div className="contrast-matrix-frame" data-notices="above">
      <table
        className="contrast-matrix"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with keyboard navigation
        role="grid"
        aria-label="Contrast of each pair"
        data-many={colors.length > MANY || undefined}
        style={{ "--n": colors.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <caption className="sr-only">Rows are backgrounds, columns are text.</caption>
        <thead>
          <tr>
            <td className="contrast-corner">
              <span aria-hidden="true">text →</span>
            </td>
            {hexes.map((hex, index) => (
              <th key={`${index}-${hex}`} scope="col" className="t-value">
                {hex}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map((cells, y) => (
            <tr key={`${y}-${hexes[y]}`}>
              <th scope="row" className="t-value">
                {hexes[y]}
              </th>
              {cells.map((cell, x) => (
                <PairCell
                  key={x}
                  cell={cell}
                  place={`${y}-${x}`}
                  name={`${hexes[x]} on ${hexes[y]}`}
                  isCurrent={hexes[x] === chosenText && hexes[y] === chosenBackground}
                  isReachable={y === row && x === column}
                  css={[seen[y], seen[x]].map((color) => (color === undefined ? "" : formatHex(color)))}
                  on={seen[y] === undefined ? "black" : onColor(seen[y])}
                  onFocus={() => setAt([y, x])}
                  onChoose={() => {
                    const [front, back] = [colors[x], colors[y]];
                    if (front !== undefined && back !== undefined && cell !== undefined)
                      act({ type: "pair", text: front, background: back });
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function step(place: number, by: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place + by));
}

interface PairCellProps {
  readonly cell: MatrixCell | undefined;
  readonly place: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isReachable: boolean;
  readonly css: readonly string[];
  readonly on: string;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

function PairCell({ cell, place, name, isCurrent, isReachable, css, on, onFocus, onChoose }: PairCellProps) {
  const style = { "--c": css[0], "--f": css[1] } as CSSProperties;
  const shown = cell && (cell.lc === undefined ? formatRatio(cell.ratio) : `Lc ${formatLc(cell.lc)}`);
  const level = cell && SHORT[levelOf(cell.ratio)];
  return (
    <td
      style={style}
      aria-selected={cell === undefined ? undefined : isCurrent}
      data-self={cell === undefined || undefined}
      data-hatched={cell?.isPassing === false || undefined}
      className={cell?.isPassing === false ? "" : `on-color-${on}`}
    >
      <button
        type="button"
        data-at={place}
        tabIndex={isReachable ? 0 : -1}
        aria-disabled={cell === undefined || undefined}
        onFocus={onFocus}
        onClick={onChoose}
      >
        <span className="sr-only">{`${name}: ${cell === undefined ? "the same color" : ""}`}</span>
        {cell !== undefined && (
          <>
            {cell.isPassing && <b aria-hidden="true">Aa</b>}
            <span className="t-value">{shown}</span>
            <small>
              <span>{cell.lc === undefined ? level : cell.isPassing ? "passes" : "fails"}</span>
              {cell.lc === undefined && (
                <span className="sr-only">, {cell.isPassing ? "passes" : "does not reach the goal"}</span>
              )}
              {isCurrent && <Icon name="check" size={12} />}
            </small>
          </>
        )}
      </button>
    </td>
  );
}
