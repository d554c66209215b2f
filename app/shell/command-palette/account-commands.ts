/** Pages and commands of the account, for who is signed in; the way to one for everybody else. */
import type { SessionState } from "#app/session/session-store.ts";
import { leave } from "#app/shell/session/leave.ts";
import type { Command, RunCommand } from "./command.ts";

const OF_MEMBERS: readonly Command[] = [
  { id: "profile", label: "Profile", detail: "Your account: where you left off", to: "/profile" },
  {
    id: "account",
    label: "Account",
    detail: "Password, email, two-step sign-in, devices",
    to: "/profile/account",
  },
  { id: "billing", label: "Billing", detail: "Your plan, payments, invoices", to: "/profile/billing" },
  { id: "support", label: "Support", detail: "Help from us", to: "/profile/support" },
  { id: "collections", label: "Collections", to: "/profile/collections" },
  { id: "saved", label: "Saved palettes", to: "/collections/saved/palettes" },
  { id: "saved-gradients", label: "Saved gradients", to: "/collections/saved/gradients" },
  { id: "liked", label: "Liked palettes", to: "/collections/likes/palettes" },
  { id: "liked-gradients", label: "Liked gradients", to: "/collections/likes/gradients" },
];
const OF_VISITORS: readonly Command[] = [
  { id: "login", label: "Log in", detail: "Sign in to your account", to: "/login" },
  { id: "signup", label: "Sign up", detail: "Create an account", to: "/signup" },
];
const LOG_OUT: RunCommand = {
  id: "log-out",
  label: "Log out",
  detail: "Sign out of your account",
  keys: [],
  run: () => void leave(),
};

/** None before the session is known. */
export function accountPages(status: SessionState["status"]): readonly Command[] {
  if (status === "unknown") return [];
  return status === "signed-in" ? OF_MEMBERS : OF_VISITORS;
}

export function accountRuns(status: SessionState["status"]): readonly RunCommand[] {
  return status === "signed-in" ? [LOG_OUT] : [];
}
