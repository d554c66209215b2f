/**
 * Mounts a page of the app inside the test page, as the app does at that address: with the whole route table, the
 * real history, layouts and lazy parts. Data comes from the page's clientLoader, as when a tool is opened from
 * another page. Everything a test must know about the app's internals in order to start and end clean is in this
 * file.
 */

import appRoutes, { type AppRoute } from "virtual:app-routes";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  type LazyRouteFunction,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
} from "react-router";
import { commands, page } from "vitest/browser";
import App from "#app/root.tsx";
import { applyMode, choosePreference } from "#app/shell/color-mode.ts";
import { commandPaletteFlag } from "#app/shell/command-palette-flag.ts";
import { showConsent } from "#app/shell/consent.ts";
import { watchTraversals } from "#app/shell/navigation/page-traversals.ts";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { hideToast, toastStore } from "#app/ui/toast.ts";

export type Screen = "desktop" | "phone";

interface MountOptions {
  /** A phone is 390 px wide and has a touch screen. */
  readonly screen?: Screen;
  readonly mode?: "light" | "dark";
}

const SIZES: Record<Screen, readonly [width: number, height: number]> = {
  desktop: [1440, 900],
  phone: [390, 844],
};
/** The address of the test runner's page, to which the test returns at its end. */
const HOME = window.location.href;
let homeKey = window.navigation.currentEntry?.key;

let hasTouch = false;
let unmount: (() => void) | undefined;
let mounted: Router | undefined;
// The app also calls this before it creates its router.
watchTraversals();

/** Opens an address, and waits until its page is rendered. Local storage is left as it is. */
export async function mountTool(
  address: string,
  { screen = "desktop", mode }: MountOptions = {},
): Promise<void> {
  await leave();
  const [width, height] = SIZES[screen];
  // Asked of the page and not remembered: the runner gives it its first size again before each file.
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  if (hasTouch !== (screen === "phone")) {
    hasTouch = screen === "phone";
    await commands.emulateTouch(hasTouch);
  }
  // The cookie banner counts as answered on an earlier visit. A page shows that before its first paint; later, the canvas
  // would grow by the height of the banner during the first drag.
  localStorage.setItem("cookies:reject", "true");
  showConsent();
  if (mode !== undefined) choosePreference(mode);
  window.history.pushState(null, "", address);
  const router = createBrowserRouter([
    {
      id: "root",
      Component: App,
      loader: () => ({ origin: window.location.origin }),
      shouldRevalidate: () => false,
      children: appRoutes.map(routeOf),
    },
  ]);
  await initialized(router);
  const container = document.createElement("div");
  container.style.display = "contents";
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <StrictMode>
        <FrameworkContext value={FRAMEWORK}>
          <RouterProvider router={router} />
        </FrameworkContext>
      </StrictMode>,
    ),
  );
  window.focus();
  mounted = router;
  unmount = () => {
    unmount = undefined;
    mounted = undefined;
    root.unmount();
    router.dispose();
    container.remove();
  };
  // Text that an earlier test copied must not satisfy this one.
  await navigator.clipboard.writeText("");
}

/** Follows a link of the open page. */
export async function followLink(address: string): Promise<void> {
  if (mounted === undefined) throw new Error("No page is open");
  await mounted.navigate(address);
}

/** Ends the visit and removes what it left on the page, in the address and on the device. */
export async function unmountTool(): Promise<void> {
  await leave();
  window.scrollTo(0, 0);
  const toast = toastStore.get();
  if (toast !== undefined) hideToast(toast);
  // Elements that the app adds beside its root, such as the live region for screen readers.
  for (const element of document.body.querySelectorAll(":scope > :not(script)")) element.remove();
  for (const name of ["feedback", "signup", "pro"] as const) if (name in dialogFlags.get()) closeDialog(name);
  if (commandPaletteFlag.get()) commandPaletteFlag.close();
  localStorage.clear();
  sessionStorage.clear();
  applyMode("system");
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
  await commands.moveMouse({ x: 0, y: 0 }, 1);
}

/**
 * Goes back to the runner's entry. Browsers perform jumps in order, so jumps that the app requested have ended by
 * then, too.
 */
async function leave(): Promise<void> {
  if (unmount === undefined) return;
  unmount();
  const { navigation } = window;
  if (homeKey !== undefined && navigation.entries().some(({ key }) => key === homeKey)) {
    await navigation.traverseTo(homeKey).finished;
    return;
  }
  // A tab keeps 50 entries, and the runner's entry was dropped as one of the oldest.
  window.history.replaceState(null, "", HOME);
  homeKey = navigation.currentEntry?.key;
}

type Router = ReturnType<typeof createBrowserRouter>;

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: isInitialized }) => {
      if (!isInitialized) return;
      stop();
      resolve();
    });
  });
}

function routeOf({ id, path, load, children }: AppRoute): RouteObject {
  const lazy: LazyRouteFunction<RouteObject> = async () => {
    const { default: Page, clientLoader, shouldRevalidate, handle } = await load();
    return {
      ...(isFunction(Page) && { Component: withComponentProps(Page) }),
      ...(isFunction(clientLoader) && { loader: clientLoader }),
      ...(isFunction(shouldRevalidate) && { shouldRevalidate }),
      handle,
    };
  };
  return {
    id,
    ...(path !== undefined && { path }),
    lazy,
    ...(children && { children: children.map(routeOf) }),
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a route module's exports, as React Router itself takes them
function isFunction(value: unknown): value is (...args: any[]) => any {
  return typeof value === "function";
}

/** The build manifest that React Router expects; nothing is preloaded here. */
const FRAMEWORK = {
  manifest: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  routeModules: {},
  future: {},
  ssr: false,
  isSpaMode: false,
  routeDiscovery: { mode: "initial" as const, manifestPath: "" },
};
