/** `tincture audit`: the contrast of themes in files, for people and for CI. */
import { writeFile } from "node:fs/promises";
import { CommandProblem, EXIT, type ExitCode, nothingToDo, usageProblem } from "#cli/exit-code.ts";
import { wrapped } from "#cli/help/help.ts";
import type { Option } from "#cli/options/option.ts";
import { placeholderOf, readArguments } from "#cli/options/read-arguments.ts";
import { colorDepth, styleOf } from "#cli/output/style.ts";
import { outputOf, readGivenText, readGivenTheme } from "#cli/streams/files.ts";
import type { Program } from "#cli/streams/program.ts";
import { VERSION } from "#cli/version.ts";
import { type Contract, readContract, writeContract } from "#domain/audit/contract.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { AUDIT_FORMATS, writeAudit } from "./audit-formats.ts";
import { auditTheme } from "./audit-themes.ts";
import { type AuditedTheme, fingerprint } from "./audited.ts";
import { themesOf } from "./themes-of-files.ts";

const option = (
  flag: string,
  kind: Option["kind"],
  description: string,
  more: Partial<Option> = {},
): Option => ({
  flag,
  kind,
  path: [],
  description,
  ...more,
});

export const AUDIT_OPTIONS: readonly Option[] = [
  option("--floors", "text", "What text, labels, edges and marks must reach.", {
    choices: FLOOR_SETS,
    usual: "aa",
  }),
  option("--contract", "text", "Which token stands on which; without it, rules infer the pairs from names.", {
    placeholder: "<file>",
  }),
  option("--write-contract", "text", "Write a contract with every pair that is measured to this file.", {
    placeholder: "<file>",
  }),
  option("--format", "text", "How the result is written.", { choices: AUDIT_FORMATS, usual: "pretty" }),
  option("--json", "boolean", "The same as --format json."),
  option("--fix", "boolean", "Change the files: as few values as pass, in the notation they have."),
  option("--dry-run", "boolean", "With --fix: write the changed text to stdout, and leave the files."),
  option("--baseline", "text", "Failures listed in this file are known, and do not count.", {
    placeholder: "<file>",
  }),
  option("--write-baseline", "text", "List today’s failures in this file.", { placeholder: "<file>" }),
  option("--output", "text", "Write to a file.", { short: "-o", placeholder: "<file>" }),
  option("--color", "boolean", "Colors even where the output is no terminal."),
  option("--no-color", "boolean", "No colors."),
  option("--help", "boolean", "Show this.", { short: "-h" }),
];

