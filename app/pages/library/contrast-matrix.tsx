import type { CSSProperties } from "react";
import type { DetailData } from "./detail-loader.server.ts";

/** Which colors can carry text on which; pairs below 3 are hatched, the figure stays readable. */
export function ContrastMatrix({ matrix, isCut }: { matrix: DetailData["matrix"]; isCut: boolean }) {
  return (
    <section aria-labelledby="pairs-title">
      <h2 id="pairs-title" className="t-title-l">
        Pairs that can carry text
      </h2>
      <div className="detail-matrix" style={{ "--n": matrix.length } as CSSProperties}>
        {matrix.flatMap((row, y) =>
          row.map((cell, x) =>
            cell.text === undefined ? (
              <span key={`${x}-${y}`} style={{ "--c": cell.background } as CSSProperties} />
            ) : (
              <span
                key={`${x}-${y}`}
                data-hatched={cell.isHatched || undefined}
                style={{ "--c": cell.background, "--f": cell.text } as CSSProperties}
              >
                {!cell.isHatched && <b aria-hidden="true">Aa</b>}
                <span className={`t-value ${cell.isHatched ? "" : cell.figure}`}>{cell.ratio}</span>
                <span className="sr-only">
                  {" "}
                  {cell.text} on {cell.background}
                </span>
              </span>
            ),
          ),
        )}
      </div>
      <p className="detail-note">
        Hatched pairs fall below 3:1 and should not hold text or icons.
        {isCut && ` The first ${matrix.length} colors are compared.`}
      </p>
    </section>
  );
}
