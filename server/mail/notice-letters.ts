/** The texts of mails about changes of what gives access to an account. */

export const NOTICE_KINDS = [
  "password-changed",
  /** To the old address. */
  "email-changed",
  "second-factor-on",
  "second-factor-off",
  "recovery-codes-renewed",
  "identity-linked",
  "identity-unlinked",
  "passkey-added",
  "passkey-removed",
  "api-key-made",
  /** At the first proof of the address of an account that somebody had set up before. */
  "access-ended",
  "account-deleted",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface Notice {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly last: string;
}

type Vars = Readonly<Record<string, string>>;

const IF_YOU = "If that was you, there is nothing to do.";
/** A reset ends every session, so it is the first thing to do whatever was changed. */
const NOT_YOU =
  "If it was not you: go to Tincture, press “Forgot your password?” on the login page and choose a new password, which signs everybody out. " +
  "Then look through your account for what you do not know, and write to us under Support.";

const notice = (subject: string, what: string): Notice => ({
  subject,
  paragraphs: [what, IF_YOU],
  last: NOT_YOU,
});

export const NOTICE_LETTERS: Readonly<Record<NoticeKind, (vars: Vars) => Notice>> = {
  "password-changed": () =>
    notice("Your password was changed", "The password of your account has just been changed."),
  "email-changed": ({ newEmail = "another one" }) => ({
    subject: "Your email address was changed",
    paragraphs: [
      `Your account now has the address ${newEmail}. Mails about it go there, and no longer to this address.`,
      IF_YOU,
    ],
    last: "If it was not you, somebody else had access to this mailbox as well, since the change was agreed to from here. Change the password of the mailbox, and write to us at once with “Send feedback” on Tincture.",
  }),
  "second-factor-on": () =>
    notice(
      "Two-step sign-in is on",
      "From now on, signing in to your account also asks for a code from an app. Keep the recovery codes in a safe place.",
    ),
  "second-factor-off": () =>
    notice(
      "Two-step sign-in is off",
      "Two-step sign-in was turned off. Signing in to your account no longer asks for a code.",
    ),
  "recovery-codes-renewed": () =>
    notice(
      "You have new recovery codes",
      "The recovery codes of your account were made anew. The old ones no longer work.",
    ),
  "identity-linked": ({ provider = "another account" }) =>
    notice("A way to sign in was added", `You can now sign in to your account with ${provider}.`),
  "identity-unlinked": ({ provider = "another account" }) =>
    notice("A way to sign in was removed", `Signing in to your account with ${provider} no longer works.`),
  "passkey-added": ({ name = "" }) =>
    notice("A passkey was added", `You can now sign in to your account with the passkey “${name}”.`),
  "passkey-removed": ({ name = "" }) =>
    notice("A passkey was removed", `Signing in to your account with the passkey “${name}” no longer works.`),
  "api-key-made": ({ name = "", ending = "" }) => ({
    subject: "A new API key",
    paragraphs: [
      `An API key was made for your account: “${name}”, ending in ${ending}. Programs can use the API with it in your name.`,
      IF_YOU,
    ],
    last: `If it was not you: revoke the key under Account, then choose a new password.`,
  }),
  "access-ended": () => ({
    subject: "Your address is confirmed",
    paragraphs: [
      "You have confirmed this address from a mail. Your account had been set up before, and nobody could know whether by you.",
      "So its password, its connected accounts, its two-step sign-in and its API keys have ended, and other devices are signed out. What was saved is still there.",
    ],
    last: "You can choose a password under Account, or go on signing in by a link.",
  }),
  "account-deleted": () => ({
    subject: "Your account is deleted",
    paragraphs: [
      "Your account and everything in it have been deleted, as you asked. You will get no more mails about it.",
    ],
    last: "If it was not you, somebody else had access to your account. It cannot be brought back; write to us with “Send feedback” on Tincture, and change that password wherever else you use it.",
  }),
};
