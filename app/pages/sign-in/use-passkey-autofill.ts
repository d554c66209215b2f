import { useEffect, useState } from "react";
import { onIdle } from "#app/ui/on-idle.ts";

/** A device that answers without its person would otherwise be refused without end. */
const MAX_REFUSALS = 5;
/** A host that is an address of numbers has no passkeys (WebAuthn 3 §5.1.3, step 8). */
const ADDRESS_OF_NUMBERS = /^[\d.]+$|:/;

/**
 * Offers passkeys in the field with `autocomplete="… webauthn"`, from when the page is idle, and never while `isPaused`:
 * a browser answers one request for a passkey at a time.
 */
export function usePasskeyAutofill(isPaused: boolean, onProblem: (problem: string) => void): void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (isPaused || refusals >= MAX_REFUSALS) return;
    const wait = new AbortController();
    const cancel = onIdle(async () => {
      if (!(await canOfferPasskeys())) return;
      const { offerPasskeys } = await import("#app/session/passkey-autofill.ts");
      const error = await offerPasskeys(wait.signal);
      if (error === undefined || wait.signal.aborted) return;
      onProblem(error.message);
      setRefusals((before) => before + 1);
    });
    return () => {
      cancel();
      wait.abort();
    };
  }, [isPaused, refusals, onProblem]);
}

async function canOfferPasskeys(): Promise<boolean> {
  if (ADDRESS_OF_NUMBERS.test(location.hostname) || !("PublicKeyCredential" in globalThis)) return false;
  const { PublicKeyCredential: Kind } = globalThis;
  // Browsers of 2023 have passkeys, and not both of these.
  if (!("parseRequestOptionsFromJSON" in Kind && "isConditionalMediationAvailable" in Kind)) return false;
  return Kind.isConditionalMediationAvailable();
}
