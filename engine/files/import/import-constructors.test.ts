import { describe, expect, it } from "vitest";
import { summary } from "#engine/testing/sample-palettes.ts";
import { importPalette } from "./import-palette.ts";

const unreadOf = (text: string) => {
  const result = importPalette({ bytes: new TextEncoder().encode(text), text, name: "It" });
  if (!result.ok) throw new Error(result.message);
  return (result.unread ?? []).map((part) => `${part.line ?? 0} ${part.text}: ${part.why}`);
};

describe("[RDG-6] colors in native code", () => {
  it("Compose: alpha that is set behind, constants, hues, and the schemes of two modes with references", () => {
    expect(
      summary(`
        val Purple80 = Color(0xFFD0BCFF)
        val Faded = Color(0xFFD0BCFF).copy(alpha = 0.5f)
        val Hue = Color.hsl(32f, 1f, 0.5f)
        val White = Color.White
        private val LightColors = lightColorScheme(
          primary = Color(0xFF6750A4), onPrimary = Color.White, background = Purple80)
        private val DarkColors = darkColorScheme(primary = Color(0xFFD0BCFF), onPrimary = Color(0xFF381E72))
        val After = Color(0xFF101010)
        fun Chip(color: Color = Color.Red) {}
      `),
    ).toEqual([
      "Purple80 #d0bcff",
      "Faded #d0bcff80",
      "Hue #ff8800",
      "White #ffffff",
      "primary #6750a4/#d0bcff",
      "onPrimary #ffffff/#381e72",
      "background #d0bcff",
      "After #101010",
    ]);
  });
  it("Flutter: alpha that is set behind, constants of Material, other models", () => {
    expect(
      summary(`
        import 'package:flutter/material.dart';
        class AppColors {
          static const brand = Color(0xFFFF8800);
          static final faded = Color(0xFFFF8800).withOpacity(0.5);
          static final fadedV = const Color(0xFFFF8800).withValues(alpha: 0.25);
          static final fadedA = Color(0xFFFF8800).withAlpha(64);
          static const ink = Colors.black87;
          static final blue = Colors.blue[700]!;
          static final hue = HSLColor.fromAHSL(1.0, 32, 1.0, 0.5).toColor();
        }
        final theme = ThemeData(scheme: ColorScheme.light(error: Colors.red));
        Widget build() => Container(color: Colors.green);
      `),
    ).toEqual([
      "brand #ff8800",
      "faded #ff880080",
      "fadedV #ff880040",
      "fadedA #ff880040",
      "ink #000000dd",
      "blue #1976d2",
      "hue #ff8800",
      "error #f44336",
    ]);
  });
  it("Swift and Objective-C: opacity, typed names, constants, sRGB by name", () => {
    expect(
      summary(`
        import SwiftUI
        extension Color {
          static let brand: Color = Color(red: 255 / 255, green: 136 / 255, blue: 0)
          static let faded = Color(hex: 0xFF8800).opacity(0.5)
          static let ink = Color.black
          static let named = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
          static let asset = Color("Beef")
          static let dyn = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor.black }
        }
      `),
    ).toEqual(["brand #ff8800", "faded #ff880080", "ink #000000", "named #ff8000", "dyn #000000/#ffffff"]);
    expect(
      summary("UIColor *brand = [UIColor colorWithRed:1.0 green:136.0/255.0 blue:0.0 alpha:0.5];"),
    ).toEqual(["brand #ff880080"]);
  });
  it("says what it does not read", () => {
    expect(
      unreadOf(`
        let brand = Color(hex: 0xFF8800)
        let tint = Color.orange
        let old = NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1)
        let lifted = Color(hex: 0xFF8800).mix(with: .white, by: 0.2)`),
    ).toEqual([
      "3 tint Color.orange: Color.orange follows the system and has no one value.",
      "4 old NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1): These arguments of a color are not understood.",
      "5 lifted Color(hex: 0xFF8800): What the code makes of this color is computed when it runs.",
    ]);
  });
  it("Tailwind 3: <alpha-value>, and a family of its own palette", () => {
    expect(
      summary(`
        const colors = require('tailwindcss/colors')
        module.exports = { theme: { extend: { colors: {
          gray: colors.zinc, ink: 'rgb(17 24 39 / <alpha-value>)', sea: 'hsla(210, 40%, 96%, <alpha-value>)' } } } }
      `),
    ).toEqual([
      "gray 50 #fafafa",
      "gray 100 #f4f4f5",
      "gray 200 #e4e4e7",
      "gray 300 #d4d4d8",
      "gray 400 #a1a1aa",
      "gray 500 #71717a",
      "gray 600 #52525b",
      "gray 700 #3f3f46",
      "gray 800 #27272a",
      "gray 900 #18181b",
      "gray 950 #09090b",
      "ink #111827",
      "sea #f1f5f9",
    ]);
  });
});

describe("[RDG-6] one color and lists", () => {
  it.each([
    ["color-mix(in oklab, #ff8800, white)", ["- #ffc69b"]],
    ["color-mix(in oklab, #ff8800, white)\ncolor-mix(in srgb, #ff0000, blue)", ["- #ffc69b", "- #800080"]],
    ["#FF8800 50%", ["- #ff880080"]],
    // Percentages behind several colors are places in a gradient.
    ["#FF8800 0%\n#00FF00 100%", ["- #ff8800", "- #00ff00"]],
    ["#FF8800 0%, #00FF00 100%", ["- #ff8800", "- #00ff00"]],
    ["bg-[#ff8800]/50", ["- #ff880080"]],
    ["Qt.rgba(1, 0.5333, 0, 1)", ["- #ff8800"]],
    ['android:color="#80FF8800"', ["- #ff880080"]],
    ["0xFFFF8800", ["- #ff8800"]],
    ["32 100% 50%", ["- #ff8800"]],
  ])("%s", (text, wanted) => {
    expect(summary(text)).toEqual(wanted);
  });
});
