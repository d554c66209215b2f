/** Eight ramps of eleven steps. Pressing a ramp's name selects it; dragging it onto another one swaps the two. */
import { type KeyboardEvent, memo, useId, useRef, useState } from "react";
import type { SettledStore } from "#app/theme/settled-store.ts";
import { followSwap } from "#app/tools/ui-palette/follow-swap.ts";
import { focusPlace, nextPlace, placeOf } from "#app/tools/ui-palette/ramp-focus.ts";
import { RAMP_NAMES } from "#app/tools/ui-palette/ramp-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { UiPaletteChange } from "#domain/documents/theme/ui-palette-changes.ts";
import type { UiPaletteDocument } from "#domain/documents/theme/ui-palette-document.ts";
import { mainColor, rampOf, type ShownPalette } from "#domain/ui-palette/shown-palette.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import { UI_RAMPS, type UiRampName } from "#engine/theme/ui-ramp-names.ts";
import { RampStep } from "./ramp-step.tsx";

interface RampsProps {
  readonly store: SettledStore<ShownPalette>;
  readonly own: UiPaletteDocument["own"];
  /** The selected ramp and step. */
  readonly ramp: UiRampName;
  readonly step: RampStepName;
  readonly onTake: (ramp: UiRampName, step?: RampStepName) => void;
  readonly act: (change: UiPaletteChange) => unknown;
}

export const Ramps = memo(function Ramps({
  store,
  own,
  ramp: current,
  step: taken,
  onTake,
  act,
}: RampsProps) {
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string>();
  const swap = (from: UiRampName, to: UiRampName) => {
    const colorOf = (ramp: UiRampName) => ({ ramp, color: mainColor(rampOf(store.settled(), ramp)) });
    act({ type: "swap", ramps: [colorOf(from), colorOf(to)] });
    onTake(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey) return;
    const next = nextPlace(event.key, place, UI_RAMPS.length);
    if (next === undefined) return;
    const [from, to] = [UI_RAMPS[place.row], UI_RAMPS[next.row]];
    if (from === undefined || to === undefined) return;
    if (event.altKey) {
      if (place.column !== undefined || from === to) return;
      swap(from, to);
    } else if (next.column !== undefined) onTake(to, RAMP_STEPS[next.column]);
    event.preventDefault();
    focusPlace(grid.current, next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <div className="ramps" role="group" aria-label="Ramps" ref={grid} onKeyDown={onKeyDown}>
      <p id={hint} className="sr-only">
        Drag onto another ramp, or press Alt with an arrow key, to swap the two
      </p>
      <div className="ramps-head" aria-hidden="true">
        <span />
        {RAMP_STEPS.map((step) => (
          <span key={step} className="t-value" data-taken={step === taken || undefined}>
            {step}
          </span>
        ))}
      </div>
      {UI_RAMPS.map((name, row) => (
        <div
          key={name}
          className="ramps-row"
          role="group"
          aria-label={RAMP_NAMES[name]}
          data-swap={name}
          data-current={name === current || undefined}
          data-target={target === name || undefined}
        >
          <button
            type="button"
            className="ramps-name"
            data-row={row}
            aria-pressed={name === current}
            aria-describedby={hint}
            onClick={() => onTake(name)}
            onPointerDown={(event) =>
              followSwap(event, {
                root: grid.current,
                onTarget: setTarget,
                onSwap: (found) => {
                  const to = UI_RAMPS.find((each) => each === found);
                  if (to !== undefined) swap(name, to);
                },
              })
            }
          >
            <b>
              {RAMP_NAMES[name]}
              {name !== "primary" && own[name] !== undefined && (
                <>
                  <Icon name="lock-fill" size={13} />
                  <span className="sr-only">, a color of its own</span>
                </>
              )}
            </b>
            {name === current && (
              <small aria-hidden="true">
                <span>on white</span>
                <span>on dark</span>
              </small>
            )}
          </button>
          {RAMP_STEPS.map((step, column) => (
            <RampStep
              key={step}
              store={store}
              ramp={name}
              name={step}
              row={row}
              column={column}
              isTaken={name === current && step === taken}
              hasFigures={name === current}
              onTake={onTake}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
