/** Eight ramps of eleven steps. A row is chosen by its name, and dragged onto another one to change places with it. */
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { RAMP_NAMES, stepProperty } from "#app/tools/ui-palette/ramp-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mainColor } from "#domain/ui-palette/exported-palette.ts";
import type { ShownPalette, ShownRamp, ShownStep } from "#domain/ui-palette/shown-palette.ts";
import type { UiPaletteChange } from "#domain/documents/ui-palette-changes.ts";
import type { UiPaletteDocument } from "#domain/documents/ui-palette-document.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { UI_RAMPS, type UiRampName } from "#engine/theme/ui-ramp-names.ts";
import { followSwap } from "#app/tools/ui-palette/follow-swap.ts";

interface RampsProps {
  readonly shown: ShownPalette;
  readonly own: UiPaletteDocument["own"];
  /** The ramp that is taken up: its figures stand on its steps. */
  readonly current: UiRampName;
  readonly onRamp: (ramp: UiRampName) => void;
  readonly act: (change: UiPaletteChange) => unknown;
}

export const Ramps = memo(function Ramps({ shown, own, current, onRamp, act }: RampsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string>();
  const swap = (from: string, to: string) => {
    const [one, other] = [from, to].map((name) => shown.ramps.find((ramp) => ramp.name === name));
    if (one === undefined || other === undefined || one === other) return;
    act({
      type: "swap",
      ramps: [
        { ramp: one.name, color: mainColor(one) },
        { ramp: other.name, color: mainColor(other) },
      ],
    });
    onRamp(other.name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-row]") : null;
    const row = Number(cell?.dataset["row"]);
    const isName = cell?.dataset["column"] === undefined;
    if (cell === null || event.ctrlKey || event.metaKey) return;
    if (step !== undefined && event.altKey && isName) {
      event.preventDefault();
      const [from, to] = [UI_RAMPS[row], UI_RAMPS[row + step]];
      if (from === undefined || to === undefined) return;
      swap(from, to);
      focusAt(grid.current, row + step, undefined);
    } else if (!event.altKey) moveFocus(event, grid.current, row, cell.dataset["column"]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <div className="ramps" role="group" aria-label="Ramps" ref={grid} onKeyDown={onKeyDown}>
      <div className="ramps-head" aria-hidden="true">
        <span />
        {RAMP_STEPS.map((step) => (
          <span key={step} className="t-value">
            {step}
          </span>
        ))}
      </div>
      {shown.ramps.map((ramp, row) => (
        <div
          key={ramp.name}
          className="ramps-row"
          role="group"
          aria-label={RAMP_NAMES[ramp.name]}
          data-swap={ramp.name}
          data-current={ramp.name === current || undefined}
          data-target={target === ramp.name || undefined}
        >
          <button
            type="button"
            className="ramps-name"
            data-row={row}
            aria-pressed={ramp.name === current}
            aria-description="Drag onto another ramp, or Alt with an arrow key, to swap"
            onClick={() => onRamp(ramp.name)}
            onPointerDown={(event: PointerEvent<HTMLElement>) =>
              followSwap(event, {
                root: grid.current,
                onTarget: setTarget,
                onSwap: (to) => swap(ramp.name, to),
              })
            }
          >
            <span>{RAMP_NAMES[ramp.name]}</span>
            {ramp.name !== "primary" && own[ramp.name] !== undefined && (
              <>
                <Icon name="lock-fill" size={13} />
                <span className="sr-only">, a color of its own</span>
              </>
            )}
          </button>
          {ramp.steps.map((step, column) => (
            <Step key={step.step} ramp={ramp} step={step} row={row} column={column} isShown={ramp.name === current} />
          ))}
        </div>
      ))}
    </div>
  );
});

interface StepProps {
  readonly ramp: ShownRamp;
  readonly step: ShownStep;
  readonly row: number;
  readonly column: number;
  /** With its figure. */
  readonly isShown: boolean;
}

/** A press copies the value. One of all steps is reached by Tab, the others by arrow keys. */
const Step = memo(function Step({ ramp, step, row, column, isShown }: StepProps) {
  const { isCopied, copy } = useCopy();
  const value = step.color.startsWith("#") ? step.color.toUpperCase() : step.color;
  return (
    <button
      type="button"
      className={`ramps-step on-color-${step.ink}`}
      style={{ "--c": `var(${stepProperty(ramp.name, step.step)})` } as CSSProperties}
      data-row={row}
      data-column={column}
      data-kept={step.isKept || undefined}
      data-copied={isCopied || undefined}
      tabIndex={row === 0 && column === 0 ? 0 : -1}
      aria-label={`${RAMP_NAMES[ramp.name]} ${step.step}, ${value}, ${step.onWhite.toFixed(2)} to 1 on white${
        step.isKept ? ", kept exactly" : ""
      }${step.isMet ? "" : ", misses its target"}: copy`}
      onClick={() => void copy(value)}
    >
      {isShown && <span className="t-value">{step.onWhite.toFixed(1)}</span>}
      {!step.isMet && isShown && <i className="ramps-unmet" />}
    </button>
  );
});

function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  grid: HTMLElement | null,
  row: number,
  column: string | undefined,
): void {
  const at = column === undefined ? -1 : Number(column);
  const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [row - 1, at],
    ArrowDown: [row + 1, at],
    ArrowLeft: [row, at - 1],
    ArrowRight: [row, at + 1],
    Home: [row, 0],
    End: [row, RAMP_STEPS.length - 1],
  };
  const [nextRow, nextColumn] = moves[event.key] ?? [];
  if (nextRow === undefined || nextColumn === undefined) return;
  event.preventDefault();
  focusAt(grid, nextRow, nextColumn < 0 ? undefined : nextColumn);
}

function focusAt(grid: HTMLElement | null, row: number, column: number | undefined): void {
  const place = column === undefined ? ":not([data-column])" : `[data-column="${column}"]`;
  grid?.querySelector<HTMLElement>(`[data-row="${row}"]${place}`)?.focus();
}
