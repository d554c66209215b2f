declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

interface Window {
  /** What React Router knows of the build a page was made of. */
  readonly __reactRouterManifest?: { readonly version: string };
  /** The browser's offer to install the application, held back by INSTALL_OFFER_SCRIPT until it is asked for. */
  tinctureInstall?: BeforeInstallPromptEvent;
  /** What the router does about a page's file that failed (vite.config.ts): reload where it may, else show this. */
  tinctureBroken?: { mayReload(): boolean; readonly Page: () => import("react").ReactNode };
}

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface; not in all browsers. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}
