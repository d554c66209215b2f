/** The lines of `tincture convert` without the objects of its answer. */
import { ANSWER_FORMATS, type AnswerFormat, writeText } from "#calls/colors/answer-format.ts";
import type { WriteLine } from "#cli/commands.ts";
import type { Fields } from "#cli/fields.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";

/** The fields have passed the schema of the call. */
export function convertLines({ to, precision }: Fields): WriteLine {
  const formats = [...new Set(Array.isArray(to) ? to.filter(isFormat) : [])];
  const decimals = typeof precision === "number" ? precision : undefined;
  return (line) => {
    const parsed = parseFullColor(line);
    if (!parsed.ok) return { ok: false, message: parsed.error.message };
    let text = "";
    for (const format of formats)
      text += `${text === "" ? "" : "\t"}${writeText(parsed.color, format, decimals)}`;
    return { ok: true, text: `${text}\n` };
  };
}

const isFormat = (value: unknown): value is AnswerFormat => ANSWER_FORMATS.some((format) => format === value);
