import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/login-route";
import { AccountsNotice } from "./accounts-notice.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Login",
    description: "Accounts are not open yet. Every tool works without one.",
    path: "/login",
    noindex: true,
  });

export default function Login() {
  return <AccountsNotice title="Log in" />;
}
