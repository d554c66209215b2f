declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

/** The text of a bundled script; "" in browsers (scripts/build/bundle-script.ts). */
declare module "virtual:early-script" {
  const text: string;
  export default text;
}
declare module "virtual:live-page-script" {
  const text: string;
  export default text;
}
declare module "virtual:live-window-script" {
  const text: string;
  export default text;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}

interface Window {
  /** React Router's data about the build of the page. */
  readonly __reactRouterManifest?: { readonly version: string };
  /** The browser's install prompt, held by install-offer.ts until the person asks for it. */
  tinctureInstall?: BeforeInstallPromptEvent;
}

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface; not supported by all browsers. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}
