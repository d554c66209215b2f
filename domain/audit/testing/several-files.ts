/** Themes in several files, each as its field lays them out, with a value that fails. */
import type { AuditFile } from "#engine/audit/audit-source.ts";

export interface SeveralFiles {
  readonly name: string;
  readonly files: readonly AuditFile[];
  readonly modes: readonly string[];
  readonly failing: readonly string[];
  /** The files that the repair changes. */
  readonly mended: readonly string[];
}

const dtcg = (colors: Readonly<Record<string, string>>, extensions?: object): string =>
  JSON.stringify(
    {
      ...(extensions && { $extensions: extensions }),
      color: {
        $type: "color",
        ...Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }])),
      },
    },
    null,
    2,
  );

export const SEVERAL_FILES: readonly SeveralFiles[] = [
  {
    name: "a sheet for each scheme",
    files: [
      { name: "theme.light.css", text: ":root {\n  --background: #ffffff;\n  --foreground: #222222;\n}\n" },
      { name: "theme.dark.css", text: ":root {\n  --background: #111111;\n  --foreground: #555555;\n}\n" },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["theme.dark.css"],
  },
  {
    name: "a sheet, and one over it for the night",
    files: [
      { name: "acme.css", text: ":root {\n  --background: #ffffff;\n  --foreground: #222222;\n}\n" },
      { name: "acme-dark.css", text: ":root {\n  --background: #111111;\n}\n// the end" },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["acme-dark.css"],
  },
  {
    name: "sheets that switch by themselves, named by their modes",
    files: [
      { name: "light.css", text: ":root, .light {\n  --background: #ffffff;\n  --foreground: #222222;\n}\n" },
      { name: "dark.css", text: ".dark {\n  --background: #111111;\n  --foreground: #555555;\n}\n" },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["dark.css"],
  },
  {
    name: "folders of modes, and high contrast",
    files: [
      { name: "light/colors.css", text: ":root { --background: #ffffff; --foreground: #222222; }\n" },
      { name: "dark/colors.css", text: ":root { --background: #111111; --foreground: #eeeeee; }\n" },
      {
        name: "dark-high-contrast/colors.css",
        text: ":root { --background: #000000; --foreground: #666666; }\n",
      },
    ],
    modes: ["light", "dark", "dark-high"],
    failing: ["dark-high: foreground on background"],
    mended: ["dark-high-contrast/colors.css"],
  },
  {
    name: "Material's contrasts, one file each",
    files: [
      { name: "light.css", text: ":root { --surface: #ffffff; --on-surface: #222222; }\n" },
      { name: "light-medium-contrast.css", text: ":root { --surface: #fefefe; --on-surface: #111111; }\n" },
      { name: "dark.css", text: ":root { --surface: #111111; --on-surface: #eeeeee; }\n" },
      { name: "dark-medium-contrast.css", text: ":root { --surface: #121212; --on-surface: #555555; }\n" },
    ],
    modes: ["light", "dark", "dark-medium", "light-medium"],
    failing: ["dark-medium: on-surface on surface"],
    mended: ["dark-medium-contrast.css"],
  },
  {
    name: "themes that name the same properties",
    files: [
      { name: "base.css", text: ":root { --white: #ffffff; }\n" },
      {
        name: "themes/ocean.css",
        text: ":root { --background: var(--white); --foreground: #223344; --card: #ddeeff; }\n",
      },
      {
        name: "themes/forest.css",
        text: ":root { --background: #113311; --foreground: #446644; --card: #002200; }\n",
      },
    ],
    modes: ["light", "forest", "ocean"],
    failing: ["forest: foreground on background"],
    mended: ["themes/forest.css"],
  },
  {
    name: "a mode in a file that no name tells",
    files: [
      {
        name: "base.css",
        text: ":root { --background: #ffffff; --foreground: #222222; --card: #eeeeee; }\n",
      },
      {
        name: "more.css",
        text: ".dark { --background: #111111; --foreground: #555555; --card: #222222; }\n",
      },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["more.css"],
  },
  {
    name: "tokens of themes that name the same",
    files: [
      { name: "ocean.json", text: dtcg({ background: "#ffffff", foreground: "#223344", card: "#ddeeff" }) },
      { name: "forest.json", text: dtcg({ background: "#113311", foreground: "#446644", card: "#002200" }) },
    ],
    modes: ["forest", "ocean"],
    failing: ["forest: color.foreground on color.background"],
    mended: ["forest.json"],
  },
  {
    name: "design tokens, primitives and a file for each mode",
    files: [
      {
        name: "primitives.tokens.json",
        text: dtcg({ "gray-1": "#ffffff", "gray-8": "#222222", "gray-9": "#111111" }),
      },
      {
        name: "theme.light.tokens.json",
        text: dtcg({ background: "{color.gray-1}", foreground: "{color.gray-8}" }),
      },
      { name: "theme.dark.tokens.json", text: dtcg({ background: "{color.gray-9}", foreground: "#555555" }) },
    ],
    modes: ["light", "dark"],
    failing: ["dark: color.foreground on color.background"],
    mended: ["theme.dark.tokens.json"],
  },
  {
    name: "exports of Figma, one file a mode",
    files: [
      {
        name: "Mode 1.tokens.json",
        text: dtcg({ background: "#ffffff", foreground: "#222222" }, { "com.figma.modeName": "Light" }),
      },
      {
        name: "Mode 2.tokens.json",
        text: dtcg({ background: "#111111", foreground: "#555555" }, { "com.figma.modeName": "Dark" }),
      },
    ],
    modes: ["light", "dark"],
    failing: ["dark: color.foreground on color.background"],
    mended: ["Mode 2.tokens.json"],
  },
  {
    name: "plain JSON",
    files: [
      { name: "light.json", text: '{\n  "background": "#ffffff",\n  "foreground": "#222222"\n}\n' },
      { name: "dark.json", text: '{\n  "background": "#111111",\n  "foreground": "#555555"\n}\n' },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["dark.json"],
  },
  {
    name: "scripts",
    files: [
      {
        name: "light.ts",
        text: 'export const colors = {\n  background: "#ffffff",\n  foreground: "#222222",\n};\n',
      },
      {
        name: "dark.ts",
        text: 'export const colors = {\n  background: "#111111",\n  foreground: "#555555",\n};\n',
      },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["dark.ts"],
  },
  {
    name: "partials of Sass",
    files: [
      { name: "_palette.scss", text: "$gray-4: #999999;\n$snow: #ffffff;\n" },
      {
        name: "theme.scss",
        text: '@use "palette" as p;\n.card {\n  color: p.$gray-4;\n  background: p.$snow;\n}\n',
      },
    ],
    modes: ["light"],
    failing: ["light: color in .card on background in .card"],
    mended: ["theme.scss"],
  },
  {
    name: "partials of Sass, one a scheme",
    files: [
      { name: "_light.scss", text: "$background: #ffffff;\n$foreground: #222222;\n" },
      { name: "_dark.scss", text: "$background: #111111;\n$foreground: #555555;\n" },
    ],
    modes: ["light", "dark"],
    failing: ["dark: foreground on background"],
    mended: ["_dark.scss"],
  },
  {
    name: "Material's colors on Android",
    files: [
      {
        name: "res/values/colors.xml",
        text: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="md_theme_surface">#FFFFFF</color>\n    <color name="md_theme_onSurface">#222222</color>\n    <color name="md_theme_primary">#0B57D0</color>\n    <color name="md_theme_onPrimary">@color/md_theme_surface</color>\n</resources>\n',
      },
      {
        name: "res/values-night/colors.xml",
        text: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="md_theme_surface">#FF111111</color>\n    <color name="md_theme_onSurface">#FF555555</color>\n    <color name="md_theme_primary">#FFA8C7FA</color>\n    <color name="md_theme_onPrimary">#FF062E6F</color>\n</resources>\n',
      },
    ],
    modes: ["light", "dark"],
    failing: ["dark: md_theme_onSurface on md_theme_surface"],
    mended: ["res/values-night/colors.xml"],
  },
  {
    name: "a sheet over design tokens",
    files: [
      {
        name: "tokens.json",
        text: dtcg({
          "gray-1": "#ffffff",
          "gray-6": "#999999",
          subtle: "{color.gray-6}",
          card: "{color.gray-1}",
        }),
      },
      { name: "card.css", text: ".card { color: var(--color-subtle); background: var(--color-card); }\n" },
    ],
    modes: ["light"],
    failing: ["light: color in .card on background in .card"],
    mended: ["card.css"],
  },
  {
    name: "a sheet over design tokens with a prefix, a file for each mode",
    files: [
      { name: "theme.light.tokens.json", text: dtcg({ background: "#ffffff", foreground: "#222222" }) },
      { name: "theme.dark.tokens.json", text: dtcg({ background: "#111111", foreground: "#555555" }) },
      { name: "app.css", text: ":root { --page: var(--acme-color-background); }\n" },
    ],
    modes: ["light", "dark"],
    failing: ["dark: acme-color-foreground on acme-color-background"],
    mended: ["theme.dark.tokens.json"],
  },
  {
    name: "a sheet that leaves out the first word of design tokens",
    files: [
      { name: "brand.tokens.json", text: dtcg({ paper: "#fafafa", ink: "#222222", quiet: "#a0a0a0" }) },
      {
        name: "app.scss",
        text: "// a comment\n.note { color: var(--quiet); background-color: var(--paper); }\n",
      },
    ],
    modes: ["light"],
    failing: ["light: color in .note on background-color in .note"],
    mended: ["app.scss"],
  },
];
