/** The comparison table of the pricing page, made of the limits that are enforced (SUB-2). */
import { hasFeature, PLAN_LIMITS, type PlanId, type PlanLimits, type ProFeature } from "./plans.ts";

export interface PlanDifference {
  readonly feature: string;
  /** A boolean for features a plan has or lacks; text if plans differ in degree. */
  readonly free: boolean | string;
  readonly pro: boolean | string;
}

/** A row of a limit in both plans. */
function limitRow(feature: string, limit: keyof PlanLimits, unit = ""): PlanDifference {
  const words = (plan: PlanId) => {
    const most = PLAN_LIMITS[plan][limit];
    if (most === 0) return false;
    return most === Number.POSITIVE_INFINITY ? "No limit" : `${most}${unit}`;
  };
  return { feature, free: words("free"), pro: words("pro") };
}

function featureRow(feature: string, gate: ProFeature): PlanDifference {
  return { feature, free: hasFeature("free", gate), pro: hasFeature("pro", gate) };
}

/** The grouped comparison table of the pricing page. */
export const PLAN_DIFFERENCES: readonly {
  readonly group: string;
  readonly rows: readonly PlanDifference[];
}[] = [
  {
    group: "Making",
    rows: [
      { feature: "Every tool, offline too", free: true, pro: true },
      { feature: "Contrast, vision simulation and every repair", free: true, pro: true },
      { feature: "Every import", free: true, pro: true },
    ],
  },
  {
    group: "Taking it with you",
    rows: [
      { feature: "All text exports, ASE and GPL", free: true, pro: true },
      limitRow("Pictures, longest side", "imagePx", " px"),
      featureRow("Animation", "animation"),
      { feature: "ACO, Procreate, Xcode, Android and Flutter bundles", free: false, pro: true },
      featureRow("A whole collection as one zip", "collection-zip"),
      limitRow("Saved export templates", "templates"),
    ],
  },
  {
    group: "Keeping",
    rows: [
      limitRow("Saved items", "savedItems"),
      limitRow("Collections", "collections"),
      featureRow("Private palettes and gradients", "private-items"),
      limitRow("API keys", "apiKeys"),
      limitRow("Requests to the API a second", "apiPerSecond"),
      { feature: "Deleting the account, and a copy of your data", free: true, pro: true },
    ],
  },
];
