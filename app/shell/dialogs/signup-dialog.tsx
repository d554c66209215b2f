import { type FormEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { storePendingAction, takePendingAction } from "#app/session/pending-action.ts";
import { ProviderButtons } from "#app/session/provider-buttons.tsx";
import { refreshSession } from "#app/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeDialog, type SignupRequest } from "#app/ui/dialog-flags.ts";
import { useFirstField } from "#app/ui/first-field.ts";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { authErrorOf } from "#domain/account/auth-errors.ts";

const TITLES: Record<SignupRequest["action"], string> = {
  save: "Keep",
  like: "Like",
  publish: "Publish",
  collect: "Collect",
};

const OFFERS: Record<SignupRequest["action"], string> = {
  save: "Make a free account and it is saved at once, with everything else on this device.",
  like: "Make a free account and your like counts at once.",
  publish: "Make a free account and go on publishing from here.",
  collect: "Make a free account and put it into a collection of your own.",
};

const close = () => closeDialog("signup");

/** "Keep this palette" (TLS-7): shows the pending action, and does it once there is an account. */
export function SignupDialog({ request }: { request: SignupRequest }) {
  // The browser's own address, because the router does not know about document steps.
  const [from] = useState(() => window.location.pathname + window.location.search);
  const navigate = useNavigate();
  const formId = useId();
  const email = useFirstField();
  const { action, title, colors, itemId, content } = request;
  const query = new URLSearchParams({ redirect: from });
  const login = `/login?${query}`;

  useEffect(() => {
    storePendingAction({
      action,
      title,
      colors: [...colors],
      from,
      ...(itemId !== undefined && { itemId }),
      ...(content !== undefined && { content: { ...content } }),
    });
  }, [action, title, colors, itemId, content, from]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("email");
    close();
    void navigate(`/signup?${query}`, { state: { email: typed } });
  };

  return (
    <Dialog
      title={`${TITLES[action]} ${title}`}
      onClose={() => {
        takePendingAction();
        close();
      }}
    >
      <p className="text-ink-2">{OFFERS[action]}</p>
      {colors.length > 0 && (
        <div className="signup-bands" aria-hidden="true">
          {colors.map((color, index) => (
            <i key={`${index}-${color}`} style={{ background: color }} />
          ))}
        </div>
      )}
      <ProviderButtons
        mode="sign-in"
        to={login}
        from={login}
        onDone={() => {
          close();
          void refreshSession();
        }}
        onSecondFactor={() => {
          close();
          void navigate(`/login/two-factor?${query}`);
        }}
        onError={(code) => code !== undefined && showToast({ text: authErrorOf({ code }).message })}
      />
      <form id={formId} onSubmit={onSubmit} noValidate>
        <TextField label="Email" name="email" type="email" ref={email} autoComplete="username" />
      </form>
      <div className="dialog-actions">
        <p className="grow text-ink-2">
          Already have one?{" "}
          <AppLink to={login} className="dialog-link" onClick={close}>
            Log in
          </AppLink>
        </p>
        <Button type="submit" form={formId} variant="ink">
          Continue
        </Button>
      </div>
    </Dialog>
  );
}
