import { describe, expect, it } from "vitest";
import { auditFiles, patchFiles } from "./audit.ts";

const sheet = (text: string) => [{ name: "theme.css", text }];

describe("[AUD-3] repairs at the edges of what a file can hold", () => {
  it("[AUD-3] a number that makes a shared color translucent is changed, and the color stays", () => {
    const text = JSON.stringify(
      {
        gray: { 100: { $type: "color", $value: "#161616" } },
        field: { "01": { $type: "color", $value: "#f4f4f4" } },
        layer: { "01": { $type: "color", $value: "#ffffff" } },
        background: { $type: "color", $value: "#ffffff" },
        text: {
          primary: { $type: "color", $value: "{gray.100}" },
          placeholder: {
            $type: "color",
            $value: "{gray.100}",
            $extensions: { "org.carbon": { alphaModifier: 0.4 } },
          },
        },
      },
      undefined,
      2,
    );
    const report = auditFiles([{ name: "white.json", text }]);
    const [repair] = report.repairs;
    expect(report.repairs).toHaveLength(1);
    expect(repair).toMatchObject({ token: "text.placeholder", from: "0.4" });
    const { files, after } = patchFiles(report);
    expect(files[0]?.text).toBe(text.replace("0.4", repair?.to ?? ""));
    expect(Number(repair?.to)).toBeGreaterThan(0.4);
    expect(after.pairs.filter(({ passes }) => !passes)).toEqual([]);
  });

  it("[AUD-3] a page keeps its side: what stands on it is repaired, and white does not become black", () => {
    const text = `:root { --background: #ffffff; --foreground: #aaaaaa; --primary: #3b82f6; --primary-foreground: #ffffff;
  --muted: #f4f4f5; --muted-foreground: #a1a1aa; --ring: #cccccc }
.dark { --background: #09090b; --foreground: #555555; --muted: #18181b; --muted-foreground: #52525b }`;
    const report = auditFiles(sheet(text));
    expect(report.repairs.map(({ token }) => token)).toContain("foreground");
    expect(report.repairs.map(({ token }) => token)).not.toContain("background");
    expect(report.repairs.map(({ token }) => token)).not.toContain("muted");
  });

  it("[AUD-3] a lightness below nothing has a nearest color that passes", () => {
    const text =
      ":root { --background: #111; --foreground: hsl(221 14% -51%); }\n.light { --background: #fff; --foreground: #111; }";
    const report = auditFiles(sheet(text));
    expect(report.pairs.filter(({ passes }) => !passes)).toHaveLength(1);
    expect(patchFiles(report).after.pairs.every(({ passes }) => passes)).toBe(true);
  });

  it("[AUD-3] what no change mends says which value stands in the way", () => {
    const text =
      ":root { --page: #fff; --ink: #111; }\n@media (prefers-color-scheme: dark) { :root { --page: #111; --ink: #eee; } }\nbody { background: var(--page); color: var(--ink); }\n.link-note { color: #0dcaf0; }";
    const { pairs } = auditFiles(sheet(text));
    const failing = pairs.filter(({ passes }) => !passes);
    expect(failing).toHaveLength(1);
    expect(failing[0]?.repair).toBeUndefined();
    expect(failing[0]?.whyNot).toMatch(
      /^With #[\da-f]{6} for color in \.link-note it would pass, and the same pair would fail in dark/,
    );
  });

  it("[AUD-3] a theme that is light and dark has two modes, and each is repaired", () => {
    const pair = (text: string) =>
      `--background: ${text === "#eee" ? "#111" : "#fff"}; --foreground: ${text};`;
    const text = `:root { ${pair("#222")} }\n[data-theme="auto"] { ${pair("#bbb")} }\n@media (prefers-color-scheme: dark) { [data-theme="auto"] { --background: #111; --foreground: #333; } }`;
    const report = auditFiles(sheet(text));
    const names = report.modes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(report.pairs.map(({ id }) => id)).size).toBe(report.pairs.length);
    expect(patchFiles(report).after.pairs.every(({ passes }) => passes)).toBe(true);
  });

  it("[AUD-4] a value under a name that means a color is named if it is none", () => {
    const text =
      ":root { --background: #fff; --foreground: #111; --chart-1: #f00; --chart-2: #0a0; --chart-6: sunrise; --card-foreground: blakc; --x-bg: none; --gap-1: 4px; --gap-2: 8px; --shade-fg: inherit; }";
    expect(auditFiles(sheet(text)).unread.map(({ name, why }) => [name, why])).toEqual([
      ["--chart-6", "It is not a color, and the others of its name are."],
      ["--card-foreground", "It is not a color, and its name says that it is one."],
    ]);
  });
});
