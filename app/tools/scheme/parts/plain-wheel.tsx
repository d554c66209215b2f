/** The wheel's hues and its outline in CSS, shown until the canvas is painted, and without JavaScript. */
import { formatHex } from "#engine/format/format.ts";
import { colorAtPlace, colorInGamut } from "#engine/palette/scheme.ts";
import { type WheelPlane, wheelEdge } from "#engine/raster/wheel-edge.ts";

const STOPS = 24;
const EDGE_POINTS = 72;

export function PlainWheel({ plane }: { plane: WheelPlane }) {
  const { wheel, lightness, rim, gamut } = plane;
  const at = (chroma: number, angleDeg: number) =>
    formatHex(colorInGamut(colorAtPlace({ angleDeg, chroma, lightness }, wheel), gamut));
  const hues = Array.from({ length: STOPS + 1 }, (_, index) => at(rim, (index / STOPS) * 360));
  const gray = at(0, 0);
  const edge = wheelEdge(EDGE_POINTS, plane).map((radius, index) => {
    const angle = (index / EDGE_POINTS) * 2 * Math.PI;
    return `${(50 + Math.sin(angle) * radius * 50).toFixed(1)}% ${(50 - Math.cos(angle) * radius * 50).toFixed(1)}%`;
  });
  return (
    <i
      className="scheme-plain"
      aria-hidden="true"
      style={{
        background: `radial-gradient(closest-side, ${gray}, ${gray}00), conic-gradient(${hues.join(", ")})`,
        clipPath: `polygon(${edge.join(", ")})`,
      }}
    />
  );
}
