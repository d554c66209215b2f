/** The words for links that are over come with them: most links are alive. In the page's HTML all the same. */
import { type ComponentProps, lazy, Suspense } from "react";

const Late = lazy(async () => ({ default: (await import("./dead-link.tsx")).DeadLink }));

export function DeadLink(props: ComponentProps<typeof Late>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
