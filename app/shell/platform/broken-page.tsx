import { Button } from "#app/ui/button.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";

/** Shown in place of a page whose file failed to load even after a reload; the rest of the layout keeps working. */
export function BrokenPage() {
  return (
    <main
      id="main"
      className="page-width grid min-h-[60dvh] content-center justify-items-center gap-4 text-center"
    >
      <h1 className="t-display">This page was not loaded</h1>
      <p className="t-lead max-w-[37.5em] text-ink-2">
        A file of it could not be had. Nothing you made is lost; it may be there again in a moment.
      </p>
      <Button variant="ink" size="l" onClick={reloadPage}>
        Try again
      </Button>
    </main>
  );
}
