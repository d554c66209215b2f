import { type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "./part-boundary.tsx";
import { useIsHydrating } from "./use-is-hydrating.ts";

interface LatePartProps {
  /** Shown while the part loads, unless the server has sent its HTML. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A `lazy` part inside an `AfterFirstAction`. In the server's HTML it has no Suspense boundary of its own: React
 * hydrates nested boundaries one after another, and replaces one by its fallback if its props change before its code
 * has loaded.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  const isHydrating = useIsHydrating();
  // The tree must stay the same after hydration, or the part would be mounted anew.
  const [isFromServer] = useState(isHydrating);
  return (
    <PartBoundary>
      {isFromServer ? children : <Suspense fallback={fallback}>{children}</Suspense>}
    </PartBoundary>
  );
}
