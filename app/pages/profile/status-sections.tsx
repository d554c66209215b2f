/** What the status page shows below its sentence: what is used of a plan, and what the plans are. */
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { dayOf } from "#domain/billing/billing-words.ts";
import { PLAN_LIMITS, type PlanId, PRO_PRICE } from "#domain/plans.ts";
import { Section } from "./section.tsx";

interface PlanStateProps {
  readonly plan: PlanId;
  readonly sentence: ReactNode;
  readonly counts: { readonly saves: number; readonly collections: number };
  /** The end of the paid period or of the trial; undefined without a subscription. */
  readonly period: { readonly cancels: boolean; readonly endsAt: Date | null } | undefined;
}

export function PlanState({ plan, sentence, counts, period }: PlanStateProps) {
  const { savedItems, collections } = PLAN_LIMITS[plan];
  return (
    <Section title="Your plan" line="It changes here as soon as a payment has arrived.">
      <p className="billing-name">
        <b>{plan === "pro" ? "Pro" : "Free"}</b>
      </p>
      <p className="text-ink-2">{sentence}</p>
      <Rows
        rows={[
          ["Saved items", ofLimit(counts.saves, savedItems)],
          ["Collections", ofLimit(counts.collections, collections)],
          ...(period === undefined
            ? []
            : [[period.cancels ? "Pro ends" : "Next payment", dayOf(period.endsAt)] as const]),
        ]}
      />
      <p className="billing-keys">
        <LinkButton to="/profile/billing">Go to billing</LinkButton>
      </p>
    </Section>
  );
}

export function FreeInShort() {
  const { savedItems, collections, imagePx } = PLAN_LIMITS.free;
  return (
    <Section title="Free" line="For everybody, as long as you like.">
      <Rows
        rows={[
          ["Every tool and every import", "Yes"],
          ["Saved items", `${savedItems}`],
          ["Collections", `${collections}`],
          ["Pictures up to", `${imagePx} px`],
        ]}
      />
    </Section>
  );
}

export function ProInShort() {
  const { monthUsd, yearUsd, trialDays } = PRO_PRICE;
  return (
    <Section title="Pro" line={`${monthUsd} USD a month or ${yearUsd} a year, after ${trialDays} days free.`}>
      <Rows
        rows={[
          ["Saved items and collections", "No limit"],
          ["Pictures up to", `${PLAN_LIMITS.pro.imagePx} px`],
          ["Animations, private items, app bundles", "Yes"],
        ]}
      />
      <LinkButton to="/about/pricing">What Pro includes</LinkButton>
    </Section>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <ul className="profile-rows">
      {rows.map(([label, value]) => (
        <li key={label}>
          {label}
          <span className="t-value-l">{value}</span>
        </li>
      ))}
    </ul>
  );
}

const ofLimit = (count: number, limit: number): string =>
  limit === Number.POSITIVE_INFINITY ? `${count}` : `${count} of ${limit}`;
