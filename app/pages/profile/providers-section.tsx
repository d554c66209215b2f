import { useState } from "react";
import { useRevalidator } from "react-router";
import { ProviderButtons } from "#app/session/provider-buttons.tsx";
import { Button } from "#app/ui/button.tsx";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import type { WaysIn } from "#domain/account/profile-view.ts";
import type { IdentityProvider } from "#domain/account/provider-sign-in.ts";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface ProvidersSectionProps {
  readonly providers: readonly IdentityProvider[];
  readonly waysIn: WaysIn;
  /** Raw code of a connection that failed and came back by address. */
  readonly failure: string | null;
}

/** Connected identities, and those that can be connected; nothing where this installation has none. */
export function ProvidersSection({ providers, waysIn, failure }: ProvidersSectionProps) {
  const { Form, answer, isBusy } = useSection("unlink");
  const revalidator = useRevalidator();
  const [error, setError] = useState(failure ?? undefined);
  const connected = waysIn.identities;
  if (providers.length === 0 && connected.length === 0) return null;
  const nameOf = (id: string) => providers.find((each) => each.id === id)?.name ?? id;
  const open = providers.filter(({ id }) => !connected.some((each) => each.providerId === id));
  const isOnlyWay = !waysIn.hasPassword && connected.length < 2;
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
