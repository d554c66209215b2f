/** The values of an answer as rows of text. */
import type { Path } from "#cli/commands.ts";
import { formatHex } from "#engine/format/format.ts";

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

/** A part of a file that was left out. */
export interface LeftOut {
  readonly line?: number;
  readonly text: string;
  readonly why: string;
}

/** What the answer says that it left out. */
export function leftOutOf(body: unknown): readonly LeftOut[] {
  const unread = isRecord(body) && Array.isArray(body.unread) ? body.unread : [];
  return unread.flatMap((each): LeftOut[] => {
    if (!isRecord(each) || typeof each.text !== "string" || typeof each.why !== "string") return [];
    const { line, text, why } = each;
    return [{ text, why, ...(typeof line === "number" && { line }) }];
  });
}

/**
 * The answer with hex in place of `rgb(14 16 17)`, which people paste. Channels between two bytes are rounded where
 * `isRounded`, and stay where a digit would be lost otherwise; translucent colors and those of other spaces stay.
 */
export function withHex(value: unknown, isRounded: boolean): unknown {
  if (typeof value === "string") {
    const channels = /^rgb\((\d+(?:\.\d+)?) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)\)$/
      .exec(value)
      ?.slice(1)
      .map(Number);
    if (channels === undefined || !(isRounded || channels.every(Number.isInteger))) return value;
    return formatHex({ space: "srgb", coords: triple(channels), alpha: 1 });
  }
  if (Array.isArray(value)) return value.map((each) => withHex(each, isRounded));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withHex(each, isRounded)]));
}

const triple = ([r = 0, g = 0, b = 0]: readonly number[]): [number, number, number] => [
  r / 255,
  g / 255,
  b / 255,
];
