/** A call for every line of stdin. A line that cannot be read goes to stderr with its reason, and the rest goes on. */
import type { Call, CallAnswer } from "#calls/call.ts";
import { MAX_COLORS } from "#calls/color-schemas.ts";
import type { CommandDefinition } from "#cli/commands.ts";
import { entryOf, fieldsOfLine, objectOf } from "#cli/entries.ts";
import { CommandProblem, EXIT, type ExitCode, nothingToDo, usageProblem } from "#cli/exit-code.ts";
import type { Fields } from "#cli/fields.ts";
import { optionsOf } from "#cli/options/schema-options.ts";
import { problemOf, valuesAt } from "#cli/output/answer-rows.ts";
import type { AnswerWriter } from "#cli/output/answer-writer.ts";
import { type Run, refused } from "#cli/refused.ts";
import { type Line, lineBatches } from "./lines.ts";
import type { Program } from "./program.ts";

interface LinesRun {
  readonly command: CommandDefinition;
  readonly call: Call;
  readonly run: Run;
  readonly writer: AnswerWriter;
  /** The fields that the options give. */
  readonly named: Fields;
  readonly program: Program;
  /** Whether calls are answered here. */
  readonly isLocal: boolean;
}

const TOO_LONG = "It is longer than any color.";

export async function runLines(given: LinesRun): Promise<ExitCode> {
  const { positionals } = given.command;
  if (positionals.kind === "list" && positionals.isEach && given.writer.form !== "json")
    return eachOfList(given, positionals.field);
  if (positionals.kind === "list") return wholeList(given, positionals.field, positionals.entry);
  return eachRequest(given, positionals.kind === "fields" ? positionals.fields : []);
}

/** Lists of lines as they come, so that a stream has no end to wait for. */
async function eachOfList(given: LinesRun, field: string): Promise<ExitCode> {
  const { command, call, run, writer, named, program, isLocal } = given;
  const stream = streamOf(given);
  // Refuses wrong options before the first line.
  const trial = await run({ input: { ...named, [field]: ["black"] } });
  if (!trial.ok) throw refused(trial, optionsOf(call));
  const write = writer.form === "lines" && isLocal ? await command.writeLines?.(named) : undefined;
  for await (const batch of lineBatches(program.stdin.chunks())) {
    if (write !== undefined) {
      let text = "";
      for (const line of batch) {
        const answer = line.isCut ? { ok: false as const, message: TOO_LONG } : write(line.text);
        if (answer.ok) text += answer.text;
        else await stream.complain(line, answer.message);
      }
      await stream.write(text, batch.length);
      continue;
    }
    for (let from = 0; from < batch.length; from += MAX_COLORS) {
      const lines = batch.slice(from, from + MAX_COLORS);
      const answer = await run({ input: { ...named, [field]: lines.map(({ text }) => text) } });
      if (!answer.ok) throw refused(answer, optionsOf(call));
      const rows = answer.kind === "data" ? valuesAt(answer.body, command.plain?.rows ?? []) : [];
      let text = "";
      for (const [index, line] of lines.entries()) {
        const problem = line.isCut ? { message: TOO_LONG } : problemOf(rows[index]);
        if (problem === undefined) text += writer.line(rows[index]);
        else await stream.complain(line, problem.message);
      }
      await stream.write(text, lines.length);
    }
  }
  return stream.end();
}

/** One request for all lines. */
async function wholeList(
  given: LinesRun,
  field: string,
  entry: Parameters<typeof entryOf>[1],
): Promise<ExitCode> {
  const { call, run, writer, named, program } = given;
  const entries: unknown[] = [];
  for await (const batch of lineBatches(program.stdin.chunks())) {
    for (const { text, number } of batch)
      entries.push(text.startsWith("{") ? objectOf(text, `Line ${number}`) : entryOf(text, entry));
    if (entries.length > MAX_COLORS)
      throw usageProblem(
        `At most ${MAX_COLORS} colors are taken at once${given.command.positionals.kind === "list" && given.command.positionals.isEach ? "; --ndjson answers any number, one a line" : ""}.`,
      );
  }
  if (entries.length === 0) throw emptyInput();
  const answer = await run({ input: { ...named, [field]: entries } });
  if (!answer.ok) throw refused(answer, optionsOf(call));
  return writer.whole(answer);
}

/** A request a line. */
async function eachRequest(given: LinesRun, names: readonly string[]): Promise<ExitCode> {
  const { call, run, writer, named, program } = given;
  const stream = streamOf(given);
  for await (const batch of lineBatches(program.stdin.chunks()))
    for (const line of batch) {
      const answer = await answerOfLine(line);
      if (typeof answer === "string") await stream.complain(line, answer);
      else await stream.write(writer.line(answer), 1);
    }
  return stream.end();

  async function answerOfLine({ text, isCut }: Line): Promise<unknown> {
    if (isCut) return TOO_LONG;
    let answer: CallAnswer;
    try {
      answer = await run({ input: { ...named, ...fieldsOfLine(text, names) } });
    } catch (error) {
      if (error instanceof CommandProblem && error.exitCode === EXIT.usage) return error.message;
      throw error;
    }
    if (!answer.ok) return refused(answer, optionsOf(call)).message;
    return answer.kind === "data" ? answer.body : { file: String(answer.content) };
  }
}

const emptyInput = () => nothingToDo("Nothing came from stdin.");

/** Counts what was done, for the exit code. */
function streamOf({ writer }: LinesRun) {
  let done = 0;
  let problems = 0;
  return {
    async complain({ number, text }: Line, message: string) {
      problems += 1;
      await writer.complain(`line ${number}: “${text.slice(0, 60)}”: ${message}`);
    },
    async write(text: string, count: number) {
      done += count;
      if (text !== "") await writer.write(text);
    },
    async end(): Promise<ExitCode> {
      await writer.close();
      if (done + problems === 0) throw emptyInput();
      return problems > 0 ? EXIT.finding : EXIT.fine;
    },
  };
}
