import { useState } from "react";
import { SURROUNDS, setSurround, storedSurround } from "./surround.ts";
import "./surround-section.css";

const LABELS = { paper: "Paper", grey: "Grey", black: "Black", white: "White" } as const;

/** What lies around the work on the canvas of every tool. */
export function SurroundSection() {
  const [chosen, setChosen] = useState(storedSurround);
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
      <p className="field-hint">
        A color looks warmer, paler or darker by what lies around it. Kept on this device, for all tools.
      </p>
    </section>
  );
}
