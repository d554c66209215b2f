import earlyScript from "virtual:early-script";
import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { UNAVAILABLE } from "#domain/unavailable.ts";
import { databaseTrouble } from "#server/db/database-trouble.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/root";
import sans from "./fonts/tincture-sans.woff2?url";
import "./app.css";
import { CASCADE_LAYERS } from "./shell/cascade-layers.ts";
import { ConsentBanner } from "./shell/consent/consent-banner.tsx";
import { ErrorScreen } from "./shell/errors/error-screen.tsx";
import { useForcedMode } from "./shell/forced-mode.ts";
import { FrameIcons } from "./shell/frame-icons.tsx";
import { GlobalParts } from "./shell/global-parts.tsx";
import { AppLinks } from "./shell/platform/app-links.tsx";
import { SkipLink } from "./shell/skip-link.tsx";

/** While the database is unavailable the answer says so, whatever a loader or action returned (QLT-5). */
const sayWhenUnavailable: Route.MiddlewareFunction = async (_args, next) => {
  const response = await next();
  const trouble = databaseTrouble();
  if (trouble === undefined) return response;
  throw data(null, { status: UNAVAILABLE[trouble].status });
};

export const middleware: Route.MiddlewareFunction[] = [sayWhenUnavailable];

/** The same for everyone, so that public pages can be cached: it must not contain personal data. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    origin: context.get(originContext),
    measurement: context.get(servicesContext).config.measurement,
  };
}

/** Origin and settings do not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const forced = useForcedMode();
  return (
    <html lang="en" data-forced={forced} data-theme={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6ff" />
        {/* Constant text, allowed by its hash in the page's policy. */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} suppressHydrationWarning />
        {/* Declares the order of the cascade layers, since style sheets may load in any order. With a precedence it
            stays first when an error replaces the page. */}
        <style href="layers" precedence="first">
          {CASCADE_LAYERS}
        </style>
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.SSR && <AppLinks />}
        <Meta />
        <Links />
      </head>
      <body>
        <FrameIcons />
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
      <SkipLink />
      <ConsentBanner />
      <Outlet />
      <GlobalParts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ConsentBanner />
      <ErrorScreen error={error} />
      <GlobalParts />
    </>
  );
}
