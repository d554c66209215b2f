import { useState } from "react";
import { isFailingShown, toggleFailing } from "./canvas-aids.ts";
import { SURROUNDS, setSurround, storedSurround } from "./surround.ts";
import "./surround-section.css";

const LABELS = { paper: "Paper", grey: "Grey", black: "Black", white: "White" } as const;

/** Chooses the surround of every tool's canvas, and toggles the hatching of contrast failures. */
export function SurroundSection() {
  const [chosen, setChosen] = useState(storedSurround);
  const [isHatched, setHatched] = useState(isFailingShown);
  return (
    <section className="inspector-section" data-current aria-label="Around the work">
      <h3>Around the work</h3>
      <div role="radiogroup" aria-label="Around the work" className="surrounds">
        {SURROUNDS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="surround"
              checked={chosen === value}
              onChange={() => {
                setSurround(value);
                setChosen(value);
              }}
            />
            <span className="surround-sample" data-surround={value} aria-hidden="true" />
            {LABELS[value]}
          </label>
        ))}
      </div>
      <button
        type="button"
        className="btn btn-secondary btn-s"
        aria-pressed={isHatched}
        onClick={() => setHatched(toggleFailing())}
      >
        Hatch what fails contrast
      </button>
      <p className="field-hint">
        A color looks warmer, paler or darker by what lies around it. Kept on this device, for all tools. The
        hatching also shows while H is held.
      </p>
    </section>
  );
}
