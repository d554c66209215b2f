/** Writes answers: for people on a terminal, as lines or JSON elsewhere. */
import type { DataAnswer, FileAnswer } from "#calls/call.ts";
import type { CommandDefinition } from "#cli/commands.ts";
import { EXIT, type ExitCode, usageProblem } from "#cli/exit-code.ts";
import type { Fields } from "#cli/fields.ts";
import type { ReadArguments } from "#cli/options/read-arguments.ts";
import { outputOf } from "#cli/streams/files.ts";
import type { Program } from "#cli/streams/program.ts";
import { leftOutOf, problemOf, rowText, valuesAt, withHex } from "./answer-rows.ts";
import { showValue } from "./show-value.ts";
import { colorDepth, styleOf } from "./style.ts";

export type OutputForm = "people" | "lines" | "json" | "ndjson";

export interface AnswerWriter {
  readonly form: OutputForm;
  /** The input, with what text needs where nothing else is said. */
  readonly completed: (fields: Fields) => Fields;
  /** A whole answer. */
  readonly whole: (answer: DataAnswer | FileAnswer) => Promise<ExitCode>;
  /** One value of a stream, with the break at its end. */
  readonly line: (row: unknown) => string;
  /** Part of a stream. */
  readonly write: (text: string) => Promise<void>;
  /** After a stream. */
  readonly close: () => Promise<void>;
  readonly complain: (sentence: string) => Promise<void>;
}

export function answerWriter(
  { plain, forText = {}, hexForText = false }: CommandDefinition,
  values: ReadArguments["values"],
  { stdout, stderr, env }: Program,
): AnswerWriter {
  const file = typeof values.get("--output") === "string" ? String(values.get("--output")) : undefined;
  const asked = values.get("--no-color") === true ? false : values.get("--color") === true ? true : undefined;
  const style = styleOf(colorDepth(asked, stdout.isTerminal && file === undefined, env));
  const isForPeople = file === undefined && (stdout.isTerminal || style.depth !== "none");
  const form: OutputForm = values.has("--json")
    ? "json"
    : values.has("--ndjson")
      ? "ndjson"
      : isForPeople
        ? "people"
        : plain === undefined
          ? "json"
          : "lines";
  if (values.has("--json") && values.has("--ndjson")) throw usageProblem("Choose --json or --ndjson.");

  // Whoever asks for decimals gets them.
  const isRounded = forText.precision !== undefined && !values.has("--precision");
  const forPeople = (body: unknown): unknown => (hexForText ? withHex(body, isRounded) : body);
  const out = outputOf(file, stdout);
  const complain = (sentence: string) => stderr.write(`tincture: ${sentence}\n`);

  return {
    form,
    complain,
    write: out.append,
    close: out.close,
    completed: (fields) => (form === "people" || form === "lines" ? { ...forText, ...fields } : fields),
    line(row) {
      if (form === "json" || form === "ndjson") return `${JSON.stringify(row)}\n`;
      if (form === "lines" && plain !== undefined) return `${rowText(forPeople(row), plain.cells)}\n`;
      return people(forPeople(row));
    },
    async whole(answer) {
      if (answer.kind === "file") {
        const { content, notices = [] } = answer;
        for (const notice of notices) await complain(notice);
        if (file === undefined && stdout.isTerminal && typeof content !== "string")
          throw usageProblem("This file is not text. Write it with --output <file>, or into a pipe.");
        await out.append(typeof content === "string" && !content.endsWith("\n") ? `${content}\n` : content);
        await out.close();
        return EXIT.fine;
      }
      const { body } = answer;
      const rows = plain === undefined ? [] : valuesAt(body, plain.rows);
      const problems = rows.flatMap((row) => problemOf(row) ?? []);
      if (form !== "json" && form !== "ndjson")
        for (const { input, message } of problems) await complain(`${wordsOf(input)}: ${message}`);
      const leftOut = leftOutOf(body);
      if (form === "people" || form === "lines")
        for (const { line, text, why } of leftOut)
          await complain(`${line === undefined ? "" : `line ${line}: `}${wordsOf(text)}: ${why}`);
      await out.append(wholeText());
      await out.close();
      return problems.length + leftOut.length > 0 ? EXIT.finding : EXIT.fine;

      function wholeText(): string {
        if (form === "ndjson" && plain !== undefined)
          return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
        if (form === "json" || form === "ndjson" || (form === "lines" && plain === undefined))
          return `${stdout.isTerminal ? JSON.stringify(body, null, 2) : JSON.stringify(body)}\n`;
        const fine = rows.filter((row) => problemOf(row) === undefined);
        if (form === "lines" && plain !== undefined)
          return fine.map((row) => `${rowText(forPeople(row), plain.cells)}\n`).join("");
        return plain?.rows.includes("results")
          ? fine.map(people).join("")
          : `${showValue(forPeople(body), style).join("\n")}\n`;
      }
    },
  };

  /** Several texts of one color on one line; anything else indented. */
  function people(row: unknown): string {
    if (plain === undefined || plain.rows.length === 0) return `${showValue(row, style).join("\n")}\n`;
    const cells = plain.cells.flatMap((path) => valuesAt(row, path).map(String));
    const swatch = cells.map((cell) => style.swatch(cell)).find((each) => each !== "") ?? "";
    return `${swatch}${cells.join("  ")}\n`;
  }
}

function wordsOf(input: unknown): string {
  if (typeof input === "string") return `“${input.slice(0, 60)}”`;
  return Object.values(input ?? {})
    .map((each) => `“${String(each).slice(0, 40)}”`)
    .join(", ");
}
