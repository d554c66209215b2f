import type { CSSProperties } from "react";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast.ts";
import type { Palette } from "../use-palette.ts";

/** Every color as text on every other; pairs below 3 are hatched. */
export default function ContrastView({ palette: { document, hexes } }: { palette: Palette }) {
  const colors = document.colors.map(({ color }) => color);
  return (
    <div className="palette-matrix" style={{ "--n": colors.length } as CSSProperties}>
      {colors.flatMap((background, y) =>
        colors.map((text, x) => {
          if (x === y) return <span key={`${x}-${y}`} style={{ "--c": hexes[y] } as CSSProperties} />;
          const ratio = wcagRatio(text, background);
          const isHatched = ratio < 3;
          return (
            <span
              key={`${x}-${y}`}
              data-hatched={isHatched || undefined}
              style={{ "--c": hexes[y], "--f": hexes[x] } as CSSProperties}
            >
              {!isHatched && <b aria-hidden="true">Aa</b>}
              <span className={`t-value ${isHatched ? "" : `on-color-${onColor(background)}`}`}>
                {formatRatio(ratio)}
              </span>
              <span className="sr-only">
                {" "}
                {hexes[x]} on {hexes[y]}
              </span>
            </span>
          );
        }),
      )}
    </div>
  );
}
