import { isRouteErrorResponse } from "react-router";
import { TopBar } from "#app/shell/top-bar.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorShield } from "#app/ui/error-shield.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { UNAVAILABLE } from "#domain/unavailable.ts";

/** By status; 0 if the browser is offline. */
const SENTENCES: Readonly<Record<number, string>> = {
  0: "This page is not kept on this device. Nothing you made is lost.",
  400: "This address cannot be read.",
  404: "Page Not Found",
  500: "Something failed on our side. Nothing you made is lost; try again in a minute.",
  [UNAVAILABLE.away.status]: UNAVAILABLE.away.sentence,
  [UNAVAILABLE.full.status]: UNAVAILABLE.full.sentence,
};

/** The error screen (SHL-5): the status as heading, an explanation, a link home. Navigating clears the error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, message } = describeError(error);
  const heading = status || "No network";
  return (
    <>
      <title>{`${status === 404 ? "Page Not Found" : `Error ${heading}`} · Tincture`}</title>
      <meta name="robots" content="noindex" />
      <TopBar />
      <main className="error-screen">
        <ErrorShield status={status} />
        <h1 className="t-hero">{heading}</h1>
        <p className="error-message t-lead">{message}</p>
        <div className="error-actions">
          {!isRouteErrorResponse(error) && (
            <Button variant="ink" size="l" onClick={reloadPage}>
              Try again
            </Button>
          )}
          <LinkButton to="/" variant={isRouteErrorResponse(error) ? "ink" : "secondary"} size="l">
            Go home
          </LinkButton>
        </div>
      </main>
    </>
  );
}

/** A thrown response keeps its status and message; anything else is a 500 without details, or a network error. */
export function describeError(error: unknown): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) {
    const status = import.meta.env.SSR || navigator.onLine ? 500 : 0;
    return { status, message: SENTENCES[status] ?? "" };
  }
  const own = typeof error.data === "string" && error.data !== "" ? error.data : undefined;
  return {
    status: error.status,
    message: own ?? SENTENCES[error.status] ?? (error.statusText || `Error ${error.status}`),
  };
}
