/** Completions for shells, made from the commands and their options. */

import { AUDIT_OPTIONS } from "#cli/audit/audit-command.ts";
import { COMMANDS } from "#cli/commands.ts";
import { usageProblem } from "#cli/exit-code.ts";
import { COMMON_OPTIONS, type Option } from "#cli/options/option.ts";
import { optionsOf } from "#cli/options/schema-options.ts";
import { OTHER_COMMANDS } from "./help.ts";

interface Completed {
  readonly words: string;
  readonly title: string;
  readonly options: readonly Option[];
  /** What its bare arguments are, where they are known words. */
  readonly args: readonly string[];
  /** Whether its bare arguments are files. */
  readonly takesFiles: boolean;
}

const SHELLS = ["bash", "zsh", "fish"] as const;

/** Throws a usage problem for a shell that is not known. */
export async function completionScript(shell: string | undefined): Promise<string> {
  const commands = await completedCommands();
  switch (shell) {
    case "bash":
      return bash(commands);
    case "zsh":
      return zsh(commands);
    case "fish":
      return fish(commands);
    default:
      throw usageProblem(
        `Name a shell: tincture completion ${SHELLS.join(", ")}. The man page says where it goes.`,
      );
  }
}

async function completedCommands(): Promise<readonly Completed[]> {
  const calls = await Promise.all(
    COMMANDS.map(async ({ words, title, load, positionals }) => ({
      words,
      title,
      options: [...optionsOf(await load()), ...COMMON_OPTIONS],
      args: [],
      takesFiles: positionals.kind === "file",
    })),
  );
  const all = [...new Set([...COMMANDS, ...OTHER_COMMANDS].map(({ words }) => words.split(" ")[0] ?? ""))];
  const others = OTHER_COMMANDS.map(({ words, title }) => ({
    words,
    title,
    options: words === "audit" ? AUDIT_OPTIONS : [],
    args: words === "help" ? all : words === "completion" ? SHELLS : [],
    takesFiles: words === "audit",
  }));
  return [...calls, ...others];
}

/** Words of one place, the first or the second. */
const heads = (commands: readonly Completed[]) => [
  ...new Set(commands.map(({ words }) => words.split(" ")[0] ?? "")),
];
const seconds = (commands: readonly Completed[], head: string) =>
  commands.flatMap(({ words }) => (words.startsWith(`${head} `) ? [words.slice(head.length + 1)] : []));

function bash(commands: readonly Completed[]): string {
  const branches = commands
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, options, args, takesFiles }) => {
      const cases = options
        .filter((option) => option.choices !== undefined)
        .map(({ flag, choices = [] }) => `      ${flag}) words="${choices.join(" ")}" ;;`);
      const free = options
        .filter(({ kind, choices }) => kind !== "boolean" && choices === undefined)
        .map(({ flag }) => flag);
      const flags = options.map(({ flag }) => flag);
      const rest = [...seconds(commands, words), ...args, ...flags].join(" ");
      return [
        `    "${words}"*)`,
        `      case "$before" in`,
        ...cases,
        // A value that is not known is a file or nothing.
        ...(free.length === 0 ? [] : [`      ${free.join("|")}) ;;`]),
        takesFiles
          ? `      *) if [[ "$current" == -* ]]; then words="${flags.join(" ")}"; fi ;;`
          : `      *) words="${rest}" ;;`,
        "      esac ;;",
      ].join("\n");
    });
  return `# Completions of tincture for bash: source <(tincture completion bash)
_tincture() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" line="\${COMP_WORDS[*]:1}" first=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${heads(commands).join(" ")}"
  else
    case "$line" in
${branches.join("\n")}
    esac
  fi
  # A list goes on behind its last comma.
  if [[ "$current" == *,* ]]; then first="\${current%,*},"; fi
  COMPREPLY=($(compgen -P "$first" -W "$words" -- "\${current#"$first"}"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -F _tincture tincture
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "’")}'`;

function zsh(commands: readonly Completed[]): string {
  const describe = heads(commands).map((head) => {
    const title = commands.find(({ words }) => words === head)?.title ?? `${head} …`;
    return `    ${quoted(`${head}:${title}`)}`;
  });
  const cases = commands
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, options, args }) => {
      const specs = options.map(({ flag, kind, choices, description }) => {
        const said = description.replaceAll(/[[\]:]/g, " ").split(". ")[0] ?? "";
        const value =
          kind === "boolean" ? "" : choices === undefined ? ":value:" : `:value:(${choices.join(" ")})`;
        return `        ${quoted(`${flag}[${said}]${value}`)}`;
      });
      const more = [...new Set([...seconds(commands, words), ...args])];
      const second = more.length === 0 ? "" : `      compadd -- ${more.map(quoted).join(" ")}\n`;
      return `    "${words}"*)\n${second}      _arguments \\\n${[...specs, "        '*:file:_files'"].join(" \\\n")}\n      ;;`;
    });
  return `#compdef tincture
# Completions of tincture for zsh: put this into a folder of $fpath as _tincture.
_tincture() {
  local -a commands=(
${describe.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "\${words[2,-1]}" in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = "_tincture" ]; then _tincture "$@"; else compdef _tincture tincture; fi
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = heads(commands).map((head) => {
    const title = commands.find(({ words }) => words === head)?.title ?? `${head} …`;
    return `complete -c tincture -f -n __fish_use_subcommand -a ${head} -d ${quoted(title)}`;
  });
  for (const { words, options, args } of commands) {
    const [head = "", second] = words.split(" ");
    const seen = `__fish_seen_subcommand_from ${head}`;
    if (second !== undefined) lines.push(`complete -c tincture -n ${quoted(seen)} -a ${second}`);
    if (args.length > 0)
      lines.push(`complete -c tincture -f -n ${quoted(seen)} -a ${quoted(args.join(" "))}`);
    const when = second === undefined ? seen : `${seen}; and __fish_seen_subcommand_from ${second}`;
    for (const { flag, short, kind, choices, description } of options)
      lines.push(
        `complete -c tincture -n ${quoted(when)} -l ${flag.slice(2)}${short === undefined ? "" : ` -s ${short.slice(1)}`}${kind === "boolean" ? "" : " -r"}${choices === undefined ? "" : ` -a ${quoted(choices.join(" "))}`} -d ${quoted(description.split(". ")[0] ?? "")}`,
      );
  }
  return `# Completions of tincture for fish: tincture completion fish > ~/.config/fish/completions/tincture.fish\n${lines.join("\n")}\n`;
}
