import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PLAN_DIFFERENCES, PRO_PRICE } from "#domain/plans.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/pricing-route";
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

export default function Pricing({ loaderData: { isTestMode } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-width pricing">
      <h1 className="t-display-l">Pricing</h1>
      <p className="t-lead pricing-lead">
        Every tool is free, and so is everything that makes color accessible. Pro is for large files and large
        collections.
      </p>
      {isTestMode && <TestMode />}
      <div className="pricing-plans">
        <section aria-labelledby="plan-free">
          <h2 id="plan-free" className="t-title-l">
            Free
          </h2>
          <p className="pricing-price">
            <b>0</b> USD
          </p>
          <p className="text-ink-2">No account needed for any tool.</p>
          <LinkButton to="/palette-generator">Open the generator</LinkButton>
        </section>
        <section aria-labelledby="plan-pro">
          <h2 id="plan-pro" className="t-title-l">
            Pro
          </h2>
          <p className="pricing-price">
            <b>{PRO_PRICE.monthUsd}</b> USD a month, or <b>{PRO_PRICE.yearUsd}</b> a year
          </p>
          <form method="post" action="/profile/billing" className="pricing-start">
            <input type="hidden" name="intent" value="start" />
            <fieldset>
              <legend className="sr-only">How often Pro is paid for</legend>
              <label>
                <input type="radio" name="interval" value="month" defaultChecked /> By the month
              </label>
              <label>
                <input type="radio" name="interval" value="year" /> By the year
              </label>
            </fieldset>
            <Button type="submit" variant="ink">
              Try it for {PRO_PRICE.trialDays} days
            </Button>
          </form>
          <p className="text-ink-2">
            No charge before day {PRO_PRICE.trialDays + 1}. Cancel in one press. One trial a person.
          </p>
        </section>
      </div>
      <table className="pricing-table">
        <caption className="sr-only">What the plans hold</caption>
        <thead>
          <tr>
            <th scope="col">What differs</th>
            <th scope="col">Free</th>
            <th scope="col">Pro</th>
          </tr>
        </thead>
        {PLAN_DIFFERENCES.map((group) => (
          <tbody key={group.group}>
            <tr className="pricing-group">
              <th scope="rowgroup" colSpan={3}>
                {group.group}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row">{row.feature}</th>
                <PlanCell value={row.free} />
                <PlanCell value={row.pro} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <section className="pricing-fair" aria-labelledby="fair">
        <h2 id="fair" className="t-title">
          What is never taken back
        </h2>
        <p>
          Leaving Pro deletes nothing. Everything stays readable and exportable; only new saves over the free
          limits stop. Contrast, vision simulation, import, deletion and the export of your own data are in
          every plan.
        </p>
      </section>
    </main>
  );
}

function PlanCell({ value }: { value: boolean | string }) {
  if (typeof value === "string") return <td>{value}</td>;
  return (
    <td>
      <Icon name={value ? "check" : "minus"} size={16} />
      <span className="sr-only">{value ? "Yes" : "No"}</span>
    </td>
  );
}
