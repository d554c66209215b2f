/** The values of an answer as rows of text. */
import type { Path } from "#cli/commands.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What stands at the path; "*" gives every member. */
export function valuesAt(value: unknown, [step, ...rest]: Path): unknown[] {
  if (step === undefined) return [value];
  if (!isRecord(value)) return [];
  const inner = step === "*" ? Object.values(value) : Object.hasOwn(value, step) ? [value[step]] : [];
  return inner.flatMap((each) => valuesAt(each, rest));
}

export interface EntryProblem {
  readonly input: unknown;
  readonly message: string;
}

/** The error that takes the place of an entry which could not be read. */
export function problemOf(row: unknown): EntryProblem | undefined {
  if (!isRecord(row) || !isRecord(row.error)) return undefined;
  const { message } = row.error;
  return typeof message === "string" ? { input: row.input, message } : undefined;
}

export function rowText(row: unknown, cells: readonly Path[]): string {
  return cells.flatMap((path) => valuesAt(row, path).map((cell) => String(cell))).join("\t");
}
