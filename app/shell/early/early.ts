/**
 * Runs in <head> before the first paint. The HTML of a page is the same for everyone; this script sets attributes on
 * <html> for what is stored on this device, which style sheets use. It is inlined in every page
 * (scripts/build/bundle-script.ts), so it must be small.
 */
import { hasSessionHint } from "#app/session/session-hint.ts";
import { applyMode, readPreference } from "#app/shell/color-mode.ts";
import { startConsent } from "#app/shell/consent.ts";
import { listenToBarMenus } from "#app/shell/navigation/bar-menus.ts";
import { layOutReturn } from "#app/shell/navigation/page-traversals.ts";
import { holdInstallOffer } from "#app/shell/platform/install-offer.ts";
import { startAfterPaint } from "./page-start.ts";
import { replaceRefusedStorage } from "./refused-storage.ts";

replaceRefusedStorage();
// For a signed-in person, hides "Log in" and reserves the menu's space (top-bar.css).
document.documentElement.toggleAttribute("data-known", hasSessionHint());
// Shortcuts are shown with ⌘ (app.css).
document.documentElement.toggleAttribute("data-mac", /Mac|iP/.test(navigator.platform));
layOutReturn();
applyMode(readPreference());
startConsent();
listenToBarMenus();
holdInstallOffer();
startAfterPaint();
