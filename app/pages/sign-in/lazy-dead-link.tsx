/**
 * Loads the texts for expired links on demand, since most links are valid. They are still part of the server's HTML.
 */
import { type ComponentProps, lazy, Suspense } from "react";

const Late = lazy(async () => ({ default: (await import("./dead-link.tsx")).DeadLink }));

export function DeadLink(props: ComponentProps<typeof Late>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
