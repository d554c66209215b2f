import type { CSSProperties } from "react";
import { AppLink } from "#app/ui/link.tsx";
import type { IndexRow } from "./index-rows.server.ts";

interface HomeIndexProps {
  readonly tools: readonly IndexRow[];
  readonly colors: readonly string[];
  readonly gradientCss: string;
  readonly paletteCount: number;
  readonly gradientCount: number;
}

const COUNT = new Intl.NumberFormat("en");

/** The index of tools and lists, with live samples in the colors of the day. */
export function HomeIndex({ tools, colors, gradientCss, paletteCount, gradientCount }: HomeIndexProps) {
  const rows: readonly IndexRow[] = [
    ...tools,
    {
      to: "/palettes",
      title: "Palettes",
      line: `${COUNT.format(paletteCount)} plates, each credited`,
      sample: stripes([...colors].reverse(), [5, 3, 2, 1.4, 1.1]),
    },
    {
      to: "/gradients",
      title: "Gradients",
      line: `${COUNT.format(gradientCount)} that keep their color in the middle`,
      sample: gradientCss,
    },
    {
      to: "/discover",
      title: "Discover",
      line: "A plate a day, twelve hues, moods",
      sample: stripes(colors, [1, 2, 4, 2, 1]),
    },
  ];
  return (
    <section id="tools" className="page-width home-index" aria-labelledby="home-index-title">
      <div>
        <h2 id="home-index-title" className="t-display-s">
          One workbench,
          <br />
          one library
        </h2>
        <p>Anything made in one opens in the other. Every state is a link.</p>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.to}>
            <AppLink to={row.to}>
              <span
                className="home-sample"
                aria-hidden="true"
                style={{ "--g": row.sample } as CSSProperties}
              />
              <span>
                <b>{row.title}</b>
                <small>{row.line}</small>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hard-edged stripes with the given weights, equal by default. */
function stripes(colors: readonly string[], weights: readonly number[] = []): string {
  const total = colors.reduce((sum, _color, index) => sum + (weights[index] ?? 1), 0);
  let from = 0;
  const stops = colors.map((color, index) => {
    const to = from + (100 * (weights[index] ?? 1)) / total;
    const stop = `${color} ${from.toFixed(2)}% ${to.toFixed(2)}%`;
    from = to;
    return stop;
  });
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
