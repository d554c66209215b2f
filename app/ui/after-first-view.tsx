import { type ReactNode, Suspense, useDeferredValue } from "react";

interface AfterFirstViewProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that takes long to compute. The first HTML and the first view have the fallback in its place, so that neither
 * the server nor the device computes it before the rest is shown.
 */
export function AfterFirstView({ fallback, children }: AfterFirstViewProps) {
  const isShown = useDeferredValue(true, false);
  return isShown ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
