import { describe, expect, it } from "vitest";
import { isMuiTheme, muiDerived, muiSettings } from "./mui-palette.ts";

const SETTINGS = [
  "",
  "contrastThreshold: 4.5,",
  "tonalOffset: 0.3,",
  "tonalOffset: { light: 0.1, dark: 0.25 },",
] as const;

/** What `createTheme` of @mui/material 7.3.11 derives: main, index of the settings, contrastText, dark. */
const FIGURES: readonly (readonly [main: string, settings: 0 | 1 | 2 | 3, label: string, dark: string])[] = [
  ["#1976d2", 0, "#fff", "rgb(17, 82, 147)"],
  ["#1976d2", 1, "#fff", "rgb(17, 82, 147)"],
  ["#1976d2", 2, "#fff", "rgb(13, 64, 115)"],
  ["#1976d2", 3, "#fff", "rgb(18, 88, 157)"],
  ["#90caf9", 0, "rgba(0, 0, 0, 0.87)", "rgb(100, 141, 174)"],
  ["#9c27b0", 0, "#fff", "rgb(109, 27, 123)"],
  ["#ce93d8", 0, "rgba(0, 0, 0, 0.87)", "rgb(144, 102, 151)"],
  ["#ed6c02", 0, "#fff", "rgb(165, 75, 1)"],
  ["#ff9800", 0, "rgba(0, 0, 0, 0.87)", "rgb(178, 106, 0)"],
  ["#ff9800", 1, "rgba(0, 0, 0, 0.87)", "rgb(178, 106, 0)"],
  ["#ff9800", 2, "rgba(0, 0, 0, 0.87)", "rgb(140, 83, 0)"],
  ["#ff9800", 3, "rgba(0, 0, 0, 0.87)", "rgb(191, 114, 0)"],
  ["#2e7d32", 0, "#fff", "rgb(32, 87, 35)"],
  ["#0288d1", 0, "#fff", "rgb(1, 95, 146)"],
  ["#f44336", 0, "#fff", "rgb(170, 46, 37)"],
  ["#777", 0, "#fff", "rgb(83, 83, 83)"],
  ["#777", 1, "rgba(0, 0, 0, 0.87)", "rgb(83, 83, 83)"],
  ["#777", 2, "#fff", "rgb(65, 65, 65)"],
  ["#777", 3, "#fff", "rgb(89, 89, 89)"],
  ["#8c8c8c", 0, "#fff", "rgb(98, 98, 98)"],
  ["#959595", 0, "rgba(0, 0, 0, 0.87)", "rgb(104, 104, 104)"],
  ["#ffeb3b", 0, "rgba(0, 0, 0, 0.87)", "rgb(178, 164, 41)"],
  ["#000", 0, "#fff", "rgb(0, 0, 0)"],
  ["#fff", 0, "rgba(0, 0, 0, 0.87)", "rgb(178, 178, 178)"],
  ["#0b57d080", 0, "#fff", "rgba(7, 60, 145, 0.502)"],
  ["rgb(25, 118, 210)", 0, "#fff", "rgb(17, 82, 147)"],
  ["rgba(255, 152, 0, 0.5)", 0, "rgba(0, 0, 0, 0.87)", "rgba(178, 106, 0, 0.5)"],
  ["hsl(210, 79%, 46%)", 0, "#fff", "hsl(210, 79%, 32.199999999999996%)"],
  ["hsl(210, 79%, 46%)", 1, "#fff", "hsl(210, 79%, 32.199999999999996%)"],
  ["hsl(210, 79%, 46%)", 2, "#fff", "hsl(210, 79%, 25.3%)"],
  ["hsl(210, 79%, 46%)", 3, "#fff", "hsl(210, 79%, 34.5%)"],
  ["hsla(36, 100%, 50%, 0.8)", 0, "rgba(0, 0, 0, 0.87)", "hsla(36, 100%, 35%, 0.8)"],
  ["#949494", 0, "#fff", "rgb(103, 103, 103)"],
  ["#E8622C", 0, "#fff", "rgb(162, 68, 30)"],
  ["#00897b", 0, "#fff", "rgb(0, 95, 86)"],
  ["rgb(12.6, 200, 99.9)", 0, "rgba(0, 0, 0, 0.87)", "rgb(8, 140, 69)"],
];

describe("what MUI derives from main", () => {
  it.each(FIGURES)("[AUD-2] of %s with settings %i it is %s and %s", (main, index, contrastText, dark) => {
    expect(muiDerived(main, muiSettings(SETTINGS[index]))).toEqual({ contrastText, dark });
  });

  it.each(["oklch(60% 0.2 250)", "var(--brand)", "rgb(1 2 3)", "rebeccapurple", "#12345"])(
    "[AUD-2] %s is none of its notations, and nothing is derived",
    (main) => {
      expect(muiDerived(main, muiSettings(""))).toBeUndefined();
    },
  );

  it("[AUD-2] a theme of MUI is known by its function or its package", () => {
    expect(isMuiTheme("export default createTheme({ palette: {} })")).toBe(true);
    expect(isMuiTheme('import { blue } from "@mui/material/colors"')).toBe(true);
    expect(isMuiTheme("module.exports = { theme: { colors: {} } }")).toBe(false);
  });
});
