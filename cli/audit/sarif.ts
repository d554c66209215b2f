/** An audit as SARIF 2.1.0 (OASIS), which code scanning of GitHub and others show at the lines. */
import { type AuditedTheme, fingerprint, sentenceOf } from "./audited.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const RULES = [
  {
    id: "contrast-floor",
    name: "ContrastFloor",
    shortDescription: { text: "A pair of a theme's tokens is below its contrast floor." },
    fullDescription: {
      text: "Text, labels and edges have floors: those of WCAG 2.2 AA or AAA, or of APCA. A pair below its floor is hard to read or to see.",
    },
    helpUri: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
    defaultConfiguration: { level: "error" },
  },
  {
    id: "unread-color",
    name: "UnreadColor",
    shortDescription: { text: "A color of the file was not measured." },
    defaultConfiguration: { level: "note" },
  },
] as const;

export function sarifLog(themes: readonly AuditedTheme[], version: string): object {
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Tincture", version, semanticVersion: version, rules: RULES } },
        columnKind: "utf16CodeUnits",
        results: themes.flatMap((theme) => [
          ...theme.findings.map((finding) => ({
            ruleId: "contrast-floor",
            ruleIndex: 0,
            level: "error",
            baselineState: finding.isKnown ? "unchanged" : "new",
            message: { text: sentenceOf(finding) },
            locations: [location(finding.file, finding.line)],
            partialFingerprints: { "tincturePair/v1": fingerprint(finding) },
          })),
          ...theme.unread.map(({ file, name, line, message }) => ({
            ruleId: "unread-color",
            ruleIndex: 1,
            level: "note",
            message: { text: `${name}: ${message}` },
            locations: [location(file, line)],
          })),
        ]),
      },
    ],
  };
}

function location(file: string, line: number): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      region: { startLine: line },
    },
  };
}

/** Relative, with slashes, as a reference of RFC 3986. */
function uriOf(file: string): string {
  return file
    .replaceAll("\\", "/")
    .split("/")
    .map((part) => encodeURIComponent(part))
    .join("/");
}
