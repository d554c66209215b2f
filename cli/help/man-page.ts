/** The man page of tincture(1), in roff with the man macros. */
import { AUDIT_OPTIONS } from "#cli/audit/audit-command.ts";
import { COMMANDS } from "#cli/commands.ts";
import { COMMON_OPTIONS, type Option } from "#cli/options/option.ts";
import { placeholderOf } from "#cli/options/read-arguments.ts";
import { optionsOf } from "#cli/options/schema-options.ts";
import { EXIT_CODES, synopsis } from "./help.ts";

export async function manPage(version: string): Promise<string> {
  const commands = await Promise.all(
    COMMANDS.map(async (command) => {
      const call = await command.load();
      return [
        `.SS ${escaped(synopsis(command))}`,
        paragraph(`${call.title}. ${call.description.replaceAll("`", "")}`),
        ...optionsOf(call).map(optionText),
      ].join("\n");
    }),
  );
  return `${[
    `.TH TINCTURE 1 "" "tincture ${version}" "User Commands"`,
    ".SH NAME",
    "tincture \\- colors converted, measured, mixed, written and audited",
    ".SH SYNOPSIS",
    ".B tincture",
    "\\fIcommand\\fR [\\fIarguments\\fR] [\\fIoptions\\fR]",
    ".SH DESCRIPTION",
    paragraph(
      "Every command reads colors as arguments, or one a line from a pipe, and writes for people on a terminal and plain lines or JSON elsewhere. A line that is no color goes to stderr with its number and the reason, and the rest goes on. Only palettes, palette, gradients and gradient need a server.",
    ),
    ".SH COMMANDS",
    ...commands,
    ".SS tincture audit <file>…",
    paragraph(
      "Measures every pair of tokens of a theme, in every mode that its files have. Style sheets are a theme each; all files of design tokens together are one.",
    ),
    ...AUDIT_OPTIONS.map(optionText),
    ".SS tincture completion <bash|zsh|fish>",
    paragraph("Writes completions: source <(tincture completion bash)."),
    ".SH OPTIONS OF EVERY CALL",
    ...COMMON_OPTIONS.map(optionText),
    ".SH EXIT STATUS",
    ...EXIT_CODES.map((line) => `.TP\n.B ${line.slice(0, 1)}\n${escaped(line.slice(3))}`),
    ".SH ENVIRONMENT",
    ".TP\n.B NO_COLOR, FORCE_COLOR\nColors of the terminal.",
    ".TP\n.B TINCTURE_SERVER\nThe server whose library is read.",
    ".TP\n.B TINCTURE_KEY\nThe key of a Pro account there.",
  ].join("\n")}\n`;
}

function optionText(option: Option): string {
  const { flag, short, kind, description, choices } = option;
  const head = `${short === undefined ? "" : `${short}, `}${flag}${kind === "boolean" ? "" : ` ${placeholderOf(option)}`}`;
  return `.TP\n.B ${escaped(head)}\n${escaped(`${description}${choices === undefined ? "" : ` One of ${choices.join(", ")}.`}`)}`;
}

const paragraph = (text: string) => `.PP\n${escaped(text)}`;

/** A backslash and a hyphen have meanings in roff, and so has a line that begins with a dot or an apostrophe. */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll("\n", " ")
    .replace(/^(?=[.'])/, "\\&");
}
