import { useMemo } from "react";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { gradientCurves } from "#engine/gradient/gradient-curves.ts";

const PLACES = 73;
const [WIDTH, HEIGHT, EDGE] = [1000, 66, 8];
/** Chroma at the upper edge, about that of the most vivid colors of a screen. */
const MAX_CHROMA = 0.37;

/** Lightness and chroma along the gradient; the dashed lines show the same stops interpolated in sRGB. */
export function Curves({ layer }: { readonly layer: GradientLayer }) {
  const own = useMemo(() => gradientCurves(layer, PLACES), [layer]);
  const plain = useMemo(
    () => (layer.space === "srgb" ? undefined : gradientCurves({ ...layer, space: "srgb" }, PLACES)),
    [layer],
  );
  const chroma = (values: readonly number[]) => values.map((value) => value / MAX_CHROMA);
  return (
    <div className="gradient-curves">
      <ul aria-hidden="true">
        <li>
          <i />
          Lightness
        </li>
        <li>
          <i data-chroma />
          Chroma
        </li>
        <li>
          <i data-plain />
          Same stops in sRGB
        </li>
      </ul>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describeCurves(own.lightness, own.chroma)}
      >
        {plain !== undefined && (
          <>
            <polyline className="gradient-curve-plain" points={points(plain.lightness)} />
            <polyline className="gradient-curve-plain" points={points(chroma(plain.chroma))} />
          </>
        )}
        <polyline className="gradient-curve-chroma" points={points(chroma(own.chroma))} />
        <polyline points={points(own.lightness)} />
      </svg>
    </div>
  );
}

function points(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const x = (WIDTH * index) / (values.length - 1);
      const y = HEIGHT - EDGE - Math.min(1.05, Math.max(0, value)) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(0)},${y.toFixed(1)}`;
    })
    .join(" ");
}

function describeCurves(lightness: readonly number[], chroma: readonly number[]): string {
  const percent = (value: number) => Math.round(value * 100);
  return `Lightness from ${percent(Math.min(...lightness))} to ${percent(Math.max(...lightness))} percent, chroma from ${Math.min(...chroma).toFixed(3)} to ${Math.max(...chroma).toFixed(3)}`;
}
