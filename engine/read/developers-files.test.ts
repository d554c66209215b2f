import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { read } from "./read.ts";

/** "name #hex", with the dark value behind it, and what was left out. */
function found(text: string, name?: string) {
  const answer = read({ bytes: new TextEncoder().encode(text), ...(name !== undefined && { name }) });
  if (!answer.ok) return answer.message;
  return {
    format: answer.format,
    colors: answer.colors.map(({ name: own, color, dark }) =>
      [own ?? "-", formatHex(color), ...(dark === undefined ? [] : [`dark ${formatHex(dark)}`])].join(" "),
    ),
    unread: answer.unread.map(({ line, text: part }) => `${line ?? "-"}: ${part}`),
  };
}

describe("[RDG-6] schemes of terminals and editors", () => {
  it("[RDG-6] reads base16 in its new form, with comments, and digits that are a number", () => {
    const text = `system: "base16"
name: "Mocha"
author: "https://example.com/#123456"
variant: "dark"
palette:
  base00: "1e1e2e" # page
  base01: "#181825"
  base08: f38ba8
  base09: 123456
  base0A: "12345"
`;
    expect(found(text)).toEqual({
      format: "YAML",
      colors: ["base00 #1e1e2e", "base01 #181825", "base08 #f38ba8", "base09 #123456"],
      unread: ['10: base0A: "12345"'],
    });
  });

  it("[RDG-6] reads the old form of base16 without its author", () => {
    const text = 'scheme: "Ocean"\nauthor: "Chris"\nbase00: "2b303b"\nbase02: "000000"\nbase0A: "ebcb8b"\n';
    expect(found(text)).toEqual({
      format: "YAML",
      colors: ["base00 #2b303b", "base02 #000000", "base0A #ebcb8b"],
      unread: [],
    });
  });

  it("[RDG-6] tells the groups of YAML apart, reads its lists, and names what is no whole color", () => {
    const text = `colors:
  normal:
    black: '0x45475a'
  bright:
    black: "#585b70"
    red: '#f38ba'
  indexed: ['#fab387', "#f5e0dc"]
brand:
- "#112233"
`;
    expect(found(text)).toEqual({
      format: "YAML",
      colors: [
        "normal black #45475a",
        "bright black #585b70",
        "indexed #fab387",
        "indexed #f5e0dc",
        "brand #112233",
      ],
      unread: ["6: red: '#f38ba'"],
    });
  });

  it("[RDG-6] reads kitty with its names, a color by a word, and no word that is none", () => {
    const text = `# vim:ft=kitty
foreground              #CDD6F4
background              #1E1E2E
selection_foreground    none
cursor                  red
color0 #45475A
color1 #12
font_family Tan
active_tab_font_style bold
`;
    expect(found(text)).toEqual({
      format: "kitty theme",
      colors: ["foreground #cdd6f4", "background #1e1e2e", "cursor #ff0000", "color0 #45475a"],
      unread: ["7: color1 #12"],
    });
  });

  it("[RDG-6] reads every line of a theme of Ghostty", () => {
    const text =
      "palette = 0=#45475a\npalette = 15=bac2de\nbackground = 1e1e2e\ncursor-color = #f5e0dc\nfont-size = 12\n";
    expect(found(text)).toEqual({
      format: "Ghostty theme",
      colors: ["palette 0 #45475a", "palette 15 #bac2de", "background #1e1e2e", "cursor-color #f5e0dc"],
      unread: [],
    });
  });

  it("[RDG-6] reads X resources with their names, definitions and channels", () => {
    const text =
      "! comment #fff\n#define base00 #1e1e2e\n*.background: base00\n*foreground: #cdd6f4\n*.color0:  rgb:45/47/5a\nURxvt.color1: rgb:f3f3/8b8b/a8a8\nXTerm*color2: rgbi:1/0/0\n*.font: xft:Mono\n";
    expect(found(text)).toEqual({
      format: "X resources",
      colors: ["background #1e1e2e", "foreground #cdd6f4", "color0 #45475a", "color1 #f38ba8"],
      unread: ["7: XTerm*color2: rgbi:1/0/0"],
    });
  });

  it("[RDG-6] reads schemes of iTerm2 in their space, and themes of TextMate by their rules", () => {
    const dict = (pairs: string) => `<plist version="1.0"><dict>${pairs}</dict></plist>`;
    const parts = (r: number, g: number, b: number, space: string) =>
      `<dict><key>Blue Component</key><real>${b}</real><key>Color Space</key><string>${space}</string><key>Green Component</key><real>${g}</real><key>Red Component</key><real>${r}</real></dict>`;
    expect(
      found(
        dict(
          `<key>Ansi 0 Color</key>${parts(0, 0.2, 1, "sRGB")}<key>Background Color</key>${parts(1, 2, 0, "P3")}`,
        ),
      ),
    ).toEqual({
      format: "Property list",
      colors: ["Ansi 0 #0033ff"],
      unread: ["1: Background: components that are not from 0 to 1"],
    });
    const wide = read({
      bytes: new TextEncoder().encode(dict(`<key>Cursor Color</key>${parts(1, 0, 0, "P3")}`)),
    });
    expect(wide.ok && wide.colors[0]?.color.space).toBe("display-p3");
    const rule =
      "<key>settings</key><array><dict><key>settings</key><dict><key>background</key><string>#1e1e2e</string></dict></dict><dict><key>name</key><string>Comment</string><key>scope</key><string>comment</string><key>settings</key><dict><key>foreground</key><string>#6c7086</string></dict></dict></array>";
    expect(found(dict(`<key>name</key><string>Mocha</string>${rule}`))).toEqual({
      format: "Property list",
      colors: ["background #1e1e2e", "Comment foreground #6c7086"],
      unread: [],
    });
  });
});

