/**
 * The complete route table. Each address is registered with its layout and guard. Aliases are redirected by
 * server/app.ts, from the same table.
 */
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { ADDRESSES, type Address, type LayoutName } from "#domain/navigation/addresses.ts";
import { CONVERTER_PAIRS, pairPath } from "#domain/navigation/converter-pairs.ts";
import { sliceOf } from "#domain/navigation/tool-slices.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { guardModule } from "./shell/guards.ts";

/** Route modules, by address. */
const MODULES: Readonly<Record<string, string>> = {
  "/": "pages/home/home-route.tsx",
  "/help": "pages/help/help-route.tsx",
  "/compare": "pages/compare/compare-route.tsx",
  "/discover": "pages/library/discover-route.tsx",
  "/palettes": "pages/library/palettes-route.tsx",
  "/palettes/:id": "pages/library/palette-detail-route.tsx",
  "/gradients": "pages/library/gradients-route.tsx",
  "/gradients/:id": "pages/library/gradient-detail-route.tsx",
  "/authors/:id/palettes": "pages/authors/author-palettes-route.tsx",
  "/authors/:id/gradients": "pages/authors/author-gradients-route.tsx",
  "/about/team": "pages/about/team-route.tsx",
  "/about/terms": "pages/about/terms-route.tsx",
  "/about/privacy": "pages/about/privacy-route.tsx",
  "/about/cookies": "pages/about/cookies-route.tsx",
  "/about/pricing": "pages/about/pricing-route.tsx",
  "/about/whats-new": "pages/about/whats-new-route.tsx",
  "/about/credits": "pages/about/credits-route.tsx",
  "/api": "pages/api/api-route.tsx",
  "/agents": "pages/agents/agents-route.tsx",
  "/engine": "pages/engine/engine-route.tsx",
  "/login": "pages/sign-in/login-route.tsx",
  "/signup": "pages/sign-in/signup-route.tsx",
  "/profile": "pages/profile/overview-route.tsx",
  "/profile/account": "pages/profile/account-route.tsx",
  "/profile/billing": "pages/profile/billing-route.tsx",
  "/profile/support": "pages/profile/support-route.tsx",
  "/profile/welcome": "pages/profile/welcome-route.tsx",
  "/profile/status": "pages/profile/status-route.tsx",
  "/sandbox/checkout": "pages/sandbox/checkout-route.tsx",
  "/sandbox/portal": "pages/sandbox/portal-route.tsx",
  "/profile/collections": "pages/collections/collections-route.tsx",
  "/collections/likes/palettes": "pages/collections/liked-palettes-route.tsx",
  "/collections/likes/gradients": "pages/collections/liked-gradients-route.tsx",
  "/collections/saved/palettes": "pages/collections/saved-palettes-route.tsx",
  "/collections/saved/gradients": "pages/collections/saved-gradients-route.tsx",
  "/collections/:id/palettes": "pages/collections/collection-palettes-route.tsx",
  "/collections/:id/gradients": "pages/collections/collection-gradients-route.tsx",
  "/login/two-factor": "pages/sign-in/two-factor-route.tsx",
  "/forgot-password": "pages/sign-in/forgot-password-route.tsx",
  "/login/link": "pages/sign-in/email-link-route.tsx",
  "/login/action": "pages/sign-in/action-route.tsx",
  "/design/wallpaper/:id": "tools/wallpaper/item-route.tsx",
  "/ui-palette-generator/preview/marketing": "pages/previews/marketing-route.tsx",
  "/ui-palette-generator/preview/application": "pages/previews/application-route.tsx",
  ...Object.fromEntries(TOOLS.map((tool) => [tool.path, `tools/${sliceOf(tool)}/route.tsx`])),
  ...Object.fromEntries(CONVERTER_PAIRS.map((pair) => [pairPath(pair), "tools/converter/pair-route.tsx"])),
};

const NOT_FOUND = "pages/errors/not-found-route.tsx";

const LAYOUTS: Record<LayoutName, string> = {
  default: "shell/layouts/default-layout.tsx",
  auth: "shell/layouts/auth-layout.tsx",
  profile: "shell/layouts/profile-layout.tsx",
};

function entriesOf(layoutName: LayoutName): RouteConfigEntry[] {
  const addresses = ADDRESSES.filter((address) => address.layout === layoutName);
  const open = addresses.filter((address) => address.middleware.length === 0).map(entryOf);
  const guards = new Set(addresses.flatMap((address) => address.middleware));
  const guarded = [...guards].map((name) =>
    layout(
      guardModule(name),
      { id: `guard-${name}-${layoutName}` },
      addresses.filter((address) => address.middleware.includes(name)).map(entryOf),
    ),
  );
  return [...open, ...guarded];
}

function entryOf(address: Address): RouteConfigEntry {
  const module = MODULES[address.path];
  if (module === undefined) throw new Error(`No route module is registered for ${address.path}`);
  return route(address.path, module, { id: `page:${address.path}` });
}

/** Only in development: all components and states on one page. */
const development: RouteConfigEntry[] =
  process.env["NODE_ENV"] === "production"
    ? []
    : [route("/styleguide", "pages/styleguide/styleguide-route.tsx")];

export default [
  layout(LAYOUTS.default, [...entriesOf("default"), ...development, route("*", NOT_FOUND, { id: "page:*" })]),
  layout(LAYOUTS.auth, entriesOf("auth")),
  layout(LAYOUTS.profile, entriesOf("profile")),
  route("/manifest.webmanifest", "resources/web-manifest.ts"),
  route("/robots.txt", "resources/robots.ts"),
  route("/sitemap.xml", "resources/sitemap.ts"),
  route("/resources/releases/:file", "resources/release-picture.ts"),
  route("/resources/feedback", "resources/feedback.ts"),
  route("/resources/search", "resources/search.ts"),
  route("/resources/list/:kind", "resources/list.ts"),
  route("/resources/own-items", "resources/own-items.ts"),
  route("/resources/own-items/:id", "resources/own-item.ts"),
  route("/resources/items/:id/report", "resources/item-report.ts"),
  route("/resources/kept", "resources/likes-and-saves.ts"),
  route("/resources/items/:id/like", "resources/like.ts"),
  route("/resources/items/:id/save", "resources/save.ts"),
  route("/resources/collections", "resources/collections.ts"),
  route("/resources/collections/:id", "resources/collection.ts"),
  route("/resources/collections/:id/items/:itemId", "resources/collection-item.ts"),
  route("/resources/templates", "resources/templates.ts"),
  route("/resources/templates/:id", "resources/template.ts"),
  route("/resources/merge", "resources/merge.ts"),
] satisfies RouteConfig;
