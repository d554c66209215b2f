/** The protocol between app and server for sign-in with an identity provider. */

/** Either signs in or links the identity to the account that is signed in. */
export type ProviderMode = "sign-in" | "link";

export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
}

/** BroadcastChannel name and message type by which the provider's popup reports its result. */
export const SIGN_IN_CHANNEL = "tincture:sign-in";

export interface PopupMessage {
  readonly kind: typeof SIGN_IN_CHANNEL;
  /** Nonce that the popup was opened with; messages of other popups are ignored. */
  readonly nonce: string;
  /** Raw error code; absent when the person is signed in. No token is sent, since the cookie is already set. */
  readonly error?: string;
}

/** The first factor was right; /login/two-factor asks for the second. */
export const SECOND_FACTOR_NEEDED = "multi-factor-auth-required";

export function popupAddress(providerId: string, mode: ProviderMode, nonce: string): string {
  return `/auth/popup?${new URLSearchParams({ provider: providerId, mode, nonce })}`;
}

/**
 * A plain link, so that it works without JavaScript. `to` is the target after sign-in, `from` the page that
 * shows `?error=`.
 */
export function redirectAddress(
  providerId: string,
  { mode, to, from }: { readonly mode: ProviderMode; readonly to: string; readonly from: string },
): string {
  return `/auth/redirect?${new URLSearchParams({ provider: providerId, mode, to, from })}`;
}
