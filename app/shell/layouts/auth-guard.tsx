import { Outlet, redirect } from "react-router";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import type { Route } from "./+types/auth-guard";

/** Runs before any loader of the page (ACC-5). */
const requireUser: Route.MiddlewareFunction = async ({ request, context }) => {
  if ((await readUser(request, context)) !== null) return;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  throw redirect(loginAddressFor(path, search) ?? "/login");
};

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Without a loader, client navigations would not send a request, and the middleware would not run for them. */
export function loader() {
  return null;
}

export default function AuthGuard() {
  return <Outlet />;
}
