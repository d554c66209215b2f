/**
 * Passkeys among the suggestions of a field (WebAuthn 3 §5.1.4, conditional mediation). The browser itself reads and
 * writes the JSON, so that a visitor without a passkey loads no library for it; browsers that cannot are offered the
 * button alone.
 */
import * as v from "valibot";
import type { AuthError } from "#domain/account/auth-errors.ts";
import { callAuth } from "./auth-client.ts";
import { refreshSession } from "./session.ts";
import { signalUnknown } from "./unknown-passkey.ts";

/** The server takes a challenge for five minutes. */
const CHALLENGE_LIFE_MS = 240_000;

const Options = v.object({
  options: v.custom<PublicKeyCredentialRequestOptionsJSON>(
    (given) => typeof given === "object" && given !== null && "challenge" in given,
  ),
});

/**
 * Waits until the person chooses a passkey, and signs in with it. Undefined once they are signed in, when `signal` ends
 * the wait, and where nothing could be offered; otherwise why the chosen passkey was refused.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<AuthError | undefined> {
  while (!signal.aborted) {
    await untilVisible(signal);
    const asked = await callAuth("/api/auth/passkey/sign-in-options");
    const read = v.safeParse(Options, asked.ok ? asked.body : undefined);
    if (!read.success) return undefined;
    const { options } = read.output;
    const lapse = AbortSignal.timeout(CHALLENGE_LIFE_MS);
    const chosen = await choosePasskey(options, AbortSignal.any([signal, lapse]));
    if (chosen === undefined && lapse.aborted) continue;
    if (chosen === undefined || signal.aborted) return undefined;
    const sent = await callAuth("/api/auth/passkey/sign-in", { body: { response: chosen.toJSON() } });
    if (!sent.ok) {
      await signalUnknown(sent.error, options.rpId, chosen.id);
      return sent.error;
    }
    await refreshSession();
    return undefined;
  }
  return undefined;
}

/** Undefined if it was aborted, or the browser has none here. */
async function choosePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<PublicKeyCredential | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const chosen = await navigator.credentials.get({ publicKey, mediation: "conditional", signal });
    return chosen instanceof PublicKeyCredential ? chosen : undefined;
  } catch {
    return undefined;
  }
}

/** A tab in the background asks for nothing. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const look = (): void => {
      if (document.visibilityState !== "visible" && !signal.aborted) return;
      done.abort();
      resolve();
    };
    document.addEventListener("visibilitychange", look, { signal: done.signal });
    signal.addEventListener("abort", look, { signal: done.signal });
  });
}
