import type { CSSProperties } from "react";
import { GROUND, LAYERS, MEAN, PICTURE } from "./figure-pictures.ts";

/** The first mesh beside the twelve CSS layers that were fitted to it. */
export function Figure() {
  return (
    <div className="mesh-figure">
      <figure>
        <span aria-hidden="true" style={{ "--g": `url(${PICTURE})` } as CSSProperties} />
        <figcaption>
          <b>The mesh</b>
        </figcaption>
      </figure>
      <figure>
        <span aria-hidden="true" style={{ "--g": LAYERS, "--ground": GROUND } as CSSProperties} />
        <figcaption>
          <b>CSS, 12 layers</b>
          <span className="t-value">mean ΔE {MEAN.toFixed(1)}</span>
        </figcaption>
      </figure>
    </div>
  );
}
