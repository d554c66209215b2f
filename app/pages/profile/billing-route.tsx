import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/billing-route";
import { personOf } from "./person.server.ts";
import { Section } from "./section.tsx";
import "./profile.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Billing",
    description: "Your plan.",
    path: "/profile/billing",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  return { counts: await countItems(context.get(servicesContext).db, person.uid) };
}

export default function Billing({ loaderData: { counts } }: Route.ComponentProps) {
  const { savedItems, collections } = PLAN_LIMITS.free;
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">Billing</h1>
      <Section title="Free" line="Your plan. It costs nothing.">
        <ul className="profile-rows">
          <li>
            Saved items
            <span className="t-value-l">
              {counts.saves} of {savedItems}
            </span>
          </li>
          <li>
            Collections
            <span className="t-value-l">
              {counts.collections} of {collections}
            </span>
          </li>
        </ul>
      </Section>
      <Section title="Pro" line="For large files and large collections.">
        <p className="text-ink-2">
          Pro cannot be bought yet. There is no card to enter and nothing is charged; when that changes, it
          starts on this page.
        </p>
        <LinkButton to="/about/pricing">What the plans hold</LinkButton>
      </Section>
    </main>
  );
}
