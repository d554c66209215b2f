import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditFiles } from "#domain/audit/audit.ts";
import { THEMES } from "#domain/documents/testing/random-themes.ts";
import {
  decodeTheme,
  encodeTheme,
  MAX_PINS,
  type ThemeDocument,
  themeRequest,
} from "#domain/documents/theme/theme-document.ts";
import type { NamedToken } from "#domain/documents/theme/token-name-field.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { themeDifference } from "#engine/theme/reading/theme-difference.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { sampled } from "#tests/exhaustive.ts";
import type { ThemeOutputId } from "./output-list.ts";
import { type ReadInReport, readIn } from "./read-in.ts";
import { solvedTheme } from "./solved-theme.ts";
import { writeThemeOutput } from "./theme-outputs.ts";

const document = (query: string): ThemeDocument => {
  const read = decodeTheme(new URLSearchParams(query)).document;
  if (read === undefined) throw new Error(`${query} holds no theme`);
  return read;
};
const FIRST = document("c=e8622c");
const report = (
  from: ThemeDocument,
  files: readonly ThemeFile[],
  names?: readonly NamedToken[],
): ReadInReport => {
  const read = readIn(from, files, names);
  if (!read.ok) throw new Error(read.message);
  return read;
};
const written = (theme: ThemeDocument, output: ThemeOutputId, link = "") =>
  writeThemeOutput(theme, output, { by: "class", format: "oklch", prefix: "", link });
const css = (text: string): readonly ThemeFile[] => [{ name: "theme.css", text }];
const differenceOf = (theme: ThemeDocument, files: readonly ThemeFile[]): number => {
  const read = readTheme(files);
  return read.ok ? themeDifference(solveTheme(themeRequest(theme)), read).length : -1;
};
const sheetOf = (theme: ThemeDocument) => solvedTheme(theme).sheet;

