import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { firstAction } from "#app/ui/first-action.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { BarMenu } from "./bar-menu.tsx";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import "./top-bar.css";

/** Parts of the server's HTML; their scripts load with the first action. */
const ToolLinks = lazy(async () => {
  await firstAction();
  return import("./navigation/tool-links.tsx");
});
const ColorModeChoice = lazy(async () => {
  await firstAction();
  return import("./parts/color-mode-choice.tsx");
});
const AccountPlace = lazy(async () => {
  await firstAction();
  return import("./session/account-place.tsx");
});

const PAGES = [
  ["Palettes", "/palettes"],
  ["Gradients", "/gradients"],
  ["Discover", "/discover"],
  ["Pricing", "/about/pricing"],
] as const;

export function TopBar() {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const tools = (
    <Suspense fallback={null}>
      <ToolLinks pathname={pathname} />
    </Suspense>
  );
  const pages = PAGES.map(([label, to]) => (
    <li key={to}>
      <AppLink to={to} aria-current={isCurrent(to) ? "page" : undefined}>
        {label}
      </AppLink>
    </li>
  ));
  return (
    <header className="top-bar">
      <AppLink to="/" className="brand">
        <Mark />
        Tincture
      </AppLink>
      <nav aria-label="Main" className="top-nav">
        <BarMenu
          className="tools-menu"
          label={
            <>
              Tools
              <Icon name="caret-down" size={12} />
            </>
          }
        >
          {tools}
        </BarMenu>
        <ul>{pages}</ul>
      </nav>
      <span className="grow" />
      <button
        type="button"
        className="top-search"
        onClick={commandPaletteFlag.open}
        aria-keyshortcuts="Meta+K Control+K"
      >
        <Icon name="magnifying-glass" size={16} />
        <span className="top-search-label">Search, or paste any color</span>
        <kbd aria-hidden="true">
          <span className="key-control">Ctrl</span> K
        </kbd>
      </button>
      <BarMenu className="mode-menu" accessibleName="Color mode" label={<Icon name="circle-half" />}>
        <Suspense fallback={null}>
          <ColorModeChoice name="color-mode-bar" />
        </Suspense>
      </BarMenu>
      <span className="account-place">
        <Suspense fallback={null}>
          <AccountPlace pathname={pathname} />
        </Suspense>
      </span>
      <BarMenu className="page-menu" accessibleName="Menu" label={<Icon name="list" />}>
        {tools}
        <ul className="page-list">{pages}</ul>
        <Suspense fallback={null}>
          <ColorModeChoice name="color-mode-menu" />
        </Suspense>
      </BarMenu>
    </header>
  );
}
