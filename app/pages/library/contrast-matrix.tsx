import type { CSSProperties } from "react";
import type { DetailData } from "./detail-loader.server.ts";

interface ContrastMatrixProps {
  readonly matrix: DetailData["matrix"];
  /** True if the palette has more colors than are compared. */
  readonly isCut: boolean;
  readonly plain: DetailData["plainText"];
}

/** Which colors can carry text on which. Pairs below 3 are hatched, with a legible ratio. */
export function ContrastMatrix({ matrix, isCut, plain }: ContrastMatrixProps) {
  const hasPair = matrix.some((row) => row.some((cell) => cell.text !== undefined && !cell.isHatched));
  return (
    <section aria-labelledby="pairs-title">
      <h2 id="pairs-title" className="t-title-l">
        {hasPair ? "Pairs that can carry text" : "No pair of these can carry text"}
      </h2>
      <ContrastCells matrix={matrix} />
      <p className="detail-note">
        {hasPair
          ? "Hatched pairs fall below 3:1 and should not hold text or icons."
          : `All fall below 3:1. At 4.5:1, black text goes on ${plain.black} of the ${plain.of} colors and white on ${plain.white}.`}
        {isCut && ` The first ${matrix.length} colors are compared.`}
      </p>
    </section>
  );
}

export function ContrastCells({ matrix }: Pick<ContrastMatrixProps, "matrix">) {
  return (
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
  );
}
