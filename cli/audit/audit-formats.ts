/** An audit as people, GitHub, code scanning, test reports and programs read it. */
import type { Style } from "#cli/output/style.ts";
import { type AuditedTheme, type Finding, fingerprint, floored, sentenceOf } from "./audited.ts";
import { sarifLog } from "./sarif.ts";

export const AUDIT_FORMATS = ["pretty", "github", "sarif", "junit", "json"] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];

export function writeAudit(
  format: AuditFormat,
  themes: readonly AuditedTheme[],
  style: Style,
  version: string,
): string {
  switch (format) {
    case "pretty":
      return pretty(themes, style);
    case "github":
      return github(themes);
    case "sarif":
      return `${JSON.stringify(sarifLog(themes, version), null, 2)}\n`;
    case "junit":
      return junit(themes);
    case "json":
      return `${JSON.stringify({ themes: themes.map(({ patched: _text, contract: _pairs, ...theme }) => theme) }, null, 2)}\n`;
  }
}

const newFindings = ({ findings }: AuditedTheme): readonly Finding[] =>
  findings.filter(({ isKnown }) => !isKnown);

function pretty(themes: readonly AuditedTheme[], style: Style): string {
  const lines = themes.flatMap((theme) => {
    const failing = newFindings(theme);
    const known = theme.findings.length - failing.length;
    const kinds = [
      ...(theme.declared > 0 ? [`${theme.declared} declared`] : []),
      ...(theme.inferred > 0 ? [`${theme.inferred} inferred`] : []),
    ].join(", ");
    const aa = theme.isApca && theme.belowAa > 0 ? `, ${theme.belowAa} below WCAG AA` : "";
    const count = `${counted(theme.measured)} measured (${kinds}), ${failing.length} below their floor${known > 0 ? `, ${known} known` : ""}${aa}`;
    return [
      `${failing.length === 0 ? style.good("✓") : style.bad("✗")} ${style.bold(theme.files.join(", "))}  ${style.dim(count)}`,
      ...failing
        .toSorted((a, b) => a.reached / a.floor - b.reached / b.floor)
        .map(
          (finding) =>
            `  ${style.dim(`${finding.file}:${finding.line}`)}  ${finding.mode}  ${finding.text} on ${finding.surface}  ${style.bad(floored(finding.reached))} of ${finding.floor}${repairText(finding, style)}  ${style.dim(finding.rule)}`,
        ),
      ...theme.unread.map(
        ({ file, name, line, message }) =>
          `  ${style.dim(`${file}:${line}  ${name} was not read: ${message}`)}`,
      ),
    ];
  });
  const isMendable = themes.flatMap(newFindings).some(({ nearest }) => nearest !== undefined);
  const hint = !isMendable ? [] : ["", style.dim("--fix changes as few values as pass, and nothing else.")];
  return `${[...lines, ...hint].join("\n")}\n`;
}

const counted = (pairs: number) => (pairs === 1 ? "1 pair" : `${pairs} pairs`);

/** A value of design tokens may be an object. */
const oneLine = (value: string) => value.replaceAll(/\s+/g, " ");

function repairText({ nearest }: Finding, style: Style): string {
  return nearest === undefined
    ? "  no repair"
    : `  ${style.swatch(nearest.color)}${nearest.token}: ${oneLine(nearest.value)}`;
}

/** Workflow commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function github(themes: readonly AuditedTheme[]): string {
  const lines = themes.flatMap((theme) =>
    newFindings(theme).map(
      (finding) =>
        `::error file=${property(finding.file)},line=${finding.line},title=${property(`Contrast ${floored(finding.reached)} of ${finding.floor}`)}::${data(sentenceOf(finding))}`,
    ),
  );
  const measured = themes.reduce((sum, theme) => sum + theme.measured, 0);
  return `${[...lines, `::notice title=Tincture::${counted(measured)} measured, ${lines.length} below their floor`].join("\n")}\n`;
}

const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

function junit(themes: readonly AuditedTheme[]): string {
  const suites = themes.map((theme) => {
    const failing = newFindings(theme);
    const cases = failing.map(
      (finding) =>
        `    <testcase name="${xml(fingerprint(finding))}" file="${xml(finding.file)}" line="${finding.line}"><failure message="${xml(sentenceOf(finding))}"/></testcase>`,
    );
    const passing = `    <testcase name="${passingText(theme)}"/>`;
    return `  <testsuite name="${xml(theme.files.join(", "))}" tests="${failing.length + 1}" failures="${failing.length}">\n${[...cases, passing].join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="tincture audit">\n${suites.join("\n")}\n</testsuites>\n`;
}

/** Those of the baseline fail, and do not count. */
function passingText({ measured, findings }: AuditedTheme): string {
  const known = findings.filter(({ isKnown }) => isKnown).length;
  const passing = measured - findings.length;
  const text = passing === 1 ? "1 pair that passes" : `${passing} pairs that pass`;
  return known === 0 ? text : `${text}, ${known} known to fail`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const xml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter).replaceAll(/[^\P{Cc}\t]/gu, " ");
