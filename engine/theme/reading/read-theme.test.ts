import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_SWITCHES, writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { readThemeCss } from "./read-sheet.ts";
import { pinsWith, themeDifference } from "./theme-difference.ts";
import type { ReadTheme } from "./theme-reading.ts";

const REQUEST = { brand: [color("#e8622c")] };
const THEME = solveTheme(REQUEST);

function read(text: string, prefix = ""): ReadTheme {
  const reading = readThemeCss(text, prefix);
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

describe("[THM-3] themes read back in", () => {
  it.each(
    THEME_SWITCHES.flatMap((by) => (["hex", "rgb", "oklch"] as const).map((format) => [by, format] as const)),
  )("[THM-3] CSS by %s in %s says all tokens of all four modes, without a difference", (by, format) => {
    const theme = read(writeThemeCss(THEME, by, { prefix: "acme", format }), "acme");
    expect(theme.unread).toEqual([]);
    for (const mode of THEME_MODES) expect([...(theme.modes[mode]?.keys() ?? [])]).toEqual([...ROLE_TOKENS]);
    expect(themeDifference(THEME, theme)).toEqual([]);
  });

  it("[THM-3] Tailwind 4 reads back without a difference, a wide brand too", () => {
    const wide = solveTheme({ brand: [color("color(display-p3 0 0.9 0.3)")] });
    for (const each of [THEME, wide]) {
      const theme = read(writeThemeTailwind(each));
      expect(Object.keys(theme.modes)).toEqual([...THEME_MODES]);
      expect(themeDifference(each, theme)).toEqual([]);
    }
  });

  it("[THM-3] names each token that was changed, in its mode, and the pins bring it about", () => {
    const css = writeThemeCss(THEME, "media", { prefix: "", format: "hex" });
    const last = css.lastIndexOf("--text-2:", css.indexOf("@media (forced-colors"));
    const edited = `${css.slice(0, last)}--text-2: #abcdef; --x: ${css.slice(last + 10)}`;
    const changes = themeDifference(THEME, read(edited));
    expect(changes.map(({ mode, token, to }) => [mode, token, formatHex(to)])).toEqual([
      ["dark-high", "text-2", "#abcdef"],
    ]);
    const next = solveTheme({ ...REQUEST, pins: pinsWith({}, changes) });
    expect(formatHex(next.modes["dark-high"]["text-2"])).toBe("#abcdef");
  });

  it("[THM-3] shadcn/ui: a variable stands for the token that it is written from", () => {
    const theme = read(
      ":root { --background: #fff; --foreground: #111; --primary: #06c; --accent: #def; }\n.dark { --background: #000; --foreground: #eee; --primary: #6af; --accent: #123; }",
    );
    expect(Object.keys(theme.modes)).toEqual(["light", "dark"]);
    const hexOf = (mode: "light" | "dark") =>
      [...(theme.modes[mode] ?? [])].map(([token, value]) => [token, formatHex(value)]);
    expect(hexOf("light")).toEqual([
      ["a0", "#ffffff"],
      ["text", "#111111"],
      ["brand", "#0066cc"],
      ["brand-soft", "#ddeeff"],
    ]);
    expect(hexOf("dark")).toContainEqual(["brand-soft", "#112233"]);
  });

  it("[THM-3] shadcn/ui: names a variable that gives a token a second color", () => {
    const start = ":root {\n  --background: #fff; --foreground: #111; --primary: #06c;\n";
    expect(read(`${start}  --card: #eee;\n  --popover: #eee;\n}`).unread).toEqual([]);
    const { modes, unread } = read(`${start}  --card: #eee;\n  --popover: #ddd;\n}`);
    expect(unread.map(({ name, line }) => [name, line])).toEqual([["--popover", 4]]);
    expect(modes.light?.get("a10")).toEqual(color("#eee"));
  });

  it("[THM-3] what high contrast leaves out is as in the mode without it", () => {
    const { modes } = read(
      ":root { --a0: #fff; --text: #111; }\n.dark { --a0: #000; --text: #eee; }\n.dark-high { --text: #fefefe; }\n.light-high { --text: #010101; }",
    );
    const hexes = THEME_MODES.map((mode) =>
      [...(modes[mode]?.values() ?? [])].map((each) => formatHex(each)),
    );
    expect(hexes.map((each) => each.toSorted())).toEqual([
      ["#111111", "#ffffff"],
      ["#000000", "#eeeeee"],
      ["#010101", "#ffffff"],
      ["#000000", "#fefefe"],
    ]);
  });

  it("[THM-3] says line and reason of what cannot be read, and leaves it out of every mode", () => {
    const theme = read(
      ":root {\n  --a0: #fff;\n  --text: light-dark(#111, #zzz);\n  --brand: darken(#06c, 5%);\n}\n@media (prefers-contrast: more) {\n  :root { --a0: rgb(1 2); }\n}",
    );
    expect(theme.unread.map(({ name, line }) => [name, line])).toEqual([
      ["--text", 3],
      ["--brand", 4],
      ["--a0", 7],
    ]);
    expect([...(theme.modes.light?.keys() ?? [])]).toEqual(["a0"]);
    expect(theme.modes["light-high"]?.has("a0")).toBe(false);
  });

  it("[THM-3] refuses a text without tokens, with the line of the first that it could not read", () => {
    expect(readThemeCss("p { color: red }")).toEqual({
      ok: false,
      message: "There are no tokens of a theme in this text.",
    });
    expect(readThemeCss("\n:root { --a0: rgb(1 2); }")).toMatchObject({ ok: false, line: 2 });
  });

  // A reader whose time grows with the square of the length would meet the time limit of tests.
  it("[THM-3] comes to an end with a large text without a theme", () => {
    for (const part of ["{}", "/*", "@media (prefers-contrast: more){", "a{"])
      expect(readThemeCss(part.repeat(200_000)).ok).toBe(false);
  });
});
