import { describe, expect, it } from "vitest";
import { LIGHT_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { solvedTheme } from "#domain/themes/solved-theme.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { isLiveOrder, isLiveTheme, LIVE_MODES } from "./live-message.ts";
import { liveColor, liveTheme } from "./live-variables.ts";

const SOLVED = solvedTheme({
  ...LIGHT_THEME.first(),
  brand: [color("color(display-p3 1 0.3 0)"), color("#1d8a6b")],
});
const { sheet } = SOLVED;
const THEME = liveTheme(SOLVED, "tool", true);
const hexOf = (css: string) => {
  const parsed = parseColor(css);
  return parsed.ok ? formatHex(parsed.color) : parsed.error.message;
};

describe("a theme for a page of another site", () => {
  it("[UIP-3] holds every token in every mode, exactly, and the variables of shadcn/ui", () => {
    expect(isLiveTheme(structuredClone(THEME))).toBe(true);
    for (const mode of LIVE_MODES) {
      const { own, shadcn } = THEME.modes[mode];
      for (const [token, css] of Object.entries(sheet[mode])) expect(own[`--${token}`]?.[0]).toBe(css);
      expect(shadcn["--brand"]).toEqual(own["--brand"]);
      expect(shadcn["--primary"]?.[0]).toBe(SOLVED.shadcn[mode]["primary"]);
      // Both have a variable of this name, for different colors.
      expect(shadcn["--accent"]).toEqual(own["--brand-soft"]);
    }
  });

  it.each(["#000000", "#ffffff", "#808080", "#1d8a6b", "#010203", "#fefdff", "#00ff7f"])(
    "[UIP-3] the channels of %s give its hex back",
    (hex) => {
      const [css, channels] = liveColor(hex);
      expect(css).toBe(hex);
      expect(hexOf(`hsl(${channels.replace(/ (.*) /, ", $1, ")})`)).toBe(hex);
      expect(hexOf(`hsl(${channels} / 1)`)).toBe(hex);
    },
  );

  it("[UIP-3] a color outside sRGB stays what it is, and its channels are those of its hex", () => {
    const [css, channels] = liveColor("oklch(0.7 0.3 40)");
    expect(css).toBe("oklch(0.7 0.3 40)");
    expect(hexOf(`hsl(${channels})`)).toBe(hexOf(css));
  });
});

describe("what a page takes", () => {
  const show = { kind: "tincture-show", theme: THEME, mode: "page" };
  const changed = (change: (theme: typeof THEME) => unknown) => ({ ...show, theme: change(THEME) });
  const withVariable = (name: string, value: unknown) =>
    changed((theme) => ({
      ...theme,
      modes: { ...theme.modes, dark: { ...theme.modes.dark, own: { [name]: value } } },
    }));

  it("[UIP-3] takes a theme and the end of it", () => {
    expect(isLiveOrder(show)).toBe(true);
    expect(isLiveOrder({ ...show, mode: "dark-high" })).toBe(true);
    expect(isLiveOrder({ kind: "tincture-stop" })).toBe(true);
  });

  it.each([
    ["nothing", undefined],
    ["text", "tincture-stop"],
    ["a list", [show]],
    ["another mode", { ...show, mode: "sepia" }],
    ["a mode less", changed(({ modes: { light }, ...theme }) => ({ ...theme, modes: { light } }))],
    ["a property that is no variable", withVariable("color", ["#fff", "0 0% 100%"])],
    ["a picture", withVariable("--a0", ["url(https://x.test)", "0 0% 100%"])],
    ["a second declaration", withVariable("--a0", ["#fff; background: red", "0 0% 100%"])],
    ["a nested function", withVariable("--a0", ["rgb(var(--x))", "0 0% 100%"])],
    ["channels with more", withVariable("--a0", ["#fff", "0 0% 100%) url(x"])],
    ["one text for a color", withVariable("--a0", "#fff")],
  ])("[UIP-3] [QLT-4] does not take %s", (_, data) => {
    expect(isLiveOrder(data)).toBe(false);
  });
});