describe("[THM-3] reading a theme in", () => {
  it("[THM-3] a theme that is written and read in is the same theme, by its link or without", () => {
    fc.assert(
      fc.property(THEMES, (theme) => {
        for (const link of ["", `https://x.example/dark-theme-generator?${encodeTheme(theme)}`]) {
          const files = written(theme, "css", link);
          const { next, left } = report(FIRST, files);
          expect(left.length === 0 || next.pins.length === MAX_PINS).toBe(true);
          expect(differenceOf(next, files)).toBe(left.length);
          if (link !== "") expect(left).toEqual([]);
        }
        // Design tokens hold no more than Display P3.
        if (
          ![...theme.brand, ...theme.pins.map((pin) => pin.color)].every((each) =>
            isInGamut(each, "display-p3"),
          )
        )
          return;
        const same = report(theme, written(theme, "dtcg"));
        expect([same.changes, same.newPins, same.next.brand]).toEqual([[], 0, theme.brand]);
      }),
      { numRuns: sampled(3, 2) },
    );
  });

  it("[THM-3] a pin outside of all gamuts, which is written with fewer decimals, is the same", () => {
    const theme = document("c=2f6690&pin=l.a0.oklch(1.67894%25_0.01052_152.7708)");
    const link = `https://x.example/dark-theme-generator?${encodeTheme(theme)}`;
    expect(report(FIRST, written(theme, "css", link)).next).toEqual(theme);
    expect(differenceOf(theme, css("--a0: oklch(1.8% 0.011 152.8);"))).toBe(1);
  });

  it.each(["c=2f6690&k=72&tint=80", "c=0b6e4f-c57f1f&k=0&floor=aaa", "c=7a3cff&tint=0&floor=apca"])(
    "[THM-3] contrast, tint and floors of %s come back without its link, and need no pins",
    (query) => {
      const theme = document(query);
      const { next, left } = report(FIRST, written(theme, "dtcg"));
      expect(left).toEqual([]);
      expect(next.pins).toEqual([]);
      expect(sheetOf(next)).toEqual(sheetOf(theme));
    },
  );

  it("[THM-3] a link counts only if it gives the theme that is read", () => {
    const theme = document("c=2f6690&k=72&pin=d.text-3.7f7067");
    const link = "https://x.example/light-theme-generator?c=2f6690&k=72&pin=d.text-3.7f7067&mode=dark";
    expect(report(FIRST, written(theme, "scss", link)).next).toEqual(theme);
    const [file] = written(theme, "css", link);
    const edited = (file?.text ?? "").replace(/--brand-soft: [^;]+/, "--brand-soft: #fedcba");
    const { next, changes } = report(theme, css(edited));
    expect(changes).toMatchObject([{ mode: "light", token: "brand-soft", to: "#fedcba" }]);
    expect(next.pins).toContainEqual({ ...theme.pins[0] });
    const [light, wanted] = [sheetOf(next).light, sheetOf(theme).light];
    expect(light).toEqual({ ...wanted, "brand-soft": "#fedcba" });
  });

  it("[THM-3] a theme from elsewhere: its brand, and pins for what is not solved so; what else there was stays", () => {
    const own = document("c=e8622c&k=60&pin=d.line.333333*l.a0.eeeeee");
    const { next, left, changes, failing, kind } = report(
      own,
      css(
        ":root { --background: #fff; --foreground: #1a1a1a; --primary: #06c; --primary-foreground: #9cf; }\n.dark { --background: #111; --foreground: #eee; --primary: #6af; --primary-foreground: #013; }",
      ),
    );
    expect(kind).toBe("shadcn/ui");
    expect(left).toEqual([]);
    expect(next.contrast).toBe(60);
    const sheet = sheetOf(next);
    expect([sheet.light.a0, sheet.light.text, sheet.light.brand, sheet.light["on-brand"]]).toEqual([
      "#ffffff",
      "#1a1a1a",
      "#0066cc",
      "#99ccff",
    ]);
    expect([sheet.dark.a0, sheet.dark.brand, sheet.dark.line]).toEqual(["#111111", "#66aaff", "#333333"]);
    expect(next.pins.some(({ mode, token }) => mode === "light" && token === "brand")).toBe(false);
    expect(changes.find(({ mode, token }) => mode === "light" && token === "brand")).toEqual({
      mode: "light",
      token: "brand",
      from: "#e8622c",
      to: "#0066cc",
    });
    // On the fill, and on the paler fill under the pointer, which is the worse one.
    expect(failing.map(({ mode, text, surface, others }) => [mode, text, surface, others])).toEqual([
      ["light", "primary-foreground", "primary/90 over background", 1],
    ]);
  });

  it("[AUD-3] what fails in it is what the audit says, by the names of the files and by those that a person explains", () => {
    const files = css(
      ":root { --background: #fff; --foreground: #777; --primary: #06c; --primary-foreground: #9cf; --note: #bbb; --paper: #fafafa; }",
    );
    const { failing } = report(document("c=06c"), files);
    const audited = auditFiles(files).pairs.filter(({ passes }) => !passes);
    expect(failing.reduce((sum, { others }) => sum + 1 + others, 0)).toBe(audited.length);
    expect(failing.map(({ text }) => text)).toEqual([...new Set(audited.map(({ text }) => text.name))]);
    const named = readIn(document("c=06c"), files, [
      { name: "note", token: "text" },
      { name: "paper", token: "a0" },
    ]);
    expect(named.ok && named.failing.find(({ text }) => text === "note")).toMatchObject({
      surface: "paper",
      textColor: "#bbbbbb",
      groundColor: "#fafafa",
    });
  });

  it("[AUD-3] of a theme of few tokens the pairs that their names say are measured", () => {
    const few = ":root { --a0: #fff; --text-3: #9a9a9a; --brand: #2f6690; } .dark { --a0: #101014; }";
    const { failing } = report(document("c=e8622c"), css(few));
    expect(failing.map(({ mode, text, surface }) => [mode, text, surface])).toContainEqual([
      "light",
      "text-3",
      "a0",
    ]);
  });

  it("[THM-3] more pins than an address holds: as many as it does, and the rest by name", () => {
    const sheet = sheetOf(document("c=2f6690"));
    const odd = THEME_MODES.map(
      (mode) =>
        `.${mode} { ${Object.keys(sheet[mode])
          .map((token, index) => `--${token}: hsl(${(index * 37) % 360} 40% ${(index * 13) % 100}%);`)
          .join(" ")} }`,
    ).join("\n");
    const { next, left } = report(FIRST, css(odd));
    expect(next.pins.length).toBe(MAX_PINS);
    expect(left.length).toBeGreaterThan(100);
    expect(solveTheme(themeRequest(next)).modes.light.a0).toBeDefined();
  });

  it.each<readonly [string, readonly ThemeFile[]]>([
    [
      "style sheets",
      [
        { name: "base.css", text: ":root { --paper: #fdfdfd; }" },
        { name: "theme.light.css", text: ":root { --a0: var(--paper); --text: #222222; }" },
        { name: "theme.dark.css", text: ":root { --a0: #111111;\n --text: rgb(1 2); }" },
      ],
    ],
    [
      "resources of Android",
      [
        {
          name: "values/colors.xml",
          text: '<resources>\n<color name="paper">#fdfdfd</color>\n<color name="a0">@color/paper</color>\n<color name="text">#222222</color>\n</resources>',
        },
        {
          name: "values-night/colors.xml",
          text: '<resources><color name="a0">#111111</color>\n<color name="text">#12345</color></resources>',
        },
      ],
    ],
    [
      "design tokens",
      [
        {
          name: "primitives.json",
          text: '{"gray": {"$type": "color", "1": {"$value": "#fdfdfd"}}, "dim": {"$type": "color", "$value": "#111111"}}',
        },
        {
          name: "light.json",
          text: '{"a0": {"$type": "color", "$value": "{gray.1}"}, "text": {"$type": "color", "$value": "#222222"}}',
        },
        {
          name: "dark.json",
          text: '{"a0": {"$type": "color", "$value": "{dim}"},\n "text": {"$type": "color", "$value": "12345"}}',
        },
      ],
    ],
  ])(
    "[THM-3] %s in several files: their modes, references across them, and what was not read by its file",
    (_kind, files) => {
      const read = readTheme(files);
      if (!read.ok) throw new Error(read.message);
      const hexes = (mode: "light" | "dark") =>
        [...(read.modes[mode] ?? [])].map(([token, color]) => `${token} ${formatHex(color)}`);
      expect(hexes("light")).toContain("a0 #fdfdfd");
      expect(hexes("dark")).toEqual(["a0 #111111"]);
      expect(read.unread).toHaveLength(1);
      expect(read.unread[0]).toMatchObject({
        name: expect.stringContaining(`${files.at(-1)?.name}: `),
        line: 2,
      });
      expect(report(FIRST, files).counts.map(({ mode }) => mode)).toEqual(["light", "dark"]);
    },
  );

  it("[THM-3] two themes at once are none, and their files are named", () => {
    const sheet = ":root { --a0: #ffffff; --text: #222222; --brand: #0055aa; }";
    const read = readIn(FIRST, [
      { name: "ocean.css", text: sheet },
      { name: "forest.css", text: sheet },
    ]);
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining("ocean.css and forest.css") });
  });

  it("[THM-3] style sheets and design tokens together: the sheets count where both name a token", () => {
    const read = readTheme([
      { name: "theme.css", text: ":root { --a0: #ffffff; } .dark { --a0: #101010; }" },
      {
        name: "tokens.json",
        text: '{"a0": {"$type": "color", "$value": "#eeeeee"}, "text": {"$type": "color", "$value": "#222222"}}',
      },
    ]);
    if (!read.ok) throw new Error(read.message);
    expect([...(read.modes.light ?? [])].map(([token, color]) => [token, formatHex(color)])).toEqual([
      ["a0", "#ffffff"],
      ["text", "#222222"],
    ]);
    expect(read.modes.dark?.size).toBe(1);
  });

  it("[THM-3] what is no theme has a reason and its line", () => {
    expect(readIn(FIRST, css("\n:root { --a0: rgb(1 2); }"))).toMatchObject({ ok: false, line: 2 });
    expect(readIn(FIRST, css(" ".repeat(1_100_000)))).toMatchObject({ ok: false });
    expect(readIn(FIRST, [{ name: "x.json", text: '{\n  "a": \n}' }])).toMatchObject({ ok: false, line: 3 });
  });
});

