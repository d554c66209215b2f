/** Times of sign-in and its session (seed section 9). */

/** The sign-in is renewed this long before it ends, s. */
export const REFRESH_BEFORE_S = 300;
/** And no longer counted on from here, s. */
export const EXPIRED_BEFORE_S = 30;
/** After a network failure, s. */
export const RETRY_S = { first: 30, longest: 960 } as const;

/** How long an answer of the sign-in service is waited for, ms. */
export const SIGN_IN_TIMEOUT_MS = { desktop: 30_000, mobile: 60_000, offline: 5_000 } as const;

/** Offline caps the others. */
export function signInTimeoutMs(device: { readonly isMobile: boolean; readonly isOnline: boolean }): number {
  const usual = device.isMobile ? SIGN_IN_TIMEOUT_MS.mobile : SIGN_IN_TIMEOUT_MS.desktop;
  return device.isOnline ? usual : Math.min(usual, SIGN_IN_TIMEOUT_MS.offline);
}
