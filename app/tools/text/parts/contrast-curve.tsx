import type { TextTool } from "#app/tools/text/use-text.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";

const [WIDTH, HEIGHT] = [1000, 72];
/** The ratio at the top of the chart, and the height of its curve in units of the `viewBox`. */
const [MAX_RATIO, RISE] = [16, 70];

/** A chart of the contrast with the ground along the gradient, on a logarithmic scale; failing parts are hatched. */
export function ContrastCurve({ tool: { contrast, target } }: { readonly tool: TextTool }) {
  const { ratios, failing, share01, worst } = contrast;
  const points = ratios
    .map(
      (ratio, index) => `${((WIDTH * index) / (ratios.length - 1)).toFixed(0)},${heightOf(ratio).toFixed(1)}`,
    )
    .join(" ");
  const line = heightOf(target);
  const share = share01 > 0 ? Math.max(1, Math.round(share01 * 100)) : 0;
  return (
    <div className="text-curve">
      <ul aria-hidden="true">
        <li>
          <i />
          Contrast
        </li>
        <li>
          <i data-target />
          {target} : 1, {target === 3 ? "large text" : "small text"}
        </li>
        <li>
          <i data-short={share > 0 || undefined} data-passes={share === 0 || undefined} />
          {share === 0 ? (
            "Passes everywhere"
          ) : (
            <span>
              Falls short on <span className="t-value">{share} %</span>
            </span>
          )}
        </li>
      </ul>
      <div
        className="text-curve-chart"
        role="img"
        aria-label={`Contrast with the ground from ${formatRatio(Math.min(...ratios))} to ${formatRatio(Math.max(...ratios))}; on the letters at least ${formatRatio(worst.ratio)}. ${share === 0 ? `All of it reaches ${target}` : `${share} percent fall short of ${target}`}.`}
      >
        {failing.map(([from, to]) => (
          <i
            key={from}
            style={{
              left: `${from * 100}%`,
              right: `${(1 - to) * 100}%`,
              top: `${(line / HEIGHT) * 100}%`,
            }}
          />
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2={WIDTH} y1={line} y2={line} />
          <polyline points={points} />
        </svg>
      </div>
    </div>
  );
}

function heightOf(ratio: number): number {
  return HEIGHT - (Math.min(1, Math.log(ratio) / Math.log(MAX_RATIO)) * RISE + 1);
}
