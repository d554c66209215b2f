/** What the app and the server say to each other about sign-in with an identity provider. */

/** Signing in, or connecting the identity to the account that is signed in. */
export type ProviderMode = "sign-in" | "link";

export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
}

/** Name of the channel, and kind of the message, by which the window of a provider says that it is done. */
export const SIGN_IN_CHANNEL = "tincture:sign-in";

export interface PopupMessage {
  readonly kind: typeof SIGN_IN_CHANNEL;
  /** The one the window was opened with: answers of other windows are not for us. */
  readonly nonce: string;
  /** Raw code of what went wrong; none when the person is signed in. No token travels, the cookie is set already. */
  readonly error?: string;
}

/** First factor was right, a code is asked for next (/login/two-factor). */
export const SECOND_FACTOR_NEEDED = "multi-factor-auth-required";

export function popupAddress(providerId: string, mode: ProviderMode, nonce: string): string {
  return `/auth/popup?${new URLSearchParams({ provider: providerId, mode, nonce })}`;
}

/** A plain link, so that it works without JavaScript: `to` is where to land, `from` where an `?error=` is shown. */
export function redirectAddress(
  providerId: string,
  { mode, to, from }: { readonly mode: ProviderMode; readonly to: string; readonly from: string },
): string {
  return `/auth/redirect?${new URLSearchParams({ provider: providerId, mode, to, from })}`;
}
