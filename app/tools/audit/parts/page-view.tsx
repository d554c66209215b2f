/** The pairs on their grounds: each surface with all that stands on it, as a page shows them. */
import type { CSSProperties } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { formatRatio } from "#app/tools/audit/report-words.ts";
import type { ShownAuditMode, ShownPair } from "#domain/audit-page/audit-report.ts";
import { seen } from "./worn.tsx";

interface PageViewProps {
  readonly mode: ShownAuditMode;
  readonly vision: VisionChoice;
}

/** So many surfaces are drawn; a large system has hundreds. */
const MAX_SURFACES = 60;

export function PageView({ mode, vision }: PageViewProps) {
  const surfaces = surfacesOf(mode.pairs);
  const shown = surfaces.slice(0, MAX_SURFACES);
  return (
    <div className="worn-page">
      {shown.map(({ name, ground, pairs }) => (
        <section
          key={name}
          className="worn-surface"
          aria-label={name}
          style={{ "--ground": seen(ground, vision) } as CSSProperties}
        >
          <h3>{name}</h3>
          <ul>
            {pairs.map((pair) => (
              <li
                key={`${pair.text} ${pair.use}`}
                data-use={pair.use}
                data-fails={!pair.now.passes || undefined}
                style={{ "--on": seen(pair.now.ink, vision) } as CSSProperties}
              >
                <span className="worn-thing" aria-hidden="true" data-text={THINGS[pair.use]} />
                <span className="worn-words">
                  {pair.text}{" "}
                  <span className="t-value">
                    {!pair.now.passes && <span className="sr-only">Fails: </span>}
                    {formatRatio(pair.now.wcag)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {surfaces.length > shown.length && (
        <p className="report-note">And {surfaces.length - shown.length} surfaces more, in the table.</p>
      )}
    </div>
  );
}

const THINGS: Readonly<Record<ShownPair["use"], string>> = {
  text: "The tide table for Friday",
  caption: "Times of the harbor, without warranty",
  label: "Book a berth",
  large: "High water",
  edge: "",
  mark: "",
};

interface Surface {
  readonly name: string;
  readonly ground: string;
  readonly pairs: readonly ShownPair[];
}

/** In the order of the worst pair on each. */
function surfacesOf(pairs: readonly ShownPair[]): readonly Surface[] {
  const byName = new Map<string, ShownPair[]>();
  for (const pair of pairs) {
    const own = byName.get(pair.surface);
    if (own === undefined) byName.set(pair.surface, [pair]);
    else own.push(pair);
  }
  return [...byName].map(([name, own]) => ({ name, ground: own[0]?.now.ground ?? "#ffffff", pairs: own }));
}
