/** Selects one of the four modes, each with a sample, its name and its least text contrast. */
import { memo, type ReactNode, useId, useSyncExternalStore } from "react";
import { formatFigure } from "#domain/themes/figure-text.ts";
import { MODE_NAMES, SHORT_MODE_NAMES } from "#domain/themes/theme-words.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeStore } from "./use-solved-theme.ts";
import "./theme.css";

interface ModeSwitchProps {
  readonly store: ThemeStore;
  readonly mode: ThemeModeName;
  readonly onMode: (mode: ThemeModeName) => void;
  /** The sample of a mode. */
  readonly sample: (mode: ThemeModeName) => ReactNode;
}

export const ModeSwitch = memo(function ModeSwitch({ store, mode, onMode, sample }: ModeSwitchProps) {
  const name = useId();
  return (
    <fieldset className="theme-modes">
      <legend className="sr-only">Mode on the canvas</legend>
      {THEME_MODES.map((each) => (
        <label key={each} className="theme-mode">
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={each}
            aria-label={MODE_NAMES[each]}
            aria-describedby={`${name}-${each}`}
            checked={each === mode}
            onChange={() => onMode(each)}
          />
          <span className="theme-mode-sample" aria-hidden="true">
            {sample(each)}
          </span>
          <span className="theme-mode-line">
            <b aria-hidden="true" data-short={SHORT_MODE_NAMES[each]}>
              <span>{MODE_NAMES[each]}</span>
            </b>
            <span id={`${name}-${each}`} className="t-value">
              <LeastContrast store={store} mode={each} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** Updates during a drag without rendering anything else. */
function LeastContrast({ store, mode }: Pick<ModeSwitchProps, "store" | "mode">) {
  const textOf = () => {
    const { lowest, metric, failing } = store.now();
    return `${failing.some((pair) => pair.mode === mode) ? "!" : ""}${formatFigure(lowest[mode], metric)}`;
  };
  const text = useSyncExternalStore(store.subscribe, textOf, textOf);
  const isFailing = text.startsWith("!");
  const figure = text.replace("!", "");
  return (
    <>
      <span className="sr-only">Lowest text contrast </span>
      {isFailing && <i className="theme-fails" aria-hidden="true" />}
      <span>
        {figure.startsWith("Lc ") && <span className="theme-unit">Lc </span>}
        {figure.replace("Lc ", "")}
      </span>
      {isFailing && <span className="sr-only">, some pairs fail</span>}
    </>
  );
}
