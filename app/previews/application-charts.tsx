/**
 * The charts of the application preview: their series are distinguished by position, dash pattern and legend, not by
 * color alone.
 */
import type { ThemeFamily } from "#engine/theme/role-graph.ts";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

interface SparklineProps {
  readonly family: ThemeFamily;
  /** Values from 0 to 8, at equal distances. */
  readonly values: readonly number[];
}

export function Sparkline({ family, values }: SparklineProps) {
  const points = values.map((value, index) => `${(index * 100) / (values.length - 1)},${32 - value * 4}`);
  return (
    <svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      <polygon {...part(`tint-${family}`)} points={`0,32 ${points.join(" ")} 100,32`} />
      <polyline
        {...part(`stroke-${family}`)}
        className="preview-line"
        points={points.join(" ")}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const SERIES = [
  ["Seed", "brand"],
  ["Bulbs", "second"],
  ["Boxes", "accent"],
] as const;

/** Number of packets per series and month; the axis ends at 1,620. */
const MONTHS = [
  ["Sep", 300, 140, 60],
  ["Oct", 250, 120, 70],
  ["Nov", 180, 90, 50],
  ["Dec", 230, 180, 90],
  ["Jan", 510, 260, 130],
  ["Feb", 770, 340, 190],
  ["Mar", 960, 410, 240],
] as const;
const SCALE = 180 / 1620;

export function BarChart() {
  const w = useWords();
  return (
    <section {...part("panel")} className="application-panel application-bars">
      <h2>
        {w("Packets by month")}
        <Legend series={SERIES} />
      </h2>
      <div className="application-plot">
        <svg
          viewBox="0 0 700 200"
          preserveAspectRatio="none"
          role="img"
          aria-label="Packets by month, growing from 500 in September to 1 610 in March"
        >
          {[20, 80, 140, 199].map((height) => (
            <path
              key={height}
              {...part("grid")}
              className="preview-line"
              d={`M0 ${height}H700`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {MONTHS.map(([month, ...values], column) =>
            values.map((value, index) => {
              const below = values.slice(0, index).reduce<number>((sum, each) => sum + each, 0);
              const height = value * SCALE - 1.5;
              const [, family = "brand"] = SERIES[index] ?? [];
              return (
                <path
                  key={`${month} ${family}`}
                  {...part(`series-${family}`)}
                  d={`M${column * 100 + 26} ${199 - below * SCALE}h48v${-height}h-48z`}
                />
              );
            }),
          )}
        </svg>
        <div {...part("inverse")} className="application-tip" aria-hidden="true">
          <b>{w("March")}</b>
          {SERIES.map(([name, family], index) => (
            <span key={name}>
              {/* Its ground is dark, where the colors themselves are seen better than their edges. */}
              <Key family={family} shape="mark" />
              {w(name)} <em>{MONTHS.at(-1)?.[index + 1]}</em>
            </span>
          ))}
        </div>
      </div>
      <p {...part("quiet")} className="application-axis" aria-hidden="true">
        {MONTHS.map(([month]) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </section>
  );
}

export function LineChart() {
  const w = useWords();
  const glass = "M0 118C40 110 60 96 100 100S170 70 210 74 280 36 320 44 380 22 400 16";
  const common = { className: "preview-line", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <section {...part("panel")} className="application-panel">
      <h2>
        {w("Soil, 10 cm deep")}
        <Legend
          series={[
            ["Glass", "brand"],
            ["Open", "second"],
          ]}
        />
      </h2>
      <svg
        viewBox="0 0 400 140"
        preserveAspectRatio="none"
        className="application-line"
        role="img"
        aria-label="Soil grows warmer under glass first, then in the open"
      >
        {[20, 60, 100].map((height) => (
          <path key={height} {...part("grid")} {...common} d={`M0 ${height}H400`} />
        ))}
        <path {...part("tint-brand")} d={`${glass}V140H0Z`} />
        <path {...part("stroke-brand")} {...common} d={glass} strokeWidth="2.5" />
        <path
          {...part("stroke-second")}
          {...common}
          d="M0 126C60 124 90 116 140 112S230 104 270 88 360 66 400 62"
          strokeWidth="2.5"
          strokeDasharray="6 4"
        />
      </svg>
    </section>
  );
}

const KINDS = [
  ["Vegetables", 46, "series-brand"],
  ["Flowers", 27, "series-second"],
  ["Herbs", 17, "series-accent"],
  ["Grain", 10, "mark-rest"],
] as const;

export function KindChart() {
  const w = useWords();
  return (
    <section {...part("panel")} className="application-panel application-kinds">
      <h2>{w("By kind")}</h2>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {KINDS.map(([name, share, mark], index) => {
          const before = KINDS.slice(0, index).reduce((sum, [, each]) => sum + each, 0);
          return (
            <circle
              key={name}
              {...part(mark)}
              className="preview-line"
              cx="60"
              cy="60"
              r="46"
              strokeWidth="20"
              pathLength="100"
              strokeDasharray={`${share - 0.8} 100`}
              strokeDashoffset={-before}
              transform="rotate(-90 60 60)"
            />
          );
        })}
      </svg>
      <ul>
        {KINDS.map(([name, share, mark]) => (
          <li key={name} {...part("body")}>
            <svg viewBox="0 0 10 10" className="preview-key" aria-hidden="true">
              <path {...part(mark)} d="M0 0h10v10H0z" />
            </svg>
            <span>{w(name)}</span>
            <em {...part("quiet")}>{share} %</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Legend({ series }: { series: readonly (readonly [name: string, family: ThemeFamily])[] }) {
  const w = useWords();
  return (
    <span {...part("quiet")} className="application-legend">
      {series.map(([name, family]) => (
        <span key={name}>
          <Key family={family} />
          {w(name)}
        </span>
      ))}
    </span>
  );
}

function Key({ family, shape = "series" }: { family: ThemeFamily; readonly shape?: "series" | "mark" }) {
  return (
    <svg viewBox="0 0 10 10" className="preview-key" aria-hidden="true">
      <path {...part(`${shape}-${family}`)} d="M0 0h10v10H0z" />
    </svg>
  );
}
