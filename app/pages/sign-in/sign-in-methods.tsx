import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ProviderButtons } from "#app/session/provider-buttons.tsx";
import { refreshSession } from "#app/session/session.ts";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import type { IdentityProvider } from "#domain/account/provider-sign-in.ts";

/** The identity providers above the form, and the error of a failed sign-in. Empty if none is configured. */
export function SignInMethods({
  providers,
  page,
}: {
  providers: readonly IdentityProvider[];
  page: "/login" | "/signup";
}) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [code, setCode] = useState(query.get("error") ?? undefined);
  query.delete("error");
  const from = query.size === 0 ? page : `${page}?${query}`;
  if (providers.length === 0 && code === undefined) return null;
  return (
    <>
      {code !== undefined && (
        <p role="alert" className="auth-error">
          {authErrorOf({ code }).message}
        </p>
      )}
      {providers.length > 0 && (
        <>
          <ProviderButtons
            mode="sign-in"
            providers={providers}
            // The page itself redirects signed-in people, to the target in its query.
            to={from}
            from={from}
            onDone={() => void refreshSession()}
            onSecondFactor={() => void navigate(`/login/two-factor${query.size === 0 ? "" : `?${query}`}`)}
            onError={setCode}
          />
          <p className="auth-or">or</p>
        </>
      )}
    </>
  );
}
