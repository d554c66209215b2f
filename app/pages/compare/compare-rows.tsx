import type { CSSProperties } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import type { ComparisonData } from "./compare-loader.server.ts";

type Row = NonNullable<ComparisonData["comparison"]>["rows"][number];
type Band = NonNullable<Row["a"]>;

interface CompareRowsProps {
  readonly rows: readonly Row[];
  readonly titles: readonly [string, string];
}

/** One row for each pair, and one for each color without a partner. A press on a color copies it. */
export function CompareRows({ rows, titles: [first, second] }: CompareRowsProps) {
  return (
    <table className="compare-rows">
      <caption className="sr-only">The colors of both palettes and how they differ</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">
            <span className="sr-only">Difference</span>
          </th>
          <th scope="col">{second}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ a, b, deltaE, words }, at) => (
          <tr key={at}>
            <td>{a === undefined ? <Missing /> : <ColorBand band={a} />}</td>
            <td>
              {deltaE === undefined ? (
                <span className="compare-words">only here</span>
              ) : (
                <>
                  <span className="t-value">{formatDeltaE(deltaE)}</span>
                  <span className="compare-words">{words}</span>
                </>
              )}
            </td>
            <td>{b === undefined ? <Missing /> : <ColorBand band={b} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColorBand({ band: { css, hex, name, onColor } }: { band: Band }) {
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className={`compare-band ${onColor}`}
      style={{ "--c": css } as CSSProperties}
      aria-label={`Copy ${name}, ${hex}`}
      onClick={(event) => void copy(hex, event.currentTarget)}
    >
      <b>{name}</b>
      <span className="t-value">{isCopied ? "Copied" : hex}</span>
    </button>
  );
}

const Missing = () => (
  <span className="compare-none">
    <span className="sr-only">No partner</span>
  </span>
);
