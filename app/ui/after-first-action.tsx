import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from "react";
import { firstAction, isWaiting } from "./first-action.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";
import { Waiting } from "./waiting.tsx";

interface AfterFirstActionProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the server's HTML that is hydrated after the first action, so that the canvas is hydrated before it. Until
 * it is hydrated it is not re-rendered, since React would remove the HTML of a part that changes before, and with it what
 * somebody has pressed there. That holds for an action before the page is live, too.
 */
export function AfterFirstAction({ fallback = null, children }: AfterFirstActionProps) {
  const [isHeld, setHeld] = useState(useIsHydrating());
  return (
    <Waiting isHeld={isHeld}>
      <Suspense fallback={fallback}>
        {/* A transition keeps the server's HTML of lazy parts inside until their code has loaded. */}
        <Live onLive={() => startTransition(() => setHeld(false))}>{children}</Live>
      </Suspense>
    </Waiting>
  );
}

interface LiveProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

let acted: Promise<void> | undefined;

function Live({ onLive, children }: LiveProps) {
  if (isWaiting()) use((acted ??= firstAction()));
  // Runs once all lazy parts inside have loaded.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(onLive, []);
  return children;
}
