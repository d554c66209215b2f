/** A sample interface in the colors of the theme: all of them are custom properties of its root element. */
import type { CSSProperties } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { formatFigure, formatFloor } from "#domain/themes/figure-text.ts";
import type { FailingRolePair, SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import { FiringChart } from "./firing-chart.tsx";

interface SampleProps {
  readonly mode: ThemeModeName;
  readonly style: CSSProperties;
  readonly solved: SolvedTheme;
}

const TEMPERATURES = ["1\u00a0200", "900", "600", "300"] as const;
const TIMES = ["06:00", "09:00", "12:00", "15:00", "18:00"] as const;

export function Sample({ mode, style, solved }: SampleProps) {
  const failing = new Map(
    solved.failing.flatMap((pair) => (pair.mode === mode ? [[`${pair.text} ${pair.surface}`, pair]] : [])),
  );
  /** Attributes of an element with a failing pair: figure, floor and pair. */
  const wears = (text: RoleToken, surface: RoleToken) => {
    const pair = failing.get(`${text} ${surface}`);
    if (pair === undefined) return {};
    const figure = figureOf(pair, solved);
    return { "data-figure": figure, "data-fails": `${figure}, ${text} on ${surface}` };
  };
  return (
    <div className="kiln" role="img" aria-label={labelOf(solved, mode)} data-theme-mode={mode} style={style}>
      <div className="kiln-nav">
        <b className="kiln-logo">
          <i />
          Kiln room
        </b>
        <span className="kiln-current" {...wears("brand-text", "brand-soft")}>
          Now
        </span>
        <span {...wears("text-2", "a10")}>
          Schedule<em>4</em>
        </span>
        <span>Shelves</span>
        <span>Glazes</span>
        <span>Log</span>
        <span className="kiln-room" />
        <small>
          Three kilns
          <br />
          one firing
        </small>
      </div>
      <div className="kiln-main">
        <div className="kiln-head">
          <div>
            <p {...wears("text-2", "a0")}>Kiln 2, firing 214</p>
            <strong {...wears("text", "a0")}>1&nbsp;046 °C</strong>
          </div>
          <span className="kiln-tag">Heating</span>
          <span className="kiln-button" {...wears("line-control", "a0")}>
            Hold here
          </span>
          <span className="kiln-button kiln-first" {...wears("on-primary", "primary")}>
            Add a segment
          </span>
        </div>
        <div className="kiln-chart">
          <div className="kiln-y">
            {TEMPERATURES.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
          <FiringChart className="kiln-svg" />
          <i className="kiln-dot" />
          <div className="kiln-x">
            {TIMES.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
          <div className="kiln-caption">
            <span>
              <i />
              Measured
            </span>
            <span>
              <i data-dashed />
              Planned
            </span>
            <span className="kiln-link" {...wears("brand-text", "a0")}>
              Open the log
            </span>
          </div>
        </div>
      </div>
      <div className="kiln-side">
        <p className="kiln-title" {...wears("text-3", "a20")}>
          Shelves
        </p>
        <div className="kiln-row">
          <i className="kiln-box" {...wears("line-control", "a20")} />
          <span>Bowls, celadon</span>
          <small {...wears("text-2", "a20")}>24</small>
        </div>
        <div className="kiln-row" data-state="on">
          <i className="kiln-box">
            <Icon name="check" size={11} />
          </i>
          <span>Tiles, iron red</span>
          <small>60</small>
        </div>
        <div className="kiln-row" data-state="hover">
          <i className="kiln-box" />
          <span {...wears("text", "a30")}>Jugs, unglazed</span>
          <small>9</small>
        </div>
        <p className="kiln-title kiln-second" {...wears("text-3", "a20")}>
          Peak
        </p>
        <div className="kiln-field" {...wears("focus", "a20")}>
          <span>1&nbsp;222</span>
          <small>°C</small>
        </div>
        <div className="kiln-notice" data-kind="warning" {...wears("warning-text", "warning-soft")}>
          <Icon name="warning" size={16} />
          <span>Cone 6 in 1 h 16 min. The damper is still open.</span>
        </div>
        <div className="kiln-notice" data-kind="success" {...wears("success-text", "success-soft")}>
          <Icon name="check" size={16} />
          <span>Shelf 3 reached 1&nbsp;000 °C evenly.</span>
        </div>
      </div>
    </div>
  );
}

function figureOf({ reached, floor }: FailingRolePair, { metric }: SolvedTheme): string {
  return `${formatFigure(reached, metric)} of ${formatFloor(floor, metric)}`;
}

function labelOf({ failing }: SolvedTheme, mode: ThemeModeName): string {
  const count = failing.filter((pair) => pair.mode === mode).length;
  return `Sample interface of a kiln: side navigation, chart, list, field and notices. ${
    count === 0 ? "Every pair reaches its floor." : `${count} pairs fail; the audit names them.`
  }`;
}
