import { describe, expect, it } from "vitest";
import { summary } from "#engine/testing/sample-palettes.ts";

describe("[COL-6] style sheets", () => {
  it("custom properties, with references, fallbacks and comments", () => {
    expect(
      summary(`
        /* --old: #000; */
        :root { --blue-500: #2f6690; --brand: var(--blue-500); --ring: var(--none, rgb(255 0 0 / 50%)); --z: 100; --gap: 4px }
        .card { --brand: #000; background: url("data:image/png;base64,--x:#fff;"); }
      `),
    ).toEqual(["blue-500 #2f6690", "brand #2f6690", "ring #ff000080"]);
  });
  it.each([
    ["class", ":root{--a:#fff;--b:#111}.dark{--a:#000}"],
    ["attribute", ':root{--a:#fff;--b:#111}[data-theme="dark"]{--a:#000}'],
    ["query", ":root{--a:#fff;--b:#111}@media (prefers-color-scheme: dark){:root{--a:#000}}"],
    ["light-dark()", ":root{color-scheme:light dark;--a:light-dark(#fff, rgb(0, 0, 0));--b:#111}"],
  ])("dark values by %s", (_, css) => {
    expect(summary(css)).toEqual(["a #ffffff/#000000", "b #111111"]);
  });
  it("a style sheet with dark values only is a palette", () => {
    expect(summary(".dark{--a:#000;--b:#111}")).toEqual(["a #000000", "b #111111"]);
  });
  it("shadcn/ui themes of Tailwind 3 and 4", () => {
    expect(
      summary(
        `@layer base { :root { --background: 0 0% 100%; --primary: 222.2 47.4% 11.2%; --radius: 0.5rem } .dark { --background: 222.2 84% 4.9% } }`,
      ),
    ).toEqual(["background #ffffff/#020817", "primary #0f172a"]);
    expect(
      summary(
        `:root { --primary: oklch(0.205 0 0); } .dark { --primary: oklch(0.922 0 0); } @theme inline { --color-primary: var(--primary); }`,
      ),
    ).toEqual(["primary #171717/#e5e5e5"]);
  });
  it("--alpha() of Tailwind 4, and rgba() and fade() of Sass and Less with a color", () => {
    expect(
      summary("@theme { --color-ink: #111111; --color-muted: --alpha(var(--color-ink) / 60%); }"),
    ).toEqual(["ink #111111", "muted #11111199"]);
    expect(summary("$primary: #6f42c1; $link: rgba($primary, .5); $dim: rgba(white, 25%);")).toEqual([
      "primary #6f42c1",
      "link #6f42c180",
      "dim #ffffff40",
    ]);
    expect(summary("@primary: #1890ff; @soft: fade(@primary, 50%);")).toEqual([
      "primary #1890ff",
      "soft #1890ff80",
    ]);
    // A browser takes no color in rgba().
    expect(summary(":root { --a: #fff; --b: rgba(#000, .5); }")).toEqual(["a #ffffff"]);
  });
  it("the common prefix of Tailwind 4's @theme is dropped", () => {
    expect(summary("@theme { --color-sea-500: #2f6690; --color-sand: #f4ebd9; }")).toEqual([
      "sea-500 #2f6690",
      "sand #f4ebd9",
    ]);
  });
  it("SCSS variables and maps, nested and with references", () => {
    expect(
      summary(`$blue: #2f6690 !default; // the brand
        $alias: $blue;
        $theme-colors: ("primary": $blue, "danger": #e4572e, "sea": (100: #dff, 900: hsl(200 50% 20%)));`),
    ).toEqual([
      "blue #2f6690",
      "alias #2f6690",
      "theme-colors danger #e4572e",
      "theme-colors sea 100 #ddffff",
      "theme-colors sea 900 #1a3c4d",
    ]);
  });
  it("Less and Stylus", () => {
    expect(summary("@blue: #2f6690; @link: @blue; @media (min-width: 1px) { a { color: @blue } }")).toEqual([
      "blue #2f6690",
      "link #2f6690",
    ]);
    expect(summary("$blue = #2f6690\nsand = #f4ebd9\nlink = $blue\n")).toEqual([
      "blue #2f6690",
      "sand #f4ebd9",
      "link #2f6690",
    ]);
  });
  it("circular references are skipped, in bounded time", () => {
    expect(summary(":root{--a:var(--b);--b:var(--a);--c:#fff}")).toEqual(["c #ffffff"]);
    const laughs = Array.from(
      { length: 40 },
      (_, index) => `--v${index}:var(--v${index + 1}) var(--v${index + 1});`,
    );
    expect(summary(`:root{${laughs.join("")}--v40:#fff}`)).toEqual(["v40 #ffffff"]);
  });
});
