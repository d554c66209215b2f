/** The plans (SUB-2). Pricing page, plan limits and checkout all read them here. Prices are in whole US dollars. */
export type PlanId = "free" | "pro";

export const PRO_PRICE = { monthUsd: 6, yearUsd: 54, trialDays: 14 } as const;

/** How often Pro is paid for. */
export const BILLING_INTERVALS = ["month", "year"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What one interval of Pro costs, in US cents. */
export const PRO_CENTS: Readonly<Record<BillingInterval, number>> = {
  month: PRO_PRICE.monthUsd * 100,
  year: PRO_PRICE.yearUsd * 100,
};

export interface PlanLimits {
  /** Longest side of an exported picture, px. */
  readonly imagePx: number;
  readonly savedItems: number;
  readonly collections: number;
}

export const PLAN_LIMITS: Readonly<Record<PlanId, PlanLimits>> = {
  free: { imagePx: 4096, savedItems: 100, collections: 5 },
  pro: { imagePx: 8192, savedItems: Number.POSITIVE_INFINITY, collections: Number.POSITIVE_INFINITY },
};

export interface PlanDifference {
  readonly feature: string;
  /** A boolean for features a plan has or lacks; text if plans differ in degree. */
  readonly free: boolean | string;
  readonly pro: boolean | string;
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
      { feature: "Pictures, longest side", free: "4096 px", pro: "8192 px" },
      { feature: "Animation", free: false, pro: true },
      { feature: "ACO, Procreate, Xcode, Android and Flutter bundles", free: false, pro: true },
      { feature: "A whole collection as one zip", free: false, pro: true },
      { feature: "Saved export templates", free: false, pro: true },
    ],
  },
  {
    group: "Keeping",
    rows: [
      { feature: "Saved items", free: "100", pro: "No limit" },
      { feature: "Collections", free: "5", pro: "No limit" },
      { feature: "Private palettes and gradients", free: false, pro: true },
      { feature: "API keys", free: false, pro: true },
      { feature: "Deleting the account, and a copy of your data", free: true, pro: true },
    ],
  },
];

/** Export formats that the free plan does not include. */
const PRO_FORMATS: ReadonlySet<string> = new Set([
  "aco",
  "procreate",
  "xcode-bundle",
  "android-bundle",
  "flutter-bundle",
]);

/** The cheapest plan that includes an export format; unknown formats count as free. */
export function planForFormat(formatId: string): PlanId {
  return PRO_FORMATS.has(formatId) ? "pro" : "free";
}

/** The cheapest plan that may export a picture with this longest side, in px; undefined if none may. */
export function planForImage(longestSidePx: number): PlanId | undefined {
  if (longestSidePx <= PLAN_LIMITS.free.imagePx) return "free";
  return longestSidePx <= PLAN_LIMITS.pro.imagePx ? "pro" : undefined;
}
