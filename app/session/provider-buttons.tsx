import { type MouseEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import {
  type IdentityProvider,
  type ProviderMode,
  redirectAddress,
} from "#domain/account/provider-sign-in.ts";
import { type PopupOutcome, signInByPopup, signInByRedirect } from "./sign-in-popup.ts";
import "./provider-buttons.css";

export interface ProviderButtonsProps {
  readonly mode: ProviderMode;
  /** From the page's loader, so that they work without JavaScript; loaded from the server if omitted. */
  readonly providers?: readonly IdentityProvider[];
  /** Path to return to after a redirect. */
  readonly to: string;
  /** Path of this page: a failed redirect returns here with `?error=<raw code>`. */
  readonly from: string;
  /** The popup has reported success, possibly late: the session cookie is set. */
  readonly onDone: () => void;
  /** The first factor was right: continue at /login/two-factor (with `redirect`). Not called if `mode` is "link". */
  readonly onSecondFactor?: () => void;
  /** Raw code for `authError`; undefined clears the previous error. */
  readonly onError: (code: string | undefined) => void;
}

const VERBS: Readonly<Record<ProviderMode, string>> = { "sign-in": "Continue with", link: "Connect" };
/** Logos of the presets; other providers only have a name. */
const LOGOS: Readonly<Record<string, IconName>> = {
  google: "google-logo",
  github: "github-logo",
  apple: "apple-logo",
};

/** A button for each configured provider. It uses a popup, or leaves the page if popups are blocked. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { mode, to, from, onDone, onSecondFactor, onError } = props;
  const providers = useProviders(props.providers);
  const [busyId, setBusyId] = useState<string>();

  const finish = (outcome: PopupOutcome, providerId: string): void => {
    setBusyId(undefined);
    if (outcome.status === "done") onDone();
    else if (outcome.status === "second-factor") onSecondFactor?.();
    else if (outcome.code === "popup-blocked") signInByRedirect(providerId, { mode, to, from });
    else onError(outcome.code);
  };

  const press = (event: MouseEvent, providerId: string): void => {
    // Modified clicks open a new tab or window, as for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (busyId !== undefined) return;
    setBusyId(providerId);
    onError(undefined);
    const onLate = (outcome: PopupOutcome): void => finish(outcome, providerId);
    void signInByPopup({ providerId, mode, onLate }).then(onLate);
  };

  if (providers.length === 0) return null;
  // With many providers only the names are visible; the accessible names still contain the verb.
  const areMany = mode === "sign-in" && providers.length > 2;
  return (
    <ul className="provider-buttons" data-many={areMany || undefined}>
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a
            className="btn btn-secondary btn-l"
            href={redirectAddress(id, { mode, to, from })}
            aria-disabled={busyId !== undefined || undefined}
            onClick={(event) => press(event, id)}
          >
            {LOGOS[id] !== undefined && <Icon name={LOGOS[id]} />}
            <span>
              <span className={areMany ? "sr-only" : undefined}>
                {busyId === id ? "Waiting for" : VERBS[mode]}{" "}
              </span>
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const Answer = v.object({ providers: v.array(v.object({ id: v.string(), name: v.string() })) });

/** The configured providers; empty while loading, and if there are none. */
export function useProviders(given: readonly IdentityProvider[] | undefined): readonly IdentityProvider[] {
  const [asked, setAsked] = useState<readonly IdentityProvider[]>([]);
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    const leaving = new AbortController();
    fetch("/api/auth-config/providers", { signal: leaving.signal })
      .then((response) => response.json())
      .then((body: unknown) => setAsked(v.parse(Answer, body).providers))
      // Other sign-in methods still work without them.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isGiven]);
  return given ?? asked;
}
