/** One color of a list. An invalid color yields an error at its index; the other colors are still answered. */

import type { ParseError } from "#engine/parse/parse.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import type { Color } from "#engine/space/color.ts";

export interface InvalidEntry {
  readonly input: string;
  readonly error: ParseError;
}

export function answerColor<Answer>(input: string, answer: (color: Color) => Answer): Answer | InvalidEntry {
  const parsed = parseFullColor(input);
  return parsed.ok ? answer(parsed.color) : { input, error: parsed.error };
}

export interface InvalidPair {
  readonly input: Readonly<Record<string, string>>;
  /** `path` names the color that could not be parsed. */
  readonly error: ParseError & { readonly path: string };
}

/** Like `answerColor`, for several named colors that are measured together. */
export function answerColors<Name extends string, Answer>(
  input: Readonly<Record<Name, string>>,
  names: readonly Name[],
  answer: (colors: Readonly<Record<Name, Color>>) => Answer,
): Answer | InvalidPair {
  const colors: Partial<Record<Name, Color>> = {};
  for (const name of names) {
    const parsed = parseFullColor(input[name]);
    if (!parsed.ok) return { input, error: { ...parsed.error, path: name } };
    colors[name] = parsed.color;
  }
  // The loop above has parsed a color for each name.
  return answer(colors as Readonly<Record<Name, Color>>);
}
