/**
 * Every address of the product with its title, layout, guard and transition (SHL-2).
 * `app/routes.ts` maps each built address to its module; the others are registered with their guards too, and
 * answer 404 until they are built.
 */
import { CONVERTER_PAIRS, pairPath, pairTitle } from "./converter-pairs.ts";
import { TOOLS } from "./tools.ts";

export type LayoutName = "default" | "auth" | "profile";
export type TransitionName = "fade" | "slide";

export interface Address {
  readonly path: string;
  readonly title: string;
  readonly layout: LayoutName;
  readonly transition: TransitionName;
  /** Names of route middleware that runs before the page's loader. */
  readonly middleware: readonly string[];
}

type Options = Partial<Omit<Address, "path" | "title">>;

const page = (path: string, title: string, options: Options = {}): Address => ({
  path,
  title,
  layout: "default",
  transition: "fade",
  middleware: [],
  ...options,
});

const AUTH: Options = { middleware: ["auth"] };
const SLIDE: Options = { transition: "slide" };

export const ADDRESSES: readonly Address[] = [
  page("/", "Home"),
  page("/help", "Help Center"),
  page("/login", "Login", { layout: "auth" }),
  page("/signup", "Signup", { layout: "auth" }),
  page("/forgot-password", "Forgot Password", { layout: "auth" }),
  page("/login/link", "Sign In by Link", { layout: "auth" }),
  page("/login/action", "Confirm", { layout: "auth" }),
  page("/login/two-factor", "Two-Step Sign-In", { layout: "auth" }),
  page("/discover", "Discover"),
  page("/compare", "Compare Palettes"),
  page("/about/team", "Team", SLIDE),
  page("/about/terms", "Terms"),
  page("/about/cookies", "Cookies"),
  page("/about/pricing", "Pricing Plans", SLIDE),
  page("/about/privacy", "Privacy"),
  page("/about/whats-new", "Updates"),
  page("/about/credits", "Credits"),
  page("/api", "API"),
  page("/agents", "Agents"),
  page("/engine", "Engine"),
  page("/palettes", "Palettes"),
  page("/palettes/:id", "Palette", SLIDE),
  page("/gradients", "Gradients"),
  page("/gradients/:id", "Gradient", SLIDE),
  page("/authors/:id/palettes", "Author's Palettes"),
  page("/authors/:id/gradients", "Author's Gradients"),
  page("/profile", "Profile", { ...AUTH, layout: "profile" }),
  page("/profile/account", "Account", { ...AUTH, layout: "profile" }),
  page("/profile/billing", "Billing", { ...AUTH, layout: "profile" }),
  page("/profile/support", "Support", { ...AUTH, layout: "profile" }),
  page("/profile/welcome", "Welcome", { ...AUTH, layout: "profile" }),
  page("/profile/collections", "Collections", { ...AUTH, layout: "profile" }),
  page("/profile/status", "Status", { layout: "profile" }),
  page("/sandbox/checkout", "Test Checkout", { ...AUTH, layout: "auth" }),
  page("/sandbox/portal", "Test Payments", { ...AUTH, layout: "auth" }),
  page("/collections/likes/palettes", "Liked Palettes", { ...AUTH, ...SLIDE }),
  page("/collections/likes/gradients", "Liked Gradients", { ...AUTH, ...SLIDE }),
  page("/collections/saved/palettes", "Saved Palettes", { ...AUTH, ...SLIDE }),
  page("/collections/saved/gradients", "Saved Gradients", { ...AUTH, ...SLIDE }),
  page("/collections/:id/palettes", "Collection Palettes", { ...AUTH, ...SLIDE }),
  page("/collections/:id/gradients", "Collection Gradients", { ...AUTH, ...SLIDE }),
  page("/design/wallpaper/:id", "Wallpaper Maker", { layout: "auth" }),
  ...TOOLS.map((tool) =>
    page(tool.path, tool.title, tool.path.startsWith("/design/") ? { layout: "auth" } : {}),
  ),
  ...CONVERTER_PAIRS.map((pair) => page(pairPath(pair), pairTitle(pair))),
  page("/ui-palette-generator/preview/marketing", "Marketing Preview", { layout: "auth" }),
  page("/ui-palette-generator/preview/application", "Application Preview", { layout: "auth" }),
];

/** Legacy addresses and their redirect targets (SHL-6): status 301, with the query preserved. */
export const ALIASES: Readonly<Record<string, string>> = {
  "/sign-up": "/signup",
  "/register": "/signup",
  "/profile/subscription": "/profile/billing",
  "/user/gradients": "/collections/saved/gradients",
  "/user/palettes": "/collections/saved/palettes",
  "/user/likes/gradients": "/collections/likes/gradients",
  "/user/likes/palettes": "/collections/likes/palettes",
  "/gradients/catalog": "/gradients",
  "/palettes/catalog": "/palettes",
  "/gradient/generator": "/gradient-generator",
  "/generator/gradients": "/gradient-generator",
  "/generator/mgradients": "/mesh-gradient-generator",
  "/image/color": "/color-image-picker",
  "/random/color": "/random-color",
  "/color": "/color-converter",
  "/cookies": "/about/cookies",
  "/privacy": "/about/privacy",
  "/pricing": "/about/pricing",
  "/whats-new": "/about/whats-new",
  "/whatsnew": "/about/whats-new",
};
