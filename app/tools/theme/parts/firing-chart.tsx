/** The chart of the sample: measured values so far, and the plan. */

const MEASURED =
  "0,197.1 11.4,195.9 22.9,194.2 34.3,192.2 45.7,189.8 57.1,187.1 68.6,184 80,183.2 91.4,182.4 102.9,176.5 114.3,168.9 125.7,161.7 137.1,154.8 148.6,148.3 160,142 171.4,135.9 182.9,129.7 194.3,123.3 205.7,116.6 217.1,111.6 228.6,106.2 240,100.5 251.4,94.6 262.9,88.7 274.3,81 285.7,75.5 297.1,70.3 308.6,65.5 320,61 331.4,56.7 342.9,52.5 354.3,47.1";
const PLANNED = "0,197.1 68.6,182.5 91.4,182.5 205.7,112.3 411.4,21.4 429.7,21.4 502.9,80.2 640,144.5";
const LINES = [156.2, 112.3, 68.5, 24.6] as const;

export function FiringChart({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 640 200" preserveAspectRatio="none" aria-hidden="true">
      <g className="kiln-grid">
        {LINES.map((y) => (
          <path key={y} d={`M0 ${y}H640`} />
        ))}
      </g>
      <polygon className="kiln-area" points={`0,200 ${MEASURED} 354.3,200`} />
      <polyline className="kiln-planned" points={PLANNED} />
      <polyline className="kiln-measured" points={MEASURED} />
      <path className="kiln-now" d="M354.3 0V200" />
    </svg>
  );
}
