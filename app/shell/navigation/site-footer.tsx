import { InstallRow } from "#app/shell/platform/install-row.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { AppLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";

const COLUMNS: readonly { title: string; links: readonly (readonly [label: string, to: string])[] }[] = [
  {
    title: "Make",
    links: [
      ...TOOLS.slice(0, 5).map((tool) => [tool.title, tool.path] as const),
      [`All ${TOOLS.length} tools`, "/#tools"],
    ],
  },
  {
    title: "Browse",
    links: [
      ["Palettes", "/palettes"],
      ["Gradients", "/gradients"],
      ["Discover", "/discover"],
      ["Compare palettes", "/compare"],
    ],
  },
  {
    title: "Product",
    links: [
      ["Pricing", "/about/pricing"],
      ["Updates", "/about/whats-new"],
      ["Help Center", "/help"],
      ["API", "/api"],
      ["Agents", "/agents"],
      ["Engine", "/engine"],
      ["Credits", "/about/credits"],
    ],
  },
  {
    title: "About",
    links: [
      ["Team", "/about/team"],
      ["Terms", "/about/terms"],
      ["Privacy", "/about/privacy"],
      ["Cookies", "/about/cookies"],
    ],
  },
];

/** Its links are not handled by the router until its own file has loaded; its style sheet is part of the layout. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-grid">
        <div>
          <AppLink to="/" className="brand">
            <Mark />
            Tincture
          </AppLink>
          <p>In heraldry a tincture is one of the few colors a coat of arms may bear.</p>
          <button type="button" className="footer-feedback" onClick={() => openDialog("feedback", true)}>
            Send feedback
          </button>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map(([label, to]) => (
                <li key={to}>
                  <AppLink to={to}>{label}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <InstallRow />
        <div className="site-footer-legal">
          <span>© 2026 Tincture</span>
          <AppLink to="/about/credits">Library data: each plate credited to its source</AppLink>
        </div>
      </div>
    </footer>
  );
}
