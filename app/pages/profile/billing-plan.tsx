/** The current plan on the billing page, and its actions. */
import type { CSSProperties } from "react";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { SubscriptionView } from "#domain/billing/billing-view.ts";
import { dayOf } from "#domain/billing/billing-words.ts";
import { PLAN_DIFFERENCES } from "#domain/plan-differences.ts";
import { PLAN_LIMITS, type PlanId, PRO_PRICE } from "#domain/plans.ts";

const DAY_MS = 86_400_000;

interface Counts {
  readonly saves: number;
  readonly collections: number;
}

export function FreePlan({ counts }: { counts: Counts }) {
  return (
    <>
      <p className="billing-name">
        <b>Free</b> <span>for as long as you like</span>
      </p>
      <PlanUse plan="free" counts={counts} />
    </>
  );
}

/** What is kept, and how much of the plan that takes. */
function PlanUse({ plan, counts }: { plan: PlanId; counts: Counts }) {
  const { savedItems, collections, imagePx } = PLAN_LIMITS[plan];
  return (
    <ul className="profile-rows billing-use">
      <UseRow label="Saved items" count={counts.saves} most={savedItems} />
      <UseRow label="Collections" count={counts.collections} most={collections} />
      <li>
        Pictures, longest side <span className="t-value-l">{imagePx} px</span>
      </li>
    </ul>
  );
}

function UseRow({ label, count, most }: { label: string; count: number; most: number }) {
  const isLimited = most !== Number.POSITIVE_INFINITY;
  return (
    <li>
      {label}
      <span className="t-value-l">{isLimited ? `${count} of ${most}` : `${count}, no limit`}</span>
      {isLimited && (
        <i
          className="billing-meter"
          aria-hidden="true"
          style={{ "--share": `${Math.min(100, (100 * count) / most)}%` } as CSSProperties}
        />
      )}
    </li>
  );
}