describe("[RDG-3] nothing is lost silently", () => {
  it("[RDG-3] a number above 255 in a GIMP palette is no color, and never the nearest one", () => {
    expect(found("GIMP Palette\nName: T\n#\n255 0 0 red\n300 0 0 bad\n")).toEqual({
      format: "GIMP palette",
      colors: ["red #ff0000"],
      unread: ["5: 300 0 0 bad"],
    });
  });

  it("[RDG-3] every value behind one name is read, and those in the sentences around", () => {
    expect(found("Brand: #2f6690, #ff6b3d and #16425b\nGrey: rgb(1 2 3)")).toMatchObject({
      colors: ["Brand #2f6690", "- #ff6b3d", "- #16425b", "Grey #010203"],
    });
    expect(found("Hi,\nthe primary is #2F6690.\n> light one: rgb(217,220,214)\non #FFF\n")).toMatchObject({
      colors: ["- #2f6690", "light one #d9dcd6", "- #ffffff"],
    });
  });

  it("[RDG-3] what Figma copies has the name of its variable, beside a gradient too", () => {
    const text =
      "background: var(--surface, #F5F5F5);\nborder: 1px solid var(--line, rgba(0, 0, 0, 0.12));\nbox-shadow: 0px 4px 4px 0px rgba(0, 0, 0, 0.25);\n";
    expect(found(text)).toMatchObject({ colors: ["surface #f5f5f5", "- #0000001f", "- #00000040"] });
    expect(found(`${text}color: linear-gradient(180deg, #FFF 0%, #123 100%);\n`)).toMatchObject({
      format: "Gradient",
      colors: ["surface #f5f5f5", "- #0000001f", "- #00000040", "- #ffffff", "- #112233"],
    });
  });

  it("[RDG-3] a table of Markdown has its names below a heading, and its lines are counted from the top", () => {
    const text =
      "# Brand\n\n| Name | Hex | RGB |\n|---|---|---|\n| Pine | `#0b6e4f` | 11, 110, 79 |\n| No | - | - |\n";
    expect(found(text)).toEqual({ format: "Table", colors: ["Pine #0b6e4f"], unread: ["6: | No | - | - |"] });
    expect(found(`Use #123456.\n${text}`)).toMatchObject({ colors: ["- #123456", "- #0b6e4f"] });
  });

  it("[RDG-3] a list of Markdown has the names that stand in bold, and the values in code", () => {
    const text =
      "## Colors\n- **Primary**: `#2F6690`\n- **Accent blue:** #FF6B3D (hover: `#E5532A`)\n* Plain = `rgb(1 2 3)`\n";
    expect(found(text)).toMatchObject({
      colors: ["Primary #2f6690", "Accent blue #ff6b3d", "hover #e5532a", "Plain #010203"],
      unread: [],
    });
  });

  it("[RDG-3] six digits in a section of colors are one, also where they are a number", () => {
    expect(
      found("[main]\nfont=mono\nsize=123456\n[colors]\nregular0=45475a\nregular1=123456\nalpha=0.9\n"),
    ).toEqual({
      format: "TOML",
      colors: ["regular0 #45475a", "regular1 #123456"],
      unread: [],
    });
  });

  it("[RDG-3] a shadow of design tokens is named", () => {
    const shadow = { $type: "shadow", $value: { color: "#0008", offsetX: "0px" } };
    expect(found(JSON.stringify({ a: { $type: "color", $value: "#f00" }, b: shadow }))).toMatchObject({
      colors: ["a #ff0000"],
      unread: [expect.stringContaining("b")],
    });
  });

  it("[RDG-3] JSON lines are a list, of which a broken line is named", () => {
    expect(
      found('{"name":"a","color":"#f00"}\n\n{"name":"b","color":"#00f8"}\n{"name":"c","color":\n'),
    ).toEqual({
      format: "JSON lines",
      colors: ["a #ff0000", "b #0000ff88"],
      unread: ['4: {"name":"c","color":'],
    });
    expect(found('{"a":"#f00"}\n{"a":"#ff"}\n')).toMatchObject({ unread: [expect.stringMatching(/^2: /)] });
  });

  it("[RDG-3] variables of Figma without ids are all read, and an alias that leads nowhere is named", () => {
    const variables = [
      ["bg", { light: { r: 1, g: 1, b: 1, a: 1 }, dark: { r: 0, g: 0, b: 0, a: 1 } }],
      ["text", { light: { r: 0, g: 0, b: 1 }, dark: { type: "VARIABLE_ALIAS", id: "VariableID:9" } }],
    ].map(([name, valuesByMode]) => ({ name, type: "COLOR", valuesByMode }));
    const size = {
      name: "size",
      type: "FLOAT",
      valuesByMode: { light: { type: "VARIABLE_ALIAS", id: "x" } },
    };
    const modes = { light: "Light", dark: "Dark" };
    expect(found(JSON.stringify({ name: "Color", modes, variables: [...variables, size] }))).toEqual({
      format: "Figma variables",
      colors: ["bg #ffffff dark #000000", "text #0000ff"],
      unread: ["-: text (Dark)"],
    });
  });

  it("[RDG-3] a reference of Panda that is not followed is named", () => {
    const text =
      "export default defineConfig({ semanticTokens: { colors: { danger: { value: { base: '{colors.red}', _dark: '#a00' } } } } })";
    expect(found(text)).toMatchObject({ unread: ["1: base: {colors.red}"] });
  });

  it("[RDG-3] a brush of XAML that stands for a color has its value, and one that leads nowhere is named", () => {
    const text =
      '<ResourceDictionary xmlns="a" xmlns:x="b"><Color x:Key="P">#FF512BD4</Color><SolidColorBrush x:Key="B" Color="{StaticResource P}"/><SolidColorBrush x:Key="C" Color="{DynamicResource Q}"/></ResourceDictionary>';
    expect(found(text)).toEqual({
      format: "XAML",
      colors: ["P #512bd4", "B #512bd4"],
      unread: ["1: C: {DynamicResource Q}"],
    });
  });
});

