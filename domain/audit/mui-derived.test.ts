import { describe, expect, it } from "vitest";
import { auditFiles, patchFiles } from "./audit.ts";

const theme = (palette: string): string =>
  `import { createTheme } from "@mui/material/styles";\nimport { blue } from "@mui/material/colors";\nexport const theme = createTheme({\n  palette: {\n    ${palette},\n  },\n});\n`;
const audited = (text: string, name = "theme.ts") => auditFiles([{ name, text }]);
const shown = ({ pairs }: ReturnType<typeof auditFiles>) =>
  pairs.map(({ text, on, source, passes }) => [
    `${text.name} on ${on[0]?.name}`,
    source.kind === "inferred" ? source.rule : source.by,
    passes,
  ]);

describe("[AUD-2] what MUI derives where a theme gives main alone", () => {
  it("[AUD-2] the label on main and on its hover are measured by a rule of their own", () => {
    expect(shown(audited(theme('primary: { main: "#1976d2" }')))).toEqual([
      ["primary-contrastText on primary-main", "mui-derived", true],
      ["primary-contrastText on primary-dark", "mui-derived", true],
    ]);
    expect(shown(audited(theme("primary: { main: blue[700] }")))).toHaveLength(2);
  });

  it("[AUD-2] what is written counts, and only what is left out is derived", () => {
    expect(
      shown(audited(theme('primary: { main: "#1976d2", contrastText: "#ffffff", dark: "#0d47a1" }'))),
    ).toEqual([
      ["primary-contrastText on primary-main", "mui-palette", true],
      ["primary-contrastText on primary-dark", "mui-palette", true],
    ]);
    expect(shown(audited(theme('primary: { main: "#1976d2", contrastText: "#ffffff" }')))).toEqual([
      ["primary-contrastText on primary-main", "mui-palette", true],
      ["primary-contrastText on primary-dark", "mui-derived", true],
    ]);
  });

  it("[AUD-2] a threshold and an offset of the theme count", () => {
    const text = 'primary: { main: "#808080" }';
    const onMain = (given: string) =>
      shown(audited(theme(given))).find(([pair]) => `${pair}`.endsWith("main"));
    expect(onMain(text)?.[2]).toBe(false);
    expect(onMain(`contrastThreshold: 4.5, ${text}`)?.[2]).toBe(true);
  });

  it.each([
    [
      "a text",
      'background: { paper: "#121212" }, primary: { main: "#8a8a8a", dark: "#7f7f7f" }',
      'main: "#8a8a8a", contrastText: "',
    ],
    ["single quotes", "primary: { main: '#2e7d32', contrastText: '#0a0a0a' }", "dark: '"],
    ["an expression", "secondary: { main: blue[600] }", undefined],
    ["a main below the threshold", 'primary: { main: "#2196f3" }', undefined],
  ])(
    "[AUD-3] a repair of %s writes what was left out, or main, and everything passes",
    (_kind, palette, added) => {
      const text = theme(palette);
      const report = audited(text);
      expect(report.pairs.some(({ passes }) => !passes)).toBe(true);
      const { files, after } = patchFiles(report);
      expect(after.pairs.filter(({ passes }) => !passes)).toEqual([]);
      expect(after.measured).toBe(report.measured);
      const lines = files[0]?.text.split("\n").filter((line) => !text.split("\n").includes(line));
      expect(lines).toHaveLength(1);
      if (added !== undefined) expect(lines?.[0]).toContain(added);
    },
  );

  it("[AUD-2] a script that is none of MUI's derives nothing", () => {
    const text = 'export const theme = { palette: { primary: { main: "#1976d2" } } };\n';
    expect(audited(text).pairs).toEqual([]);
  });
});