/** The price of Pro, the key that starts it, and how it differs. */
export function StartPro({ canTry }: { canTry: boolean }) {
  const { monthUsd, yearUsd, trialDays } = PRO_PRICE;
  return (
    <>
      <form method="post" className="billing-start">
        <input type="hidden" name="intent" value="start" />
        <Segmented
          label="How often Pro is paid for"
          name="interval"
          defaultValue="month"
          options={[
            { value: "month", label: `Monthly, ${monthUsd} USD` },
            { value: "year", label: `Yearly, ${yearUsd} USD` },
          ]}
        />
        <p className="billing-keys">
          <Button type="submit" variant="ink">
            {canTry ? `Try Pro for ${trialDays} days` : "Subscribe to Pro"}
          </Button>
          <LinkButton to="/about/pricing" variant="ghost">
            What Pro includes
          </LinkButton>
        </p>
      </form>
      <p className="text-ink-3">
        {canTry
          ? `No charge before day ${trialDays + 1}, and it can be cancelled here in one press.`
          : "You have had your trial, so the first payment is today."}
      </p>
      <table className="billing-differences">
        <caption className="sr-only">Where Free and Pro differ</caption>
        <thead>
          <tr>
            <th scope="col">What differs</th>
            <th scope="col">Free</th>
            <th scope="col">Pro</th>
          </tr>
        </thead>
        <tbody>
          {DIFFERENCES.map(({ feature, free, pro }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <PlanCell value={free} />
              <PlanCell value={pro} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const DIFFERENCES = PLAN_DIFFERENCES.flatMap(({ rows }) => rows.filter(({ free, pro }) => free !== pro));

function PlanCell({ value }: { value: boolean | string }) {
  if (typeof value === "string") return <td className="t-value">{value}</td>;
  return (
    <td>
      {value ? <Icon name="check" size={16} /> : <i className="billing-no" aria-hidden="true" />}
      <span className="sr-only">{value ? "Yes" : "No"}</span>
    </td>
  );
}

interface ProPlanProps {
  readonly subscription: SubscriptionView;
  readonly counts: Counts;
}

export function ProPlan({ subscription, counts }: ProPlanProps) {
  const { status, interval, cancels, trialDaysLeft, periodEndsAt } = subscription;
  const other = interval === "month" ? "year" : "month";
  const isPaused = status === "past_due";
  return (
    <>
      <p className="billing-name">
        <b>Pro</b> <span>{stateOf(subscription)}</span>
      </p>
      {trialDaysLeft !== null && <TrialDays left={trialDaysLeft} endsAt={periodEndsAt} />}
      {isPaused && (
        <p className="text-ink-2">
          New saves over {PLAN_LIMITS.free.savedItems} wait until it is paid. Reading and exporting do not.
        </p>
      )}
      <PlanUse plan="pro" counts={counts} />
      <div className="billing-keys">
        {!cancels && (status === "trialing" || status === "active") && (
          <IntentForm intent="interval" interval={other}>
            {other === "year"
              ? `Change to yearly, ${PRO_PRICE.yearUsd} USD`
              : `Change to monthly, ${PRO_PRICE.monthUsd} USD`}
          </IntentForm>
        )}
        {cancels && <IntentForm intent="resume">Keep Pro after all</IntentForm>}
        <LinkButton to="/about/pricing" variant="ghost">
          What Pro includes
        </LinkButton>
      </div>
      {cancels && (
        <p className="text-ink-3">Everything stays readable and exportable after {dayOf(periodEndsAt)}.</p>
      )}
    </>
  );
}

interface CancelPlanProps {
  readonly subscription: SubscriptionView;
  readonly counts: Counts;
}

/** Ends Pro with one press, and says what follows. */
export function CancelPlan({ subscription: { status, periodEndsAt }, counts }: CancelPlanProps) {
  const owes = status === "past_due" || status === "unpaid";
  const kept =
    counts.saves + counts.collections === 0
      ? "Everything you make stays"
      : `Your ${counted(counts.saves, "item")} and ${counted(counts.collections, "collection")} stay`;
  return (
    <div className="billing-cancel">
      <p className="text-ink-2">
        {owes
          ? "Pro ends at once, and what is owed is not charged any more."
          : `Pro runs until ${dayOf(periodEndsAt)}, and nothing more is charged.`}{" "}
        {kept} readable and exportable; only new saves over {PLAN_LIMITS.free.savedItems} stop.
      </p>
      <IntentForm intent="cancel">Cancel Pro</IntentForm>
    </div>
  );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function stateOf({ status, cancels, interval, trialDaysLeft, periodEndsAt }: SubscriptionView): string {
  const paid = interval === "year" ? "yearly" : "monthly";
  if (status === "past_due") return `${paid}, paused until it is paid`;
  if (cancels) return `ends ${dayOf(periodEndsAt)}`;
  if (trialDaysLeft !== null) return `on trial, ${trialDaysLeft} of ${PRO_PRICE.trialDays} days left`;
  return status === "unpaid" ? `${paid}, payment due` : paid;
}

/** One segment per day of the trial; used days are hatched. */
function TrialDays({ left, endsAt }: { left: number; endsAt: Date | null }) {
  const used = PRO_PRICE.trialDays - left;
  const began = endsAt && new Date(endsAt.getTime() - PRO_PRICE.trialDays * DAY_MS);
  return (
    <div className="billing-trial">
      <div aria-hidden="true">
        {Array.from({ length: PRO_PRICE.trialDays }, (_, day) => (
          <i key={day} data-used={day < used || undefined} />
        ))}
      </div>
      <p>
        <span>{began === null ? "" : `Began ${dayOf(began)}`}</span> <span>Ends {dayOf(endsAt)}</span>
      </p>
    </div>
  );
}

interface IntentFormProps {
  readonly intent: "interval" | "cancel" | "resume";
  readonly interval?: "month" | "year";
  readonly children: string;
}

function IntentForm({ intent, interval, children }: IntentFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      {interval !== undefined && <input type="hidden" name="interval" value={interval} />}
      <Button type="submit" variant={intent === "cancel" ? "danger" : "secondary"}>
        {children}
      </Button>
    </form>
  );
}
