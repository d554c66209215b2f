/** The actions of the forms on /profile/account. Each works without JavaScript and shows its result. */
import { type RouterContextProvider, redirectDocument } from "react-router";
import * as v from "valibot";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { EmailSchema, NameSchema } from "#domain/account/profile-forms.ts";
import { StorageError, storageStatus } from "#domain/account/storage-errors.ts";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { forgetUser } from "#server/account/current-user.server.ts";
import { setFirstPassword } from "#server/auth/password/password-commands.server.ts";
import { removePhoto, setPhoto } from "#server/files/photo-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { renamePerson, revokeOtherSessions, revokeSession } from "#server/profile/profile-commands.server.ts";
import { signInMethodsOf } from "#server/profile/profile-queries.server.ts";
import { INTENTS, type Intent } from "./account-answer.ts";
import {
  answered,
  call,
  done,
  failed,
  missing,
  type SentAction,
  type stay,
} from "./account-answers.server.ts";
import { createKey, revokeKey } from "./key-actions.server.ts";
import { namePasskey, takePasskeyAway } from "./passkey-actions.server.ts";
import { personOf } from "./person.server.ts";
import { readForm } from "./read-form.server.ts";
import { mailCode, renewRecoveryCodes, turnFactorOff } from "./two-factor-actions.server.ts";

const ACCOUNT = "/profile/account";
/** The login page that returns here. */
const LOGIN_AGAIN = `/login?${new URLSearchParams({ redirect: ACCOUNT }).toString()}`;

type Context = Readonly<RouterContextProvider>;
type Handler = (sent: SentAction) => Promise<ReturnType<typeof stay> | Response>;

export async function runAccountAction(request: Request, context: Context) {
  const person = await personOf(request, context);
  const form = await readForm(request);
  if (form === undefined) {
    return failed("photo", 413, { errors: { photo: "A photo is at most 8 MB large." } });
  }
  const intent = v.safeParse(v.picklist(INTENTS), form.text("intent"));
  if (!intent.success) return failed("name", 400, { message: "This form is not known here." });
  const answer = await HANDLERS[intent.output]({
    request,
    form,
    person,
    services: context.get(servicesContext),
  });
  if (CHANGES_WHO_IS_SHOWN.has(intent.output)) forgetUser(context);
  return answer;
}

/** Excludes actions that end the session of the request. */
const CHANGES_WHO_IS_SHOWN: ReadonlySet<Intent> = new Set(["name", "photo", "photo-remove"]);

