import { describe, expect, it } from "vitest";
import { readSheet } from "#engine/css/css-sheet.ts";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { writeThemeAndroid } from "#engine/theme/outputs/write-theme-android.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { androidSheet } from "./android-sheet.ts";
import { readTheme } from "./read-theme.ts";
import { themeDifference } from "./theme-difference.ts";

const THEMES = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- <color name="old">#112233</color> -->
    <color name="brand">#FF0B57D0</color>
    <color name="veil">#8000FF00</color>
    <color name="ink">#222222</color>
    <color name="ink_highContrast">#000000</color>
    <color name="broken">#12345</color>
    <style name="Theme.App" parent="Theme.Material3.DayNight">
        <item name="colorPrimary">@color/brand</item>
        <item name="colorOnPrimary">@android:color/white</item>
        <item name="android:windowLightStatusBar">true</item>
    </style>
    <style name="Widget.App.Chip">
        <item name="chipBackgroundColor">@color/ink</item>
    </style>
</resources>
`;

function colors(text: string) {
  const sheet = androidSheet(text);
  return Object.fromEntries(
    readSheet(sheet?.css ?? "").modes.map(({ name, values }) => [
      name,
      Object.fromEntries(
        [...values].flatMap(([key, { color: read }]) =>
          read === undefined ? [] : [[key.slice(2), formatHex(read)]],
        ),
      ),
    ]),
  );
}

describe("color resources of Android", () => {
  it("[RDG-6] their alpha comes first, references are followed, themes name colors, contrast is a mode", () => {
    const plain = {
      brand: "#0b57d0",
      veil: "#00ff0080",
      ink: "#222222",
      colorPrimary: "#0b57d0",
      colorOnPrimary: "#ffffff",
    };
    expect(colors(THEMES)).toEqual({ light: plain, "light-high": { ...plain, ink: "#000000" } });
  });

  it("[AUD-3] a value is replaced in the notation it has, and nothing else", () => {
    const sheet = androidSheet(THEMES);
    const change = (name: string, next: string): string => {
      const value = sheet?.css.indexOf(`--${name}: `) ?? 0;
      const from = value + name.length + 4;
      const to = sheet?.css.indexOf(";", from) ?? 0;
      return sheet?.edited({ values: [{ from, to, text: next }], added: [] }) ?? "";
    };
    expect(change("brand", "#0a50c0")).toBe(THEMES.replace("#FF0B57D0", "#FF0a50c0"));
    expect(change("veil", "#00ee0080")).toBe(THEMES.replace("#8000FF00", "#8000ee00"));
    expect(change("ink", "#111111")).toBe(THEMES.replace("#222222", "#111111"));
    expect(change("colorPrimary", "#0a50c0")).toBe(THEMES.replace("@color/brand</item>", "#0a50c0</item>"));
  });

  it("[THM-3] a theme of ours as resources is the same theme in its four modes", () => {
    const theme = solveTheme({ brand: [color("#0b6e4f")] });
    const files = writeThemeAndroid(theme).filter(({ name }) => name.endsWith(".xml"));
    const read = readTheme(files);
    if (!read.ok) throw new Error(read.message);
    for (const mode of THEME_MODES) expect(read.modes[mode]?.size).toBe(ROLE_TOKENS.length);
    expect(themeDifference(theme, read)).toEqual([]);
  });

  it("[RDG-6] other XML is none, nor are resources without colors", () => {
    expect(androidSheet('<svg><rect fill="#fff"/></svg>')).toBeUndefined();
    expect(androidSheet('<resources><string name="a">b</string></resources>')).toBeUndefined();
  });
});
