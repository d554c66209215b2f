import { useState } from "react";
import { refreshSession } from "#app/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { failureOfError } from "#app/workers/failure.ts";
import { loadPart } from "#app/workers/task-problem.ts";
import "./passkey-button.css";

/** Signs in with a passkey. The page itself redirects signed-in people. Its code is loaded when it is pressed. */
export function PasskeyButton() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { signInWithPasskey } = await loadPart(import("#app/session/passkey-client.ts"));
      const outcome = await signInWithPasskey();
      if (outcome.ok) await refreshSession();
      else setProblem(outcome.error.message);
    } catch (error) {
      setProblem(failureOfError(error).message);
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