describe("[RDG-6] one file of a larger format", () => {
  it("[RDG-6] the Contents.json of a color set is its color, light and dark, without the folder around", () => {
    const entry = (red: string, more = {}) => ({
      color: { "color-space": "srgb", components: { alpha: "1.000", blue: "0.5", green: "0x66", red } },
      idiom: "universal",
      ...more,
    });
    const dark = { appearances: [{ appearance: "luminosity", value: "dark" }] };
    const system = { color: { platform: "ios", reference: "systemBlueColor" }, idiom: "universal" };
    const text = JSON.stringify({
      colors: [entry("47"), entry("255", dark), system],
      info: { author: "xcode", version: 1 },
    });
    expect(found(text, "Contents.json")).toEqual({
      format: "Xcode color set",
      colors: ["- #2f6680 dark #ff6680"],
      unread: ["-: systemBlueColor"],
    });
  });

  it("[RDG-6] Flutter's schemes are light and dark values of their roles, by every constructor", () => {
    const text = `const lightColorScheme = ColorScheme(
  brightness: Brightness.light,
  primary: Color(0xFF6750A4),
  secondary: Color.fromARGB(255, 98, 91, 113),
  error: Color.fromRGBO(179, 38, 30, 1.0),
);
const darkColorScheme = ColorScheme(brightness: Brightness.dark, primary: Color(0xFFD0BCFF));
`;
    expect(found(text)).toEqual({
      format: "Flutter colors",
      colors: ["primary #6750a4 dark #d0bcff", "secondary #625b71", "error #b3261e"],
      unread: [],
    });
    expect(found("val Purple80 = Color(0xFFD0BCFF)\n")).toMatchObject({ format: "Compose colors" });
  });

  it("[RDG-6] each theme in a list says its mode by itself, as in families of Zed", () => {
    const theme = (appearance: string, background: string) => ({
      name: `X ${appearance}`,
      appearance,
      style: { background, text: "#cdd6f4", border: "#45475a" },
    });
    const text = JSON.stringify({ themes: [theme("dark", "#1e1e2e"), theme("light", "#eff1f5")] });
    const answer = read({ bytes: new TextEncoder().encode(text) });
    expect(answer.ok && answer.modes.map(({ name }) => name).toSorted()).toEqual(["dark", "light"]);
  });
});
