/** The color picker's lightness–chroma plane with the outlines of sRGB and P3. */
import { type ComponentProps, useMemo } from "react";
import { ColorPlane, PLANE_CHROMA } from "#app/color/color-plane.tsx";
import { planeEdge } from "#engine/raster/gamut-edge.ts";

const EDGE_POINTS = 41;

export function EdgedPlane(props: ComponentProps<typeof ColorPlane>) {
  const { hueDeg } = props;
  const edges = useMemo(
    () => ({
      srgb: outline(planeEdge(hueDeg, EDGE_POINTS, "srgb")),
      p3: outline(planeEdge(hueDeg, EDGE_POINTS, "display-p3")),
    }),
    [hueDeg],
  );
  return (
    <div className="cv-plane">
      <ColorPlane {...props} />
      <svg className="cv-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline className="cv-edge-under" points={edges.srgb} />
        <polyline className="cv-edge" points={edges.srgb} />
        <polyline className="cv-edge-under" points={edges.p3} />
        <polyline className="cv-edge" data-gamut="p3" points={edges.p3} />
      </svg>
    </div>
  );
}

/** Chroma at evenly spaced lightnesses, from black at the bottom to white at the top, in percent of the plane. */
function outline(edge: readonly number[]): string {
  return edge
    .map((chroma, index) => {
      const x = (Math.min(chroma, PLANE_CHROMA) / PLANE_CHROMA) * 100;
      return `${x.toFixed(2)},${(100 - (index / (edge.length - 1)) * 100).toFixed(2)}`;
    })
    .join(" ");
}
