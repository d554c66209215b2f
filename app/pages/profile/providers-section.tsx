import { useState } from "react";
import { useRevalidator } from "react-router";
import { ProviderButtons } from "#app/session/provider-buttons.tsx";
import { Button } from "#app/ui/button.tsx";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import type { SignInMethods } from "#domain/account/profile-view.ts";
import type { IdentityProvider } from "#domain/account/provider-sign-in.ts";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface ProvidersSectionProps {
  readonly providers: readonly IdentityProvider[];
  readonly signInMethods: SignInMethods;
  /** Raw code of a failed connection, from the address after the redirect. */
  readonly failure: string | null;
}

/** Linked identities, and providers that can be linked; empty if none is configured. */
export function ProvidersSection({ providers, signInMethods, failure }: ProvidersSectionProps) {
  const { Form, answer, isBusy } = useSection("unlink");
  const revalidator = useRevalidator();
  const [error, setError] = useState(failure ?? undefined);
  const connected = signInMethods.identities;
  if (providers.length === 0 && connected.length === 0) return null;
  const nameOf = (id: string) => providers.find((each) => each.id === id)?.name ?? id;
  const open = providers.filter(({ id }) => !connected.some((each) => each.providerId === id));
  const isOnlyWay = !signInMethods.hasPassword && connected.length < 2;
  return (
    <Section title="Connected accounts" line="Other accounts you can log in with.">
      {connected.length > 0 && (
        <ul className="profile-rows">
          {connected.map(({ providerId, accountId }) => (
            <li key={`${providerId} ${accountId}`}>
              <span className="profile-row-words">
                <b>{nameOf(providerId)}</b>
                <span>{isOnlyWay ? "Your only way in" : "Connected"}</span>
              </span>
              {!isOnlyWay && (
                <Form method="post">
                  <input type="hidden" name="intent" value="unlink" />
                  <input type="hidden" name="providerId" value={providerId} />
                  <input type="hidden" name="accountId" value={accountId} />
                  <Button
                    type="submit"
                    size="s"
                    aria-disabled={isBusy}
                    aria-label={`Disconnect ${nameOf(providerId)}`}
                  >
                    Disconnect
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <SectionNote answer={answer} />
      <ProviderButtons
        mode="link"
        providers={open}
        to="/profile/account"
        from="/profile/account"
        onDone={() => void revalidator.revalidate()}
        onError={setError}
      />
      {error !== undefined && (
        <p className="field-error" role="alert">
          {authErrorOf({ code: error }).message}
        </p>
      )}
    </Section>
  );
}
