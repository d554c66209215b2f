/**
 * Loads the error screen with the first error. If that fails too, a heading and a link to Home are shown, which need no
 * further code.
 */
import { lazy, Suspense } from "react";

const ErrorScreen = lazy(() => import("./errors/error-screen.tsx").catch(() => ({ default: BareScreen })));

export function ErrorPart({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <ErrorScreen error={error} />
    </Suspense>
  );
}

function BareScreen(_props: { readonly error: unknown }) {
  return (
    <main>
      <h1>This page cannot be shown.</h1>
      <a href="/">Go home</a>
    </main>
  );
}
