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
  /** From the page's loader, so that they are there without JavaScript; asked for when left out. */
  readonly providers?: readonly IdentityProvider[];
  /** Own path to land on when it went by redirect. */
  readonly to: string;
  /** Own path of this page: a failed redirect comes back here with `?error=<raw code>`. */
  readonly from: string;
  /** The window said that it worked: the session cookie is set. Called also when it says so late. */
  readonly onDone: () => void;
  /** First factor right: go to /login/two-factor (with `redirect`). Not called when `mode` is "link". */
  readonly onSecondFactor?: () => void;
  /** Raw code for `authError`; undefined takes an earlier one away. */
  readonly onError: (code: string | undefined) => void;
}

const VERBS: Readonly<Record<ProviderMode, string>> = { "sign-in": "Continue with", link: "Connect" };
/** Of the presets; others have their name alone. */
const LOGOS: Readonly<Record<string, IconName>> = {
  google: "google-logo",
  github: "github-logo",
  apple: "apple-logo",
};

/** One button for each configured provider: in a window, or by leaving the page where windows are blocked. */
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
    // A new tab, or the copied address, is what a link is for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (busyId !== undefined) return;
    setBusyId(providerId);
    onError(undefined);
    const onLate = (outcome: PopupOutcome): void => finish(outcome, providerId);
    void signInByPopup({ providerId, mode, onLate }).then(onLate);
  };

  if (providers.length === 0) return null;
  // Then their names alone are seen; the verb is still said.
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

/** The providers people may use here; empty while it is not known, and where there are none. */
export function useProviders(given: readonly IdentityProvider[] | undefined): readonly IdentityProvider[] {
  const [asked, setAsked] = useState<readonly IdentityProvider[]>([]);
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    const leaving = new AbortController();
    fetch("/api/auth-config/providers", { signal: leaving.signal })
      .then((response) => response.json())
      .then((body: unknown) => setAsked(v.parse(Answer, body).providers))
      // Without them the other ways of signing in are still there.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isGiven]);
  return given ?? asked;
}
