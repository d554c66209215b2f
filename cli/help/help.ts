/** What `tincture help` says. */
import type { Call } from "#calls/call.ts";
import { COMMANDS, type CommandDefinition, type Positionals } from "#cli/commands.ts";
import type { Option } from "#cli/options/option.ts";
import { placeholderOf } from "#cli/options/read-arguments.ts";

/** Commands that are no calls. */
export const OTHER_COMMANDS: readonly { words: string; title: string }[] = [
  { words: "audit", title: "Contrast of a theme’s files, for people and for CI" },
  { words: "mcp", title: "A server for agents on stdin and stdout (Model Context Protocol)" },
  { words: "completion", title: "Completions for bash, zsh or fish" },
  { words: "help", title: "Help for a command" },
];

export const EXIT_CODES = [
  "0  fine",
  "1  something was found: a pair below its floor, a line or part that is no color",
  "2  the command line is wrong; nothing was done",
  "3  nothing to do it on: no input, no such file, no theme in it, a server that is away",
];

const WIDTH = 80;

export function overview(): string {
  const rows = [...COMMANDS, ...OTHER_COMMANDS];
  const width = Math.max(...rows.map(({ words }) => words.length));
  return [
    "tincture: colors converted, measured, mixed, written and audited, offline.",
    "",
    "Usage",
    "  tincture <command> [arguments] [options]",
    "  tincture help <command>",
    "",
    "Commands",
    ...rows.map(({ words, title }) => `  ${words.padEnd(width)}  ${title}`),
    "",
    "Colors come as arguments, or one a line from a pipe:",
    "  tincture convert 'oklch(62% 0.19 28)' --to hex,display-p3",
    "  cat colors.txt | tincture convert --to oklch > converted.txt",
    "  tincture contrast '#777' white",
    "  tincture audit src/theme.css",
    "",
    "Exit codes",
    ...EXIT_CODES.map((line) => `  ${line}`),
    "",
    "NO_COLOR, FORCE_COLOR, TINCTURE_SERVER and TINCTURE_KEY are read from the environment.",
    "",
  ].join("\n");
}

export function commandHelp(
  command: CommandDefinition,
  { description }: Call,
  options: readonly Option[],
): string {
  return [
    command.title,
    "",
    "Usage",
    `  ${synopsis(command)}`,
    "",
    ...wrapped(description.replaceAll("`", ""), ""),
    "",
    "Options",
    ...options.flatMap(optionLines),
    "",
  ].join("\n");
}

export function synopsis({ words, positionals }: CommandDefinition): string {
  return `tincture ${words} ${argumentsOf(positionals)}[options]`;
}

function argumentsOf(positionals: Positionals): string {
  switch (positionals.kind) {
    case "fields":
      return `[${positionals.fields.map((field) => `<${field}>`).join(" ")} | -] `;
    case "list":
      return `[${{ color: "<color>…", "color-parts": "<color[:parts]>…", "name-color": "<[name=]color>…" }[positionals.entry]} | -] `;
    case "file":
      return "[<file> | -] ";
    case "none":
      return "";
  }
}

function optionLines(option: Option): string[] {
  const { flag, short, kind, description, choices, isRequired, usual } = option;
  const head = `  ${short === undefined ? "" : `${short}, `}${flag}${kind === "boolean" ? "" : ` ${placeholderOf(option)}`}`;
  const facts = [
    ...(isRequired === true ? ["Needed."] : []),
    description,
    ...(choices === undefined ? [] : [`One of ${choices.join(", ")}.`]),
    ...(usual === undefined || usual === "" ? [] : [`Otherwise ${String(usual)}.`]),
  ];
  return [head, ...wrapped(facts.filter((fact) => fact !== "").join(" "), "      ")];
}

export function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length + 1 > WIDTH && line.trim() !== "") {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
