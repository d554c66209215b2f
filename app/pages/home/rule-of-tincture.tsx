import { Verdict } from "#app/ui/verdict.tsx";
import type { ArmsFigure } from "./arms-figures.server.ts";

const SHIELD = "M2 2h96v54c0 28-18 46-48 58C20 102 2 84 2 56z";
export function RuleOfTincture({ figures }: { figures: readonly ArmsFigure[] }) {
  return (
    <section className="page-width home-rule" aria-labelledby="rule-title">
      <div>
        <h2 id="rule-title" className="t-display">
          No color on color,
          <br />
          no metal on metal.
        </h2>
        <p className="t-body">
          Heralds wrote the first contrast rule eight hundred years ago: gold and silver may touch red, blue,
          green, purple and black, never each other. A shield had to read across a field. Contrast figures are
          the same rule with better arithmetic, and every palette here carries its own.
        </p>
      </div>
      <div className="home-arms">
        {figures.map((arms, index) => (
          <figure key={arms.blazon}>
            <svg viewBox="0 0 100 116" aria-hidden="true">
              <clipPath id={`arms-${index}`}>
                <path d={SHIELD} />
              </clipPath>
              <g clipPath={`url(#arms-${index})`}>
                <path fill={arms.field} d="M0 0h100v116H0z" />
                <path fill={arms.charge} d="M-10-18 16-34l110 110-22 22z" transform="translate(-8 14)" />
              </g>
              <path d={SHIELD} fill="none" stroke="var(--swatch-edge)" strokeWidth="1.5" />
            </svg>
            <figcaption>
              {arms.blazon}
              <Verdict tone={arms.isReadable ? "ok" : "bad"}>
                <span className="t-value">{arms.ratio}</span>
              </Verdict>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