describe("[THM-3] somebody's own file, given back", () => {
  const OWN =
    ":root { --a0: #fff; --text: #111; --text-3: #aaa; --brand: #2563eb; --focus: #2563eb; --mine: 4px; }";

  it("[THM-2] with its failing pairs fixed and nothing else changed", () => {
    const { fixed, failing } = report(document("c=2563eb"), css(OWN));
    expect(failing.length).toBeGreaterThan(0);
    expect(fixed?.changed).toBe(1);
    const [file] = fixed?.files ?? [];
    expect(file?.text.replace(/--text-3: #\w+/, "--text-3: #aaa")).toBe(OWN);
    expect(report(document("c=2563eb"), fixed?.files ?? []).failing).toEqual([]);
  });

  it("[THM-2] [THM-3] by names that a person explained: what they stand for is fixed, and goes along or stays", () => {
    const own =
      ":root { --paper: #fff; --ink: #111; --whisper: #aaa; --house: #2563eb; --on-house: #c9d8ff; --stop: #2545cc; }";
    const names = [
      ["paper", "a0"],
      ["ink", "text"],
      ["whisper", "text-3"],
      ["house", "brand"],
      ["on-house", "on-brand"],
      ["stop", "danger"],
    ].map(([name, token]) => ({ name, token }) as NamedToken);
    const { fixed, failing } = report(document("c=2563eb"), css(own), names);
    expect(failing.map(({ text }) => text).sort()).toEqual(["on-house", "whisper"]);
    expect(fixed?.changed).toBe(2);
    const [file] = fixed?.files ?? [];
    const changed = /(?<=--(?:whisper|house|on-house): )#\w+/g;
    expect(file?.text.replace(changed, "")).toBe(own.replace(changed, ""));
    expect(report(document("c=2563eb"), fixed?.files ?? [], names).failing).toEqual([]);
    const { rebranded } = report(document("c=e2432a"), css(own.replace("#c9d8ff", "#fff")), names);
    expect(rebranded?.names).toEqual(["house"]);
    expect(rebranded?.files[0]?.text).toContain("--house: #e2432a;");
    expect(rebranded?.files[0]?.text).toContain("--stop: #2545cc;");
    // White had 5.2:1 on the blue and has 4.1 on the red.
    expect(rebranded?.broken).toBe(1);
  });

  it("[THM-3] with the brand of the theme here, and what hung on its own", () => {
    const { rebranded } = report(document("c=e2432a"), css(OWN));
    expect(rebranded?.names).toEqual(["brand", "focus"]);
    expect(rebranded?.brand).toBe("#e2432a");
    expect(rebranded?.files[0]?.text.replaceAll("#e2432a", "#2563eb")).toBe(OWN);
    expect(report(document("c=2563eb"), css(OWN)).rebranded).toBeUndefined();
  });
});
