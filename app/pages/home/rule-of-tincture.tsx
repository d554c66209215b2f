import { Verdict } from "#app/ui/verdict.tsx";
import { formatRatio, wcagRatio } from "#engine/contrast.ts";
import { parseColor } from "#engine/parse.ts";

const SHIELD = "M2 2h96v54c0 28-18 46-48 58C20 102 2 84 2 56z";
const NEEDED_RATIO = 3;

/** Tinctures of four coats of arms; the figures under them are computed, not written. */
const ARMS = [
  { blazon: "Argent, a bend or", field: "#f4f1e6", charge: "#f2c53d" },
  { blazon: "Azure, a bend or", field: "#1c4286", charge: "#f2c53d" },
  { blazon: "Gules, a bend vert", field: "#a32a34", charge: "#1a7444" },
  { blazon: "Vert, a bend argent", field: "#1a7444", charge: "#f4f1e6" },
] as const;

export interface ArmsFigure {
  readonly blazon: string;
  readonly field: string;
  readonly charge: string;
  readonly ratio: string;
  readonly isReadable: boolean;
}

/** Computed at the server, so that the page needs no color engine for it. */
export function armsFigures(): ArmsFigure[] {
  return ARMS.map((arms) => {
    const [field, charge] = [parseColor(arms.field), parseColor(arms.charge)];
    if (!field.ok || !charge.ok)
      throw new Error(`The arms "${arms.blazon}" have a color that cannot be read`);
    const ratio = wcagRatio(charge.color, field.color);
    return { ...arms, ratio: formatRatio(ratio), isReadable: ratio >= NEEDED_RATIO };
  });
}

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
              <Verdict tone={arms.isReadable ? "ok" : "bad"}>{arms.ratio}</Verdict>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
