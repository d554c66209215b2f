import { expect, it } from "vitest";
import { THEME_ADDRESS } from "#domain/documents/theme/theme-document.ts";
import { DEFAULT_EXPORT_OPTIONS, loadExporter } from "#engine/files/export/export-palette.ts";
import type { CaseStyle } from "#engine/files/export/identifiers.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { exampleName } from "./example-name.ts";
import { writeThemeOutput } from "./theme-outputs.ts";
import { TRAY_FORMATS, type TrayFormat } from "./tray-formats.ts";

const DOCUMENT = THEME_ADDRESS.first();
const COLORS = [{ name: "on brand", color: color("#fff"), dark: color("#111") }];

interface Naming {
  readonly prefix: string;
  readonly caseStyle: CaseStyle;
}

/** The names of all files and what is in them; groups of JSON as the paths of what is below them. */
async function writtenOf(format: TrayFormat, naming: Naming): Promise<string> {
  if (format.output === undefined) {
    const exporter = await loadExporter(format.id);
    return String(await exporter({ colors: COLORS }, { ...DEFAULT_EXPORT_OPTIONS, ...naming }));
  }
  const link = "https://tincture.example/";
  const files = writeThemeOutput(DOCUMENT, format.output, { by: "media", format: "hex", link, ...naming });
  return files
    .map(({ name, text }) =>
      isNested(format) && name.endsWith(".json") ? pathsOf(JSON.parse(text)).join("\n") : `${name}\n${text}`,
    )
    .join("\n");
}

const isNested = ({ id }: TrayFormat): boolean => ["figma", "dtcg", "style-dictionary"].includes(id);

function pathsOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [""];
  return Object.entries(node).flatMap(([name, below]) => pathsOf(below).map((path) => `/${name}${path}`));
}

const NAMED = TRAY_FORMATS.filter(({ hasPrefix }) => hasPrefix).map(({ id, ...more }) => ({
  id,
  format: { id, ...more },
  cases: more.cases ?? (["kebab"] as const),
}));

it.each(
  NAMED.flatMap(({ id, format, cases }) => [
    { id, format, prefix: "", caseStyle: cases[0] },
    ...cases.map((caseStyle) => ({ id, format, prefix: "myApp-v2", caseStyle })),
  ]),
)("[TLS-10] $id in $caseStyle case has the name that “$prefix” promises", async ({ format, ...naming }) => {
  const name = exampleName(format, { ...naming, isPalette: false });
  expect(await writtenOf(format, naming)).toContain(
    isNested(format) ? `/${name.replaceAll(".", "/")}/` : name,
  );
});
