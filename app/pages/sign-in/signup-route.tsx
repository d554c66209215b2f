import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/signup-route";
import { AccountsNotice } from "./accounts-notice.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Signup",
    description: "Accounts are not open yet. Every tool works without one.",
    path: "/signup",
    noindex: true,
  });

export default function Signup() {
  return <AccountsNotice title="Sign up" />;
}
