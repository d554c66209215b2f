/**
 * Sign-in with an identity provider in a window of its own. A provider whose pages are cut off from their opener
 * (Cross-Origin-Opener-Policy) makes an open window look closed, so "closed" is only believed after a while, and
 * a success that comes later still counts.
 */
import * as v from "valibot";
import {
  type PopupMessage,
  type ProviderMode,
  popupAddress,
  redirectAddress,
  SECOND_FACTOR_NEEDED,
  SIGN_IN_CHANNEL,
} from "#domain/account/provider-sign-in.ts";

/** In CSS pixels (ACC-1). */
export const POPUP_WIDTH = 500;
export const POPUP_HEIGHT = 600;
/** How often it is looked whether the window was closed, ms. */
export const CLOSED_POLL_MS = 2_000;
/** How long after that an answer may still come before it counts as closed by the person, ms (ACC-1). */
export const CLOSED_WAIT_MS = 8_000;
/** How long a late success is still listened for, ms: as long as a sign-in at the provider may take. */
export const LATE_LISTEN_MS = 600_000;

export type PopupOutcome =
  | { readonly status: "done" }
  /** A code is asked for next: go to /login/two-factor. */
  | { readonly status: "second-factor" }
  /** Raw code: "popup-blocked", "popup-closed-by-user", or what the server said. */
  | { readonly status: "failed"; readonly code: string };

export interface PopupRequest {
  readonly providerId: string;
  readonly mode: ProviderMode;
  /** Signed in (or stopped at the second factor) after "popup-closed-by-user" was already answered. */
  readonly onLate?: (outcome: PopupOutcome) => void;
}

const Message = v.object({
  kind: v.literal(SIGN_IN_CHANNEL),
  nonce: v.string(),
  error: v.optional(v.string()),
});

/** Call it directly in the click: browsers block windows that open later. */
export function signInByPopup({ providerId, mode, onLate }: PopupRequest): Promise<PopupOutcome> {
  const nonce = crypto.randomUUID();
  const popup = openWindow(popupAddress(providerId, mode, nonce), `tincture-${nonce}`);
  if (popup === null) return Promise.resolve({ status: "failed", code: "popup-blocked" });
  return new Promise((resolve) => {
    let isAnswered = false;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);

    const stop = (): void => {
      clearInterval(poll);
      clearTimeout(wait);
      channel.close();
      removeEventListener("message", onMessage);
    };
    const onAnswer = (data: unknown): void => {
      const read = v.safeParse(Message, data);
      if (!read.success || read.output.nonce !== nonce) return;
      stop();
      const outcome = outcomeOf(read.output.error);
      if (!isAnswered) resolve(outcome);
      else if (outcome.status !== "failed") onLate?.(outcome);
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.origin === location.origin) onAnswer(event.data);
    };
    const giveUp = (): void => {
      isAnswered = true;
      wait = setTimeout(stop, LATE_LISTEN_MS);
      resolve({ status: "failed", code: "popup-closed-by-user" });
    };

    channel.addEventListener("message", (event) => onAnswer(event.data));
    addEventListener("message", onMessage);
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      wait = setTimeout(giveUp, CLOSED_WAIT_MS);
    }, CLOSED_POLL_MS);
  });
}

/** Leaves the page; comes back to `to`, or to `from` with `?error=`. */
export function signInByRedirect(
  providerId: string,
  way: { readonly mode: ProviderMode; readonly to: string; readonly from: string },
): void {
  location.assign(redirectAddress(providerId, way));
}

function outcomeOf(error: PopupMessage["error"]): PopupOutcome {
  if (error === undefined) return { status: "done" };
  return error === SECOND_FACTOR_NEEDED ? { status: "second-factor" } : { status: "failed", code: error };
}

function openWindow(address: string, name: string): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2));
  return open(address, name, `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`);
}
