/** Published design systems, pinned by the lock file, with what an audit of their files finds. */
import { readFileSync } from "node:fs";
import { type AuditReport, auditFiles } from "#domain/audit/audit.ts";
import type { AuditFile } from "#engine/audit/audit-source.ts";

export interface CorpusRow {
  readonly name: string;
  /** From the root of the project. */
  readonly paths: readonly string[];
  readonly measured: number;
  readonly failing: number;
  /** Failing pairs that pass with the repairs. */
  readonly repaired: number;
  readonly unread: number;
  readonly modes: number;
  readonly dialect: string | undefined;
  readonly isLarge: boolean;
}

const LARGE = ["node_modules/bulma/css/bulma.css", "node_modules/@radix-ui/themes/tokens.css"];

const row = (
  name: string,
  paths: readonly string[],
  [measured, failing, repaired, unread, modes]: readonly [number, number, number, number, number],
  dialect: string | undefined,
): CorpusRow => ({
  name,
  paths,
  measured,
  failing,
  repaired,
  unread,
  modes,
  dialect,
  isLarge: paths.some((path) => LARGE.includes(path)),
});

/** Copied from @carbon/themes, whose installation reports to its makers. */
const CARBON = "engine/testing/vectors/reading/carbon";
/** Copied from @chakra-ui/react, which brings a framework with it. */
const CHAKRA = "engine/testing/vectors/reading/chakra";
const SPECTRUM = "node_modules/@adobe/spectrum-tokens/src";

/** Measured, failing, repaired, unread, modes. */
export const CORPUS: readonly CorpusRow[] = [
  row("daisyUI 5.8.1", ["node_modules/daisyui/themes.css"], [385, 40, 40, 0, 35], "daisyUI"),
  row(
    "Bootstrap 5.3.9",
    ["node_modules/bootstrap/dist/css/bootstrap.css"],
    [492, 29, 16, 21, 2],
    "Bootstrap",
  ),
  row(
    "github-markdown-css 5.9.0",
    ["node_modules/github-markdown-css/github-markdown.css"],
    [100, 3, 3, 2, 2],
    "Primer",
  ),
  row(
    "Mantine 9.8.1",
    ["node_modules/@mantine/core/styles/default-css-variables.css"],
    [320, 121, 121, 5, 2],
    "Mantine",
  ),
  row("Bulma 1.0.4", ["node_modules/bulma/css/bulma.css"], [592, 51, 34, 205, 13], "Bulma"),
  row("Radix Themes 3.3.0", ["node_modules/@radix-ui/themes/tokens.css"], [2536, 370, 370, 37, 34], "Radix"),
  row("Pico 2.1.1", ["node_modules/@picocss/pico/css/pico.css"], [324, 19, 19, 27, 4], "Pico"),
  row(
    "Designsystemet 1.11.0",
    ["node_modules/@digdir/designsystemet-theme/src/themes/designsystemet.css"],
    [850, 32, 32, 7, 11],
    "Designsystemet",
  ),
  row("highlight.js 11.12.0", ["node_modules/highlight.js/styles/github.css"], [15, 2, 2, 0, 1], undefined),
  row(
    "Carbon 11.78.0",
    ["white", "g10", "g90", "g100", "color-palette"].map((name) => `${CARBON}/${name}.json`),
    [311, 27, 27, 0, 4],
    "Carbon",
  ),
  row(
    "Spectrum 15.4.1",
    ["color-palette", "semantic-color-palette", "color-aliases"].map((name) => `${SPECTRUM}/${name}.json`),
    [208, 5, 5, 1, 2],
    "Spectrum",
  ),
  row(
    "Chakra UI 3.38.0",
    [`${CHAKRA}/tokens-colors.js.txt`, `${CHAKRA}/semantic-colors.js.txt`],
    [202, 34, 34, 0, 2],
    "Chakra UI",
  ),
  // A palette alone: no name says what stands on what, and that is what the audit says.
  row("Open Props 1.7.23", ["node_modules/open-props/open-props.tokens.json"], [0, 0, 0, 0, 1], undefined),
];

const audits = new Map<string, AuditReport>();

/** Files from the root of the project, under their own names. */
export function publishedFiles(paths: readonly string[]): readonly AuditFile[] {
  return paths.map((path) => ({
    name: path.slice(path.lastIndexOf("/") + 1),
    text: readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"),
  }));
}

/** Their audit. The largest takes seconds, so all tests of a worker look at one. */
export function publishedAudit(paths: readonly string[]): AuditReport {
  const key = paths.join(" ");
  const report = audits.get(key) ?? auditFiles(publishedFiles(paths));
  audits.set(key, report);
  return report;
}
