import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useIsSending } from "./auth-form.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/**
 * Signs in with a passkey, by the button or by the suggestions of a field of the form that it stands in. The page itself
 * redirects signed-in people. The button's code is loaded when it is pressed.
 */
export function PasskeyButton() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePasskeyAutofill(useIsSending() || isBusy, setProblem);
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { passkeySignIn } = await import("#app/session/passkey-sign-in.ts");
      setProblem(await passkeySignIn());
    } catch {
      setProblem("This could not be loaded. Check your connection and try again.");
    }
    setIsBusy(false);
  };
  return (
    <div className="passkey">
      <Button variant="ghost" size="l" aria-disabled={isBusy || undefined} onClick={() => void press()}>
        <Icon name="lock-open" size={16} />
        <span aria-live="polite">{isBusy ? "Waiting for your passkey" : "Use a passkey"}</span>
      </Button>
      {problem !== undefined && (
        <p role="alert" className="auth-error">
          {problem}
        </p>
      )}
    </div>
  );
}
