import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { THEME_OUTPUTS, type ThemeOutputId } from "./output-list.ts";
import { foundFormats, TRAY_FORMATS, TRAY_GROUPS } from "./tray-formats.ts";

/** Formats of palettes that an output with four modes stands for. */
const REPLACED_FORMATS: Readonly<Record<string, ThemeOutputId>> = {
  css: "css",
  scss: "scss",
  tailwind: "tailwind",
  shadcn: "shadcn",
  dtcg: "dtcg",
  // A token file with hex text.
  "dtcg-hex": "style-dictionary",
  "style-dictionary": "style-dictionary",
  figma: "figma",
  "figma-dark": "figma",
  android: "android",
  "android-bundle": "android",
  compose: "android",
  "xcode-bundle": "xcode",
  flutter: "flutter",
  "flutter-bundle": "flutter",
};

describe("[THM-3] [TLS-10] the tray of a theme", () => {
  it("[THM-3] has every format once, and none by two names", () => {
    expect(new Set(TRAY_FORMATS.map(({ id }) => id)).size).toBe(TRAY_FORMATS.length);
    expect(new Set(TRAY_FORMATS.map(({ label }) => label)).size).toBe(TRAY_FORMATS.length);
    expect(TRAY_FORMATS.flatMap(({ output }) => output ?? []).toSorted()).toEqual(
      THEME_OUTPUTS.map(({ id }) => id).toSorted(),
    );
  });

  it("[TLS-10] leaves no format of palettes out: it is here, or an output with four modes stands for it", () => {
    const colors = TRAY_FORMATS.filter(({ output }) => output === undefined).map(({ id }) => id);
    expect([...colors, ...Object.keys(REPLACED_FORMATS)].toSorted()).toEqual(
      EXPORT_FORMATS.map(({ id }) => id).toSorted(),
    );
  });

  it("[TLS-10] is grouped by who reads it, in the order of the groups", () => {
    const order = TRAY_FORMATS.map(({ group }) => TRAY_GROUPS.findIndex(({ id }) => id === group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(TRAY_GROUPS.length);
  });

  it.each([
    ["kotlin", ["android"]],
    ["ios", ["xcode", "swift"]],
    ["Sass", ["scss"]],
    ["install", ["shadcn"]],
    ["design swatches pro", ["procreate"]],
    ["typescript", ["ts"]],
    ["nothing like it", []],
  ] as const)("[TLS-10] finds “%s”", (typed, ids) => {
    expect(foundFormats(typed).map(({ id }) => id)).toEqual(ids);
  });

  it("[TLS-10] shows all of them while nothing is typed", () => {
    expect(foundFormats("  ")).toEqual(TRAY_FORMATS);
  });
});
