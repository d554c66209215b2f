/**
 * Sign-in with an identity provider in a popup. A provider's pages can sever the link to their opener
 * (Cross-Origin-Opener-Policy), and an open popup then looks closed; so it only counts as closed after a delay, and a
 * later success still counts.
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
/** Polling interval for whether the popup is closed, in ms. */
export const CLOSED_POLL_MS = 2_000;
/**
 * Time after that in which an answer is still accepted before the popup counts as closed by the person, in ms (ACC-1).
 */
export const CLOSED_WAIT_MS = 8_000;
/** Time in which a late success is still accepted, in ms: as long as signing in at the provider may take. */
export const LATE_LISTEN_MS = 600_000;

export type PopupOutcome =
  | { readonly status: "done" }
  /** The second factor is required: continue at /login/two-factor. */
  | { readonly status: "second-factor" }
  /** Raw code: "popup-blocked", "popup-closed-by-user", or the server's code. */
  | { readonly status: "failed"; readonly code: string };

export interface PopupRequest {
  readonly providerId: string;
  readonly mode: ProviderMode;
  /**
   * Called if the person is signed in (or the second factor is required) after "popup-closed-by-user" was already
   * reported.
   */
  readonly onLate?: (outcome: PopupOutcome) => void;
}

const Message = v.object({
  kind: v.literal(SIGN_IN_CHANNEL),
  nonce: v.string(),
  error: v.optional(v.string()),
});

/** Must be called directly in the click handler, since browsers block later popups. */
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

/** Leaves the page; returns to `to`, or to `from` with `?error=`. */
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
