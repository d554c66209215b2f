import type { ThemeFamily } from "#engine/theme/role-graph.ts";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

/** Name and color of each crop, then its months of sowing and of harvest: start (0 to 12) and duration. */
const KINDS: readonly (readonly [name: string, family: ThemeFamily, sow: Span, harvest: Span])[] = [
  ["Broad bean", "brand", [1, 3], [5, 1.9]],
  ["Sweet pea", "second", [2, 2.5], [5.5, 1.6]],
  ["Kale", "brand", [3, 4], [8, 2.5]],
  ["Dill", "accent", [3.5, 3], [7.5, 1.9]],
  ["Pumpkin", "second", [4, 1.6], [8, 2.4]],
];
type Span = readonly [from: number, months: number];

export function MarketingYear() {
  const w = useWords();
  return (
    <div
      className="marketing-year"
      role="img"
      aria-label="When each kind is sown and harvested, from January to December"
    >
      {KINDS.map(([name, family, sow, harvest]) => (
        <div key={name}>
          <span {...part("body")}>{w(name)}</span>
          <svg viewBox="0 0 120 22" preserveAspectRatio="none" aria-hidden="true">
            {Array.from({ length: 12 }, (_, month) => (
              <path
                key={month}
                {...part("grid")}
                className="preview-line"
                d={`M${month * 10 + 0.1} 0V22`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path {...part(`series-${family}`)} d={bar(sow)} />
            <path {...part(`tint-${family}`)} d={bar(harvest)} />
          </svg>
        </div>
      ))}
      <div {...part("quiet")} className="marketing-months" aria-hidden="true">
        <span />
        <span>
          {[..."JFMAMJJASOND"].map((letter, index) => (
            <span key={index}>{letter}</span>
          ))}
        </span>
      </div>
    </div>
  );
}

const bar = ([from, months]: Span): string => `M${from * 10} 3h${months * 10}v16h${-months * 10}z`;
