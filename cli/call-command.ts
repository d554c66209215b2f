/** Runs a call with the arguments of the command line. */
import type { Call, CallAnswer } from "#calls/call.ts";
import { askServer, type ServerAddress, serverOf } from "./ask-server.ts";
import type { CommandDefinition } from "./commands.ts";
import { fieldsOfArguments, objectOf } from "./entries.ts";
import { EXIT, type ExitCode, nothingToDo, usageProblem } from "./exit-code.ts";
import type { Fields } from "./fields.ts";
import { LOCAL_CONTEXT } from "./local-context.ts";
import { COMMON_OPTIONS, type Option } from "./options/option.ts";
import { type ReadArguments, readArguments } from "./options/read-arguments.ts";
import { optionsOf } from "./options/schema-options.ts";
import { answerWriter } from "./output/answer-writer.ts";
import { type Run, refused } from "./refused.ts";
import { readGivenFile, readGivenText } from "./streams/files.ts";
import type { Program } from "./streams/program.ts";
import { runLines } from "./streams/run-lines.ts";

export async function runCallCommand(
  command: CommandDefinition,
  args: readonly string[],
  program: Program,
): Promise<ExitCode> {
  const call = await command.load();
  const options = optionsOf(call);
  const all = [...options, ...COMMON_OPTIONS];
  const read = readArguments(args, all);
  const { positionals, values } = read;
  if (values.get("--help") === true) {
    const { commandHelp } = await import("./help/help.ts");
    await program.stdout.write(commandHelp(command, call, all));
    return EXIT.fine;
  }
  const server = serverOf(text(values, "--server"), program.env);
  const run = runnerOf(call, command, server);
  const writer = answerWriter(command, values, program);
  const named = fieldsOfOptions(options, read);
  const isFromStdin =
    positionals.includes("-") ||
    (positionals.length === 0 &&
      !program.stdin.isTerminal &&
      !values.has("--input") &&
      lacks(command, named));
  if (isFromStdin && positionals.length > 1) throw usageProblem("- stands for all that comes from stdin.");
  const { positionals: taken } = command;
  if (taken.kind === "file") {
    const [name] = positionals;
    if (name === undefined && program.stdin.isTerminal) throw nothingGiven(command);
    const file = await readGivenFile(name ?? "-", program);
    const isNamed = taken.nameField === undefined || name === undefined || name === "-";
    const input = { ...(isNamed ? {} : { [taken.nameField]: name.split(/[\\/]/).pop() }), ...named };
    return finish(await run({ input, file }), options);
  }
  if (isFromStdin)
    return runLines({
      command,
      call,
      run,
      writer,
      named: writer.completed(named),
      program,
      isLocal: server === undefined,
    });
  const file = text(values, "--input");
  const whole: Fields = file === undefined ? {} : objectOf(await readGivenText(file, program), file);
  const given = { ...whole, ...named, ...fieldsOfArguments(positionals, taken) };
  if (file === undefined && lacks(command, given)) throw nothingGiven(command);
  return finish(await run({ input: writer.completed(given) }), options);

  async function finish(answer: CallAnswer, known: readonly Option[]): Promise<ExitCode> {
    if (!answer.ok) throw refused(answer, known);
    return writer.whole(answer);
  }
}

/** Whether none of what the arguments are for is given. */
function lacks({ positionals }: CommandDefinition, given: Fields): boolean {
  if (positionals.kind === "list") return given[positionals.field] === undefined;
  return positionals.kind === "fields" && positionals.fields.every((field) => given[field] === undefined);
}

function nothingGiven({ words, positionals }: CommandDefinition): Error {
  const what = positionals.kind === "file" ? "file" : positionals.kind === "list" ? "color" : "value";
  return nothingToDo(
    `No ${what} was given. In a shell, # begins a comment: write '#c2410c' in quotes, or c2410c. “tincture help ${words}” says more.`,
  );
}

function runnerOf(call: Call, { words }: CommandDefinition, server: ServerAddress | undefined): Run {
  if (server !== undefined) return (request) => askServer(call, request, server);
  if (call.readsLibrary)
    throw nothingToDo(
      `“${words}” reads the library of a Tincture server. Name it: --server https://…, or the environment variable TINCTURE_SERVER.`,
    );
  return (request) => call.run(request, LOCAL_CONTEXT);
}

function fieldsOfOptions(options: readonly Option[], { values }: ReadArguments): Fields {
  const fields: Record<string, unknown> = {};
  for (const { flag, path } of options) {
    const value = values.get(flag);
    const [first = "", second] = path;
    if (value === undefined) continue;
    if (second === undefined) fields[first] = value;
    else fields[first] = { ...asFields(fields[first]), [second]: value };
  }
  return fields;
}

function text(values: ReadArguments["values"], flag: string): string | undefined {
  const value = values.get(flag);
  return typeof value === "string" ? value : undefined;
}

const asFields = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
