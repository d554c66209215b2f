import { Button } from "#app/ui/button.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";

/** Shown in place of a page whose file failed to load even after a reload; the rest of the layout keeps working. */
export function BrokenPage() {
  return (
    <main id="main" className="broken-page page-width">
      <h1 className="t-display">This page was not loaded</h1>
      <p className="error-message t-lead">
        A file of it could not be had. Nothing you made is lost; it may be there again in a moment.
      </p>
      <Button variant="ink" size="l" onClick={reloadPage}>
        Try again
      </Button>
    </main>
  );
}
