import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { read } from "./read.ts";

const modesOf = (text: string) => {
  const answer = read({ bytes: new TextEncoder().encode(text), text, name: "file" });
  if (!answer.ok) throw new Error(answer.message);
  return Object.fromEntries(
    answer.modes.map(({ name, colors }) => [
      name,
      [...colors].map(([key, color]) => `${key} ${formatHex(color)}`),
    ]),
  );
};

const MATERIAL = JSON.stringify({
  seed: "#b33b15",
  schemes: {
    light: { primary: "#8f4c38", onPrimary: "#ffffff" },
    dark: { primary: "#ffb5a0", onPrimary: "#561f0f" },
  },
});

describe("[RDG-1] the modes of files that are no style sheets", () => {
  it("[RDG-1] are those of Material's schemes, with what all share", () => {
    expect(modesOf(MATERIAL)).toEqual({
      light: ["seed #b33b15", "primary #8f4c38", "onPrimary #ffffff"],
      dark: ["seed #b33b15", "primary #ffb5a0", "onPrimary #561f0f"],
    });
  });

  it("[RDG-1] are those of pairs, of a palette that says its mode, and of names of constants", () => {
    expect(modesOf('{"page": {"light": "#ffffff", "dark": "#000000"}, "gray": {"100": "#eeeeee"}}')).toEqual({
      light: ["gray-100 #eeeeee", "page #ffffff"],
      dark: ["gray-100 #eeeeee", "page #000000"],
    });
    expect(
      modesOf(
        "export const noon: ThemeOptions = { palette: { mode: 'light', primary: { main: '#0055aa' } } };\nexport const dusk: ThemeOptions = { palette: { mode: 'dark', primary: { main: '#99ccff' } } };\n",
      ),
    ).toEqual({ light: ["noon-primary-main #0055aa"], dark: ["dusk-primary-main #99ccff"] });
    expect(
      modesOf(
        "const lightTheme = { ink: '#111111' };\nconst darkTheme: Theme = { ink: '#eeeeee' };\nexport { lightTheme, darkTheme };\n",
      ),
    ).toEqual({ light: ["ink #111111"], dark: ["ink #eeeeee"] });
  });

  it("[RDG-1] shades and ramps called light and dark are no modes", () => {
    expect(modesOf('{"primary": {"light": "#7986cb", "main": "#3f51b5", "dark": "#303f9f"}}')).toEqual({});
    expect(modesOf('{"dark": {"100": "#222222", "200": "#111111"}, "light": {"100": "#eeeeee"}}')).toEqual(
      {},
    );
  });

  it("[THM-3] the tools of themes take their modes in, by the names that have a meaning", () => {
    const tailwind = `module.exports = { theme: { extend: { colors: {
  light: { background: "#ffffff", foreground: "#111827", primary: { DEFAULT: "#1d4ed8", foreground: "#ffffff" } },
  dark: { background: "#0b0f19", foreground: "#e5e7eb", primary: { DEFAULT: "#93c5fd", foreground: "#0b0f19" } },
} } } };
`;
    const theme = readTheme([{ name: "tailwind.config.js", text: tailwind }]);
    if (!theme.ok) throw new Error(theme.message);
    expect(theme.kind).toBe("Source code");
    const brands = [theme.modes.light, theme.modes.dark].map((mode) => mode?.get("brand"));
    expect(brands.map((brand) => brand && formatHex(brand))).toEqual(["#1d4ed8", "#93c5fd"]);

    // Names that mean no token are offered with what they probably stand for, in both modes.
    const material = readTheme([{ name: "material-theme.json", text: MATERIAL }]);
    expect(material.ok).toBe(false);
    const primary = material.others?.find(({ name }) => name === "--primary");
    expect([Object.keys(primary?.values ?? {}), primary?.suggestion?.token]).toEqual([
      ["light", "dark"],
      "brand",
    ]);
  });
});

describe("[RDG-1] a mode is named once", () => {
  const COLORS = "--color-base-100: #fafafa; --color-base-content: #222222;";
  const DARK = "--color-base-100: #111111; --color-base-content: #eeeeee;";

  it.each([
    [
      "the default theme of daisyUI",
      `:root, [data-theme="mine"] { color-scheme: light; ${COLORS} }`,
      ["light"],
    ],
    [
      "the same with its control, as its packages have it",
      `:root, :root:has(input.theme-controller[value=light]:checked), [data-theme="light"] { color-scheme: light; ${COLORS} }`,
      ["light"],
    ],
    [
      "the same beside a dark one",
      `:root, [data-theme="mine"] { color-scheme: light; ${COLORS} } [data-theme="night"] { color-scheme: dark; ${DARK} }`,
      ["light", "dark"],
    ],
    [
      "the default theme of a configuration of daisyUI 5",
      `@plugin "daisyui/theme" { name: "mine"; default: true; prefersdark: false; color-scheme: light; ${COLORS} }`,
      ["light"],
    ],
    ["a theme without a default", `[data-theme="cupcake"] { color-scheme: light; ${COLORS} }`, ["cupcake"]],
    [
      "two values in one declaration, which are two modes",
      ":root, [data-theme='mine'] { color-scheme: light dark; --page: light-dark(#ffffff, #000000); }",
      ["light", "dark"],
    ],
  ])("[RDG-1] %s", (_what, text, modes) => {
    expect(Object.keys(modesOf(text))).toEqual(modes);
  });
});
