import monaSans from "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { COLOR_MODE_SCRIPT } from "#domain/shell/color-mode-script.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/root";
import "./app.css";
import { SESSION_HINT_SCRIPT } from "./session/session-hint.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { useForcedMode } from "./shell/forced-mode.ts";
import { GlobalParts } from "./shell/global-parts.tsx";
import { AppLinks } from "./shell/platform/app-links.tsx";
import { INSTALL_OFFER_SCRIPT } from "./shell/platform/install-offer.ts";

/** Has run before the page comes alive: the browser needs it in the page, not in its scripts. */
const EARLY_SCRIPT = import.meta.env.SSR
  ? SESSION_HINT_SCRIPT + INSTALL_OFFER_SCRIPT + COLOR_MODE_SCRIPT
  : "";

/** The same for everyone, so that public pages can be cached: nothing of a person goes in here. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    origin: context.get(originContext),
    measurement: context.get(servicesContext).config.measurement,
  };
}

/** The origin and the settings do not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const forced = useForcedMode();
  return (
    <html lang="en" data-forced={forced} data-theme={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6ff" />
        {/* Constant text, allowed by its hash in the policy of the page. */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />
        {/* Style sheets come in any order; their layers do not. With a precedence it stays first when an error replaces the page. */}
        <style href="layers" precedence="first">
          @layer theme, base, parts, components, utilities;
        </style>
        <link rel="preload" href={monaSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.SSR && <AppLinks />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <GlobalParts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ErrorScreen error={error} />
      <GlobalParts />
    </>
  );
}
