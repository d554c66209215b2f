import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeDialog, type SignupRequest } from "#app/ui/dialog-flags.ts";

const TITLES: Record<SignupRequest["action"], string> = {
  save: "Keep",
  like: "Like",
  publish: "Publish",
  collect: "Collect",
};

/** "Keep this palette" (TLS-7): shows what waits, and says what an account would do with it. */
export function SignupDialog({ request }: { request: SignupRequest }) {
  return (
    <Dialog title={`${TITLES[request.action]} ${request.title}`} onClose={() => closeDialog("signup")}>
      <p className="text-ink-2">
        That takes an account, and accounts are not open yet. What you made is kept on this device, and its
        link holds all of it.
      </p>
      {request.colors.length > 0 && (
        <div className="signup-bands" aria-hidden="true">
          {request.colors.map((color, index) => (
            <i key={`${index}-${color}`} style={{ background: color }} />
          ))}
        </div>
      )}
      <div className="dialog-actions">
        <LinkButton to="/signup" variant="ink" onClick={() => closeDialog("signup")}>
          About accounts
        </LinkButton>
      </div>
    </Dialog>
  );
}
