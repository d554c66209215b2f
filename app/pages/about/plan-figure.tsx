import type { CSSProperties } from "react";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";

const MAX_PX = PLAN_LIMITS.pro.imagePx;

/**
 * The limits of a plan, drawn to scale: its largest picture inside the largest of any plan, and one plate per saved
 * item.
 */
export function PlanFigure({ plan }: { plan: PlanId }) {
  const { imagePx, savedItems } = PLAN_LIMITS[plan];
  const isLargest = imagePx === MAX_PX;
  const share = { "--share": `${(100 * imagePx) / MAX_PX}%` } as CSSProperties;
  return (
    <figure className="plan-figure">
      <div className="plan-square" data-full={isLargest || undefined} style={share} aria-hidden="true">
        <i />
        <span>{MAX_PX}</span>
        {!isLargest && <span>{imagePx}</span>}
      </div>
      <div className="plan-plates" data-full={isLargest || undefined} aria-hidden="true">
        <i />
        {!isLargest && <span />}
      </div>
      <figcaption>
        {isLargest
          ? `Images to ${imagePx} px, and unlimited saves.`
          : `Images to ${imagePx} px and ${savedItems} saves. Hatched: the rest.`}
      </figcaption>
    </figure>
  );
}
