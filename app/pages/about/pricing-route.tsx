import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { BILLING_INTERVALS, PLAN_LIMITS, PRO_PRICE } from "#domain/plans.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/pricing-route";
import { PlanFigure } from "./plan-figure.tsx";
import { PlanTable } from "./plan-table.tsx";
import "./pricing.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pricing Plans",
    description: `Every tool is free. Pro adds larger pictures, animation and unlimited saves and collections, for ${PRO_PRICE.monthUsd} USD a month.`,
    path: "/about/pricing",
  });

export function loader({ context }: Route.LoaderArgs) {
  return { isTestMode: context.get(servicesContext).billing.sandbox !== undefined };
}

/** The form that starts a subscription; its interval is chosen above both plans. */
const FORM_ID = "start-pro";
const MONTHS_PAID = PRO_PRICE.yearUsd / PRO_PRICE.monthUsd;

export default function Pricing({ loaderData: { isTestMode } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-width pricing">
      <header className="pricing-head">
        <h1 className="t-display-l">Every tool is free</h1>
        <p className="t-lead">
          So is everything that makes color accessible. Pro is for large files and large collections.
        </p>
        <Segmented
          label="How often Pro is paid for"
          name="interval"
          form={FORM_ID}
          defaultValue="month"
          options={BILLING_INTERVALS.map((value) => ({ value, label: `By the ${value}` }))}
        />
      </header>
      {isTestMode && <TestMode />}
      <div className="pricing-plans">
        <section aria-labelledby="plan-free">
          <h2 id="plan-free" className="t-title">
            Free
          </h2>
          <p className="pricing-price">
            <b>0</b>
            <span>
              USD, for as long as you like. <br />
              No account is needed for any tool.
            </span>
          </p>
          <div className="pricing-act">
            <LinkButton to="/palette-generator" size="l">
              Open the generator
            </LinkButton>
          </div>
          <PlanFigure plan="free" />
        </section>
        <section aria-labelledby="plan-pro">
          <h2 id="plan-pro" className="t-title">
            Pro
          </h2>
          <Price interval="month" />
          <Price interval="year" />
          <form method="post" action="/profile/billing" id={FORM_ID} className="pricing-act">
            <input type="hidden" name="intent" value="start" />
            <Button type="submit" variant="ink" size="l">
              Try it for {PRO_PRICE.trialDays} days
            </Button>
            <p>
              No charge before day {PRO_PRICE.trialDays + 1}. <br />
              Cancel in one press. One trial a person.
            </p>
          </form>
          <PlanFigure plan="pro" />
        </section>
      </div>
      <PlanTable />
      <Terms title="Never behind a price" terms={ALWAYS_FREE} />
      <Terms title="Asked before paying" terms={isTestMode ? ANSWERS : [...ANSWERS, CARD]} />
    </main>
  );
}

/** The price of Pro for one interval; the page shows the one that is chosen. */
function Price({ interval }: { interval: (typeof BILLING_INTERVALS)[number] }) {
  const { monthUsd, yearUsd } = PRO_PRICE;
  const [price, other] =
    interval === "month" ? [monthUsd, `${yearUsd} a year`] : [yearUsd, `${monthUsd} a month`];
  return (
    <p className="pricing-price" data-interval={interval}>
      <b>{price}</b>
      <span>
        USD a {interval}, or {other}. <br />A year costs as much as {MONTHS_PAID} months.
      </span>
    </p>
  );
}

type Term = readonly [name: string, words: string];

const ALWAYS_FREE: readonly Term[] = [
  ["Contrast", "Every check, WCAG and APCA, and every repair."],
  ["Vision simulation", "All deficiencies, at every severity."],
  ["Import", "Whatever you bring opens, in any format we read."],
  ["Your own data", "Export of all of it, at any time, in one file."],
  ["Deletion", "Of one thing, or of the account with all it holds."],
];

const ANSWERS: readonly Term[] = [
  [
    "When Pro ends",
    `Everything stays readable and exportable. Only new saves over ${PLAN_LIMITS.free.savedItems} stop.`,
  ],
  ["When a payment fails", "You are told here and by email, and nothing is deleted."],
];
const CARD: Term = ["Where the card goes", "To Stripe. Tincture never sees the number."];

function Terms({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <section className="pricing-terms">
      <h2 className="t-display-s">{title}</h2>
      <dl>
        {terms.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
