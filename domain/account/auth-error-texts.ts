/**
 * The message shown for each error code of the sign-in service (ACC-4), and for a few
 * codes of our own.
 */

const AGAIN = "Please sign in again.";
const NOT_SET_UP = "That method isn't set up for your account.";
const ROBOT = "We couldn't check that you're a person. Please try once more.";

/** `{wait}` is a time such as "2 minutes", `{provider}` a name such as "Google", `{min}` a number of characters. */
export const AUTH_ERROR_TEXTS = {
  "custom-token-mismatch":
    "This link belongs to a different account. Sign out first, or open it in another browser.",
  "invalid-email": "That doesn't look like the right email address. Please check it.",
  "wrong-password": "That password isn't right.",
  "missing-password": "Please type your password.",
  "invalid-credential": "Sign-in didn't work: check your email and password.",
  "email-already-in-use": "You may already have an account with this email. Log in or reset your password.",
  "operation-not-allowed": "This way of signing in isn't available here.",
  "credential-already-in-use": "That account is already connected to a different Tincture account.",
  "user-not-found": "This account no longer exists.",
  "too-many-requests": "Too many tries. Please wait {wait} and try again.",
  "expired-action-code": "This link has expired. Ask for a new one.",
  "invalid-action-code": "This link has been used already or isn't complete. Ask for a new one.",
  "requires-recent-login": "To keep your account safe, please sign in again first.",
  "invalid-user-token": "Your sign-in is no longer valid. Please sign in again.",
  "user-token-expired": "You've been signed out. Please sign in again.",
  "password-does-not-meet-requirements": "Use at least {min} characters.",
  "invalid-verification-code": "That code isn't right. Check the newest code and try again.",
  "invalid-verification-id": "This sign-in took too long. Please start again.",
  "missing-verification-code": "Please type the code.",
  "missing-verification-id": "Please sign in first; we'll ask for the code after that.",
  "code-expired": "This code has expired. We can send a new one.",
  "unauthorized-continue-uri": "We can't send you to that address.",
  "admin-restricted-operation": "New accounts can't be made here at the moment.",
  "multi-factor-auth-required": "Enter the code from your app or email.",
  "invalid-multi-factor-session": AGAIN,
  "missing-multi-factor-session": AGAIN,
  "multi-factor-info-not-found": NOT_SET_UP,
  "second-factor-already-in-use": "Two-step sign-in is already on.",
  "unsupported-first-factor": "Not available for this account.",
  "missing-recaptcha-token": ROBOT,
  "invalid-recaptcha-token": ROBOT,
  "invalid-recaptcha-action": ROBOT,
  "recaptcha-not-enabled": ROBOT,
  "user-disabled": "This account has been disabled. Contact support if you think that's a mistake.",
  "network-request-failed": "We can't reach Tincture. Check your connection; we'll keep trying.",
  "account-exists-with-different-credential":
    "You already have an account with this email. Sign in the way you did before, then connect {provider}.",
  "popup-blocked": "Your browser blocked the sign-in window. Allow it, or continue in this tab.",
  "popup-closed-by-user": "The sign-in window was closed before you finished.",
  "unauthorized-domain": "Signing in isn't allowed from this address.",
  // The codes below are our own.
  "email-not-verified": "Confirm your email first; we can send the mail again.",
  "last-way-in": "This is your only way in; add another first.",
  "email-mismatch": "{provider} knows you by another email address than this account.",
  "email-not-shared": "{provider} didn't share an email address.",
  "passkey-cancelled": "No passkey was used. Try again, or choose another way.",
  "passkey-unavailable": "This browser has no passkeys for this address. Choose another way.",
  "passkey-known": "This passkey is in your account already.",
  "passkey-unknown":
    "We don't know this passkey; it may have been removed. Log in another way, and add it under Account.",
  "passkey-refused": "That passkey could not be checked. Please try again.",
  "passkey-limit": "An account has at most 20 passkeys. Remove one to add another.",
  "passkey-gone": "This passkey has been removed already.",
  unknown: "Something went wrong on our side. Please try again.",
} as const;

export type AuthErrorCode = keyof typeof AUTH_ERROR_TEXTS;

export function isAuthErrorCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(AUTH_ERROR_TEXTS, code);
}