export async function runAudit(args: readonly string[], program: Program): Promise<ExitCode> {
  const { positionals, values } = readArguments(args, AUDIT_OPTIONS);
  const { stdout, stderr, stdin, env } = program;
  if (values.get("--help") === true) {
    await stdout.write(auditHelp());
    return EXIT.fine;
  }
  const text = (flag: string): string | undefined => {
    const value = values.get(flag);
    return typeof value === "string" ? value : undefined;
  };
  if (values.has("--dry-run") && !values.has("--fix")) throw usageProblem("--dry-run goes with --fix.");
  const names = positionals.length === 0 && !stdin.isTerminal ? ["-"] : positionals;
  if (names.length === 0) throw nothingToDo("No file was given: tincture audit <file>…");
  const files = await Promise.all(
    [...new Set(names)].map(async (name) => ({ name, ...(await readGivenTheme(name, program)) })),
  );
  const converted = files.find(({ isConverted }) => isConverted);
  if (converted !== undefined && values.has("--fix") && !values.has("--dry-run"))
    throw usageProblem(
      `${converted.name} is a file of Figma, which is not written: --dry-run writes its variables as JSON to stdout.`,
    );
  const known = await readBaseline(text("--baseline"), program);
  const floors = FLOOR_SETS.find((each) => each === text("--floors")) ?? "aa";
  const contract = await readGivenContract(text("--contract"), program);
  const settings = { floors, known, ...(contract !== undefined && { contract }) };
  const themes: AuditedTheme[] = [];
  let isAnyEmpty = false;
  for (const theme of themesOf(files)) {
    try {
      themes.push(auditTheme(theme, settings));
    } catch (error) {
      if (!(error instanceof CommandProblem)) throw error;
      isAnyEmpty = true;
      await stderr.write(`tincture: ${error.message}\n`);
    }
  }
  const usual = isAnyEmpty ? EXIT.nothing : EXIT.fine;
  if (themes.length === 0) return EXIT.nothing;

  const contractFile = text("--write-contract");
  if (contractFile !== undefined) {
    const [first, more] = themes;
    if (first === undefined || more !== undefined)
      throw usageProblem("--write-contract takes one theme: a style sheet, or files of design tokens.");
    const file = outputOf(contractFile, stdout);
    await file.append(writeContract(first.contract));
    await file.close();
    return EXIT.fine;
  }
  const baseline = text("--write-baseline");
  if (baseline !== undefined) {
    const list = themes.flatMap(({ findings }) => findings.map(fingerprint)).toSorted();
    const file = outputOf(baseline, stdout);
    await file.append(`${JSON.stringify({ known: list }, null, 2)}\n`);
    await file.close();
    return EXIT.fine;
  }
  if (values.has("--fix")) return fix(themes, values.has("--dry-run"));

  const asked = values.get("--no-color") === true ? false : values.get("--color") === true ? true : undefined;
  const file = text("--output");
  const style = styleOf(colorDepth(asked, stdout.isTerminal && file === undefined, env));
  const format = AUDIT_FORMATS.find((each) => each === text("--format")) ?? "pretty";
  const out = outputOf(file, stdout);
  await out.append(writeAudit(values.has("--json") ? "json" : format, themes, style, VERSION));
  await out.close();
  return themes.some(({ findings }) => findings.some(({ isKnown }) => !isKnown)) ? EXIT.finding : usual;

  /** Says what is left after it, since some pairs have no repair. */
  async function fix(audited: readonly AuditedTheme[], isDry: boolean): Promise<ExitCode> {
    let left = 0;
    for (const theme of audited) {
      left += theme.failingAfter;
      for (const [name, changed] of theme.patched)
        if (isDry || name === "-") await stdout.write(changed);
        else await writeFile(name, changed);
      if (theme.patched.size === 0 && (isDry || theme.files[0] === "-"))
        for (const { text: same } of files.filter(({ name }) => theme.files.includes(name)))
          await stdout.write(same);
      await stderr.write(
        `tincture: ${theme.files.join(", ")}: ${theme.findings.length} below their floor before, ${theme.failingAfter} after.\n`,
      );
    }
    return left > 0 ? EXIT.finding : usual;
  }
}

async function readGivenContract(name: string | undefined, program: Program): Promise<Contract | undefined> {
  if (name === undefined) return undefined;
  const read = readContract(await readGivenText(name, program));
  if (!read.ok) throw usageProblem(`${name}: ${read.message}`);
  return read.contract;
}

async function readBaseline(name: string | undefined, program: Program): Promise<ReadonlySet<string>> {
  if (name === undefined) return new Set();
  const text = await readGivenText(name, program);
  try {
    const value: unknown = JSON.parse(text);
    const list = typeof value === "object" && value !== null && "known" in value ? value.known : undefined;
    if (Array.isArray(list)) return new Set(list.map(String));
  } catch (error) {
    throw nothingToDo(`${name} cannot be read. ${error instanceof Error ? error.message : ""}`.trim());
  }
  throw nothingToDo(`${name} is no baseline; --write-baseline makes one.`);
}

function auditHelp(): string {
  return [
    "Contrast of a theme’s files",
    "",
    "Usage",
    "  tincture audit <file>… [options]",
    "",
    ...wrapped(
      "Style sheets (CSS, Tailwind 4, shadcn/ui, Sass), those within HTML and components of Vue, Svelte and Astro, design tokens (DTCG), Figma variables and files (.fig), Material 3 as JSON, resources of Android, and scripts with the colors of MUI, Chakra UI, Panda CSS, Vuetify or Tailwind 3. Each style sheet is a theme, with those that are called the same but for their mode (theme.light.css and theme.dark.css, values and values-night), with the one that defines what it refers to, and with the scripts beside it; all files of JSON together are one, that of the sheets that use their tokens. Every pair of tokens that a theme is used with is measured in every mode that the files have.",
      "",
    ),
    "",
    "Options",
    ...AUDIT_OPTIONS.flatMap((each) => [
      `  ${each.short === undefined ? "" : `${each.short}, `}${each.flag}${each.kind === "boolean" ? "" : ` ${placeholderOf(each)}`}`,
      ...wrapped(
        `${each.description}${each.choices === undefined ? "" : ` One of ${each.choices.join(", ")}.`}${each.usual === undefined ? "" : ` Otherwise ${String(each.usual)}.`}`,
        "      ",
      ),
    ]),
    "",
  ].join("\n");
}
