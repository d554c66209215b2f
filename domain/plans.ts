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
  /** Saved export templates. */
  readonly templates: number;
  readonly apiKeys: number;
  /** Requests to the API a second: of an address on the free plan, of an account's keys together on Pro. */
  readonly apiPerSecond: number;
}

export const PLAN_LIMITS: Readonly<Record<PlanId, PlanLimits>> = {
  free: { imagePx: 4096, savedItems: 100, collections: 5, templates: 0, apiKeys: 0, apiPerSecond: 60 },
  pro: {
    imagePx: 8192,
    savedItems: Number.POSITIVE_INFINITY,
    collections: Number.POSITIVE_INFINITY,
    templates: 100,
    apiKeys: 10,
    apiPerSecond: 600,
  },
};

/** Features that a plan has or lacks. */
export type ProFeature = "animation" | "private-items" | "collection-zip";
const PRO_FEATURES: Readonly<Record<PlanId, ReadonlySet<ProFeature>>> = {
  free: new Set(),
  pro: new Set<ProFeature>(["animation", "private-items", "collection-zip"]),
};

export function hasFeature(plan: PlanId, feature: ProFeature): boolean {
  return PRO_FEATURES[plan].has(feature);
}

/** Export formats that the free plan does not include. */
export const PRO_FORMATS: ReadonlySet<string> = new Set([
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
