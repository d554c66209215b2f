import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import { BarMenu } from "./bar-menu.tsx";
import { ColorModeChoice } from "./color-mode-choice.tsx";
import { commandPaletteFlag } from "./command-palette-flag.ts";
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
  const isTool = BUILT_TOOLS.some((tool) => isCurrent(tool.path));
  const tools = BUILT_TOOLS.map((tool) => (
    <li key={tool.path}>
      <AppLink to={tool.path} aria-current={isCurrent(tool.path) ? "page" : undefined}>
        <b>{tool.title}</b>
        <small>{tool.line}</small>
      </AppLink>
    </li>
  ));
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
          className={isTool ? "is-current" : ""}
          label={
            <>
              Tools
              <Icon name="caret-down" size={12} />
            </>
          }
        >
          <ul className="tool-list">{tools}</ul>
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
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <BarMenu className="mode-menu" accessibleName="Color mode" label={<Icon name="circle-half" />}>
        <ColorModeChoice name="color-mode-bar" />
      </BarMenu>
      <BarMenu className="page-menu" accessibleName="Menu" label={<Icon name="list" />}>
        <ul className="tool-list">{tools}</ul>
        <ul className="page-list">{pages}</ul>
        <ColorModeChoice name="color-mode-menu" />
      </BarMenu>
    </header>
  );
}
