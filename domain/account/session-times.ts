/** Timing of sessions and their renewal (SES-1). */

/** Seconds before its expiry at which a session is renewed. */
export const REFRESH_BEFORE_S = 300;
/** Seconds before its expiry from which a session counts as expired. */
export const EXPIRED_BEFORE_S = 30;
/** Retry delays after a network failure, in seconds. */
export const RETRY_S = { first: 30, longest: 960 } as const;

/** Timeout for answers of the sign-in service, in ms. */
export const SIGN_IN_TIMEOUT_MS = { desktop: 30_000, mobile: 60_000, offline: 5_000 } as const;

/** The offline timeout applies to every device. */
export function signInTimeoutMs(device: { readonly isMobile: boolean; readonly isOnline: boolean }): number {
  const usual = device.isMobile ? SIGN_IN_TIMEOUT_MS.mobile : SIGN_IN_TIMEOUT_MS.desktop;
  return device.isOnline ? usual : Math.min(usual, SIGN_IN_TIMEOUT_MS.offline);
}
