import { describe, expect, it } from "vitest";
import { auditFiles, patchFiles } from "./audit.ts";
import { CONFIG_FILES } from "./testing/config-files.ts";
import { NAMED_FILES } from "./testing/named-files.ts";

const failures = (report: ReturnType<typeof auditFiles>): string[] =>
  report.pairs
    .filter(({ passes }) => !passes)
    .map(({ mode, text, on }) => `${mode}: ${text.name} on ${on.map(({ name }) => name).join(" over ")}`);

describe("[AUD-3] named colors by mode in files that are no style sheets", () => {
  it.each([...NAMED_FILES, ...CONFIG_FILES].map((each) => [each.name, each] as const))(
    "[AUD-3] %s: has its modes, passes as it is, and a planted failure is found and repaired in the file",
    (_name, { files, modes, dialect, planted, failing, lines: count = 1 }) => {
      const report = auditFiles(files);
      expect(report.modes.map(({ name }) => name)).toEqual(modes);
      expect(report.dialects).toContain(dialect);
      expect(failures(report)).toEqual([]);

      const [old, next] = planted;
      const broken = files.map(({ name, text }) => ({ name, text: text.replace(old, next) }));
      expect(broken).not.toEqual(files);
      const found = auditFiles(broken);
      expect(failures(found)).toEqual(failing);

      const { files: patched, after } = patchFiles(found);
      expect(failures(after)).toEqual([]);
      expect(after.measured).toBe(found.measured);
      // Only the planted value is another one, and in its own notation.
      const lines = patched.flatMap(({ text }, index) =>
        text.split("\n").filter((line, at) => line !== broken[index]?.text.split("\n")[at]),
      );
      expect(lines).toHaveLength(count);
      for (const { name, text } of patched) if (name.endsWith(".json")) JSON.parse(text);
    },
  );

  it("[AUD-3] a configuration of Tailwind 3 alone says which properties are missing", () => {
    const [config] = NAMED_FILES.find(({ name }) => name.startsWith("Tailwind 3 with"))?.files ?? [];
    const report = auditFiles(config === undefined ? [] : [config]);
    expect(report.unread.map(({ name, why }) => `${name}: ${why}`)).toContain(
      "--color-primary: --primary is not defined in this text.",
    );
  });

  it("[AUD-3] a value that a script shares with all modes is not split, because a script has no place for it", () => {
    const text = `export default { theme: { colors: {
  light: { background: "#ffffff", onBackground: "#111111" },
  dark: { background: "#000000", onBackground: "#eeeeee" },
  text: "#777777",
} } };
`;
    const report = auditFiles([{ name: "theme.js", text }]);
    expect(report.modes.map(({ name }) => name)).toEqual(["light", "dark"]);
    const [patched] = patchFiles(report).files;
    expect(patched?.text).not.toMatch(/light-dark|var\(/);
    expect(patched?.text.split("\n")).toHaveLength(text.split("\n").length);
  });
});
