import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { BarMenu } from "./bar-menu.tsx";
import { commandPaletteFlag } from "./command-palette-flag.ts";
import { ToolLinks } from "./navigation/tool-links.tsx";
import { ColorModeChoice } from "./parts/color-mode-choice.tsx";
import { AccountPlace } from "./session/account-place.tsx";
import "./top-bar.css";

const PAGES = [
  ["Palettes", "/palettes"],
  ["Gradients", "/gradients"],
  ["Discover", "/discover"],
  ["Pricing", "/about/pricing"],
] as const;

export function TopBar() {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const tools = <ToolLinks pathname={pathname} />;
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
        <ColorModeChoice name="color-mode-bar" />
      </BarMenu>
      <span className="account-place">
        <AccountPlace pathname={pathname} />
      </span>
      <BarMenu className="page-menu" accessibleName="Menu" label={<Icon name="list" />}>
        {tools}
        <ul className="page-list">{pages}</ul>
        <ColorModeChoice name="color-mode-menu" />
      </BarMenu>
    </header>
  );
}
