import { useEffect } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import type { Route } from "./+types/status-route";
import { refreshAfterChange } from "./use-section.ts";
import "./profile.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Status",
    description: "The state of your subscription.",
    path: "/profile/status",
    noindex: true,
  });

/** Public: a signed-out visitor is asked to log in, and returns here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await readUser(request, context);
  const { search, searchParams } = new URL(request.url);
  return {
    isSignedIn: user !== null,
    isDeleted: user === null && searchParams.has("deleted"),
    login: loginAddressFor("/profile/status", searchParams.has("deleted") ? "" : search) ?? "/login",
  };
}

export default function Status({ loaderData: { isSignedIn, isDeleted, login } }: Route.ComponentProps) {
  useEffect(() => {
    if (isDeleted) void refreshAfterChange();
  }, [isDeleted]);
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">{isDeleted ? "Account deleted" : "Status"}</h1>
      <div className="profile-prose">
        {isDeleted && (
          <>
            <p role="status">
              Your account and everything in it are gone. What is kept on this device is still here.
            </p>
            <LinkButton to="/palette-generator">Open the generator</LinkButton>
          </>
        )}
        {isSignedIn && (
          <>
            <p>
              <b>You have no subscription.</b> You are on the free plan, and Pro cannot be bought yet.
            </p>
            <LinkButton to="/profile">Go to your profile</LinkButton>
          </>
        )}
        {!isSignedIn && !isDeleted && (
          <>
            <p>Please log in to see the state of your subscription.</p>
            <LinkButton to={login} variant="ink">
              Log in
            </LinkButton>
          </>
        )}
      </div>
    </main>
  );
}
