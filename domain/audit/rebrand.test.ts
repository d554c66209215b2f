import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { carriedColor } from "#engine/theme/carried-color.ts";
import { rebrandFiles } from "./rebrand.ts";

const RED = color("#e2432a");
/** As a project has it: fonts, radius, shadows, a tint, and what has a meaning of its own. */
const SHADCN = `:root {
  --radius: 0.5rem;
  --font-sans: Inter, sans-serif;
  --background: 0 0% 100%;
  --foreground: 222 47% 11%;
  --card: 0 0% 100%;
  --card-foreground: 222 47% 11%;
  --primary: 221 83% 53%; /* blue */
  --primary-foreground: 0 0% 100%;
  --muted: 210 40% 96%;
  --muted-foreground: 215 16% 40%;
  --accent: #dbeafe;
  --destructive: 0 84% 45%;
  --success: #16a34a;
  --info: #2563eb;
  --ring: 221 83% 53%;
  --sidebar-primary: oklch(0.546 0.245 262.9);
  --sidebar-ring: rgb(37 99 235 / 0.5);
  --chart-1: #2563eb;
  --chart-2: #f59e0b;
  --brand-tint: light-dark(#dbeafe, #1e3a8a);
  --link: var(--primary);
  --shadow-sm: 0 1px 2px rgb(0 0 0 / 0.05);
}
.dark {
  --background: 222 47% 11%;
  --foreground: 0 0% 100%;
  --primary: 217 91% 60%;
  --primary-foreground: 222 47% 11%;
}
`;
const valueOf = (css: string, name: string, at = 0): string =>
  [...css.matchAll(new RegExp(`^ *${name}: ([^;]*);`, "gm"))][at]?.[1] ?? "";

describe("[THM-3] another brand in somebody's own file", () => {
  const rebranded = rebrandFiles([{ name: "globals.css", text: SHADCN }], RED, "aa");
  const css = rebranded?.files[0]?.text ?? "";

  it("[THM-3] what was the brand is the new one, in the notation that it had", () => {
    expect(formatHex(color(`hsl(${valueOf(css, "--primary")})`))).toBe("#e2432a");
    expect(formatHex(color(`hsl(${valueOf(css, "--ring")})`))).toBe("#e2432a");
    expect(formatHex(color(valueOf(css, "--sidebar-primary")))).toBe("#e2432a");
    expect(valueOf(css, "--sidebar-ring")).toMatch(/^rgb\(226 67 42 \/ (?:0\.5|50%)\)$/);
    expect(valueOf(css, "--chart-1")).toBe("#e2432a");
  });

  it("[THM-3] tints and the brand of dark keep their lightness and turn with it", () => {
    const pairs = [
      [valueOf(css, "--accent"), "#dbeafe"],
      [`hsl(${valueOf(css, "--primary", 1)})`, "hsl(217 91% 60%)"],
      [/light-dark\((#\w+)/.exec(css)?.[1] ?? "", "#dbeafe"],
      [/light-dark\(#\w+, (#\w+)\)/.exec(css)?.[1] ?? "", "#1e3a8a"],
    ];
    for (const [now = "", before = ""] of pairs) {
      const [one, other] = [colorToOklch(color(now)), colorToOklch(color(before))];
      expect(Math.abs(one.lightness - other.lightness), now).toBeLessThan(0.02);
      expect(Math.abs((one.hueDeg ?? 0) - (colorToOklch(RED).hueDeg ?? 0)), now).toBeLessThan(16);
    }
  });

  it("[THM-3] everything else keeps its text, and signals of the brand's hue their color", () => {
    const changed = SHADCN.split("\n").filter((line, index) => line !== css.split("\n")[index]);
    const names = changed.map((line) => line.trim().split(":")[0]);
    expect(names.filter((name) => name !== "--primary-foreground")).toEqual([
      "--primary",
      "--accent",
      "--ring",
      "--sidebar-primary",
      "--sidebar-ring",
      "--chart-1",
      "--brand-tint",
      "--primary",
    ]);
    expect(css).toContain("/* blue */");
  });

  it("[THM-2] the brand is exact, and what it breaks is repaired elsewhere or counted", () => {
    const yellow = rebrandFiles([{ name: "globals.css", text: SHADCN }], color("#fde047"), "aa");
    expect(formatHex(color(`hsl(${valueOf(yellow?.files[0]?.text ?? "", "--primary")})`))).toBe("#fde047");
    expect((yellow?.repaired ?? 0) + (yellow?.broken ?? 0)).toBeGreaterThan(0);
    expect(rebranded?.broken).toBeGreaterThan(0);
  });

  it.each([
    [
      "a registry item",
      '{"cssVars":{"light":{"background":"#fff","foreground":"#111","primary":"#2563eb","ring":"#2563eb","radius":"1rem"}}}',
    ],
    [
      "design tokens",
      '{"color":{"a0":{"$value":"#fff"},"brand":{"$value":"#2563eb"},"focus":{"$value":"#2563eb"},"text":{"$value":"#111"}}}',
    ],
    ["a map of Sass", '$light: ("a0": #fff, "brand": #2563eb, "focus": #2563eb, "text": #111);'],
  ])("[THM-3] %s too", (_, text) => {
    const [file] = rebrandFiles([{ name: "mine", text }], RED, "aa")?.files ?? [];
    expect(file?.text.replaceAll("#e2432a", "#2563eb")).toBe(text);
    expect(file?.text).not.toContain("2563eb");
  });

  it("[THM-3] a file without a brand, or with this one, is not another", () => {
    const [one, other] = [":root{--a0:#fff;--text:#111}", ":root{--a0:#fff;--brand:#e2432a}"];
    for (const text of [one, other])
      expect(rebrandFiles([{ name: "x.css", text }], RED, "aa")).toBeUndefined();
  });
});

describe("[THM-3] what hangs on a brand", () => {
  it.each([
    ["a tinted gray", "#64748b"],
    ["another hue", "#16a34a"],
    ["white", "#ffffff"],
    ["black", "#000000"],
  ])("%s does not", (_, other) => {
    expect(carriedColor(color(other), color("#2563eb"), RED)).toBeUndefined();
  });

  it("a gray brand carries only itself", () => {
    expect(carriedColor(color("#808080"), color("#808080"), RED)).toEqual({ ...RED, alpha: 1 });
    expect(carriedColor(color("#999999"), color("#808080"), RED)).toBeUndefined();
  });

  it("and back again it is nearly what it was", () => {
    const blue = color("#2563eb");
    for (const hex of ["#dbeafe", "#93c5fd", "#1e3a8a"]) {
      const there = carriedColor(color(hex), blue, RED);
      const back = there && carriedColor(there, RED, blue);
      expect(deltaEOK(back ?? RED, color(hex)), hex).toBeLessThan(0.02);
    }
  });
});
