/** The three global dialogs. React Aria; loaded when the first of them opens. */
import type { DialogFlags } from "#app/ui/dialog-flags.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { ProDialog } from "./pro-dialog.tsx";
import { SignupDialog } from "./signup-dialog.tsx";
import "./dialogs.css";

export function GlobalDialogs({ flags }: { flags: Partial<DialogFlags> }) {
  return (
    <>
      {flags.feedback && <FeedbackDialog />}
      {flags.signup && <SignupDialog request={flags.signup} />}
      {flags.pro && <ProDialog request={flags.pro} />}
    </>
  );
}