const HANDLERS: Readonly<Record<Intent, Handler>> = {
  async name({ form, person, services }) {
    const typed = form.text("displayName");
    const read = v.safeParse(NameSchema, typed);
    if (!read.success) {
      return failed("name", 422, {
        errors: { displayName: read.issues[0].message },
        values: { displayName: typed },
      });
    }
    const renamed = await renamePerson(services.db, person.uid, read.output);
    return renamed.ok ? done("name", "Your name is saved.") : failed("name", 503, { message: BUSY_SENTENCE });
  },

  /** Only without JavaScript: with it, photos are sent to /api/files/avatar. */
  async photo({ form, person, services }) {
    const file = form.file("photo");
    if (file === undefined) return failed("photo", 422, { errors: { photo: "Choose a picture first." } });
    try {
      await setPhoto(services.db, services.files, person.uid, new Uint8Array(await file.arrayBuffer()));
      return done("photo", "Your photo is saved.");
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const status = storageStatus(error.code);
      if (status >= 500) services.log.error("photo was not stored", { error: error.stack });
      return failed("photo", status, { errors: { photo: error.message } });
    }
  },

  async "photo-remove"({ person, services }) {
    await removePhoto(services.db, person.uid);
    return done("photo-remove", "Your photo is removed.");
  },

  async verify({ request, person, services }) {
    const outcome = await call(services, request, "/send-verification-email", { email: person.email });
    return answered("verify", outcome, `We've sent a mail to ${person.email}. Open its link to confirm.`);
  },

  async email({ request, form, person, services }) {
    const typed = form.text("email");
    const read = v.safeParse(EmailSchema, typed);
    const values = { email: typed };
    if (!read.success) return failed("email", 422, { errors: { email: read.issues[0].message }, values });
    const newEmail = read.output.toLowerCase();
    if (newEmail === person.email) {
      return failed("email", 422, { errors: { email: "This is your address already." }, values });
    }
    const outcome = await call(services, request, "/change-email", { newEmail, callbackURL: ACCOUNT });
    // The same message whether or not the address belongs to another account.
    const sentence = `We've sent a mail to your present address, ${person.email}. Agree there first; then confirm the new one.`;
    return answered("email", outcome, sentence, "email", values);
  },

  async password({ request, form, services }) {
    const [currentPassword, newPassword] = [form.text("currentPassword"), form.text("newPassword")];
    if (currentPassword === "") return missing("password", "currentPassword");
    if (newPassword === "") return missing("password", "newPassword");
    const outcome = await call(services, request, "/change-password", {
      currentPassword,
      newPassword,
      revokeOtherSessions: true,
    });
    return answered("password", outcome, "Your password is changed. All other devices are signed out.");
  },

  async "first-password"({ request, form, services }) {
    const newPassword = form.text("newPassword");
    if (newPassword === "") return missing("first-password", "newPassword");
    const outcome = await setFirstPassword(services, request, { newPassword });
    return answered("first-password", outcome, "Your password is set. You can log in with it now.");
  },

  async session({ form, person, services }) {
    const sessionId = form.text("sessionId");
    if (sessionId === person.sessionId) {
      return failed("session", 422, { message: "This is the device you are using. Log out instead." });
    }
    const revoked = await revokeSession(services.db, person.uid, sessionId);
    if (revoked.ok) return done("session", "The device is signed out.");
    return revoked.reason === "maxretry"
      ? failed("session", 503, { message: BUSY_SENTENCE })
      : failed("session", 404, { message: "This device is not signed in any more." });
  },

  async "other-sessions"({ person, services }) {
    const ended = await revokeOtherSessions(services.db, person.uid, person.sessionId);
    if (!ended.ok) return failed("other-sessions", 503, { message: BUSY_SENTENCE });
    const devices = ended.revoked === 1 ? "One other device is" : `${ended.revoked} other devices are`;
    return done("other-sessions", `${devices} signed out.`);
  },

  "passkey-remove": takePasskeyAway,
  "passkey-rename": namePasskey,

  "two-factor-mail": mailCode,
  "two-factor-off": turnFactorOff,
  "two-factor-codes": renewRecoveryCodes,

  key: ({ form, person, services }) => createKey(services.db, person.uid, form),
  "key-revoke": ({ form, person, services }) => revokeKey(services.db, person.uid, form),

  async unlink({ request, form, person, services }) {
    const { hasPassword, identities } = await signInMethodsOf(services.db, person.uid);
    const providerId = form.text("providerId");
    const accountId = form.text("accountId");
    if (!hasPassword && identities.length < 2) {
      return failed("unlink", 409, { message: authErrorOf({ code: "last-way-in" }).message });
    }
    const outcome = await call(services, request, "/unlink-account", { providerId, accountId });
    return answered("unlink", outcome, "The connection is removed.");
  },

  async delete({ request, form, person, services }) {
    const typed = form.text("confirmation").trim();
    const values = { confirmation: typed };
    if (typed.toLowerCase() !== person.email) {
      const errors = { confirmation: `Type ${person.email} to confirm.` };
      return failed("delete", 422, { errors, values });
    }
    const password = form.text("password");
    const { hasPassword } = await signInMethodsOf(services.db, person.uid);
    if (hasPassword && password === "") return missing("delete", "password", values);
    const outcome = await call(services, request, "/delete-user", hasPassword ? { password } : {});
    if (!outcome.ok) return answered("delete", outcome, "", "password", values);
    return redirectDocument("/profile/status?deleted", { headers: outcome.headers });
  },

  /** Ends this session, so that the next one is new. */
  async "login-again"({ request, services }) {
    const outcome = await call(services, request, "/sign-out", {});
    return redirectDocument(LOGIN_AGAIN, outcome.ok ? { headers: outcome.headers } : {});
  },
};
