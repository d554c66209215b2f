/** Arguments and lines of input as the fields of a call. */
import { splitOutsideBrackets } from "#engine/parse/split-list.ts";
import type { EntryForm, Positionals } from "./commands.ts";
import { usageProblem } from "./exit-code.ts";
import type { Fields } from "./fields.ts";

/** One argument of a list. */
export function entryOf(text: string, form: EntryForm): unknown {
  switch (form) {
    case "color":
      return text;
    case "color-parts": {
      // "#1d4ed8:2", "red 2", "red 30%"
      const parts = /^(.+?)(?::|\s)\s*(\d+(?:\.\d+)?|\.\d+)\s*%?$/.exec(text.trim());
      return parts === null || isOpen(parts[1] ?? "")
        ? { color: text }
        : { color: parts[1]?.trim(), amount: Number(parts[2]) };
    }
    case "name-color": {
      const at = text.indexOf("=");
      return at === -1
        ? { color: text.trim() }
        : { name: text.slice(0, at).trim(), color: text.slice(at + 1).trim() };
    }
  }
}

/** Whether a number that follows belongs to a color, as in "rgb(1 2" and "1 2". */
const isOpen = (text: string): boolean => /\([^)]*$/.test(text) || /^[\d\s.]+$/.test(text);

/** The input of one line: JSON, or the values of the command's fields. Throws a usage problem. */
export function fieldsOfLine(text: string, names: readonly string[]): Fields {
  if (text.startsWith("{")) return objectOf(text, "This line");
  const values =
    names.length === 1
      ? [text]
      : text.includes("\t")
        ? text.split("\t")
        : splitOutsideBrackets(text, (letter) => letter === " ").filter((part) => part !== "");
  if (values.length !== names.length)
    throw usageProblem(
      `${names.length} values are expected, ${names.join(" and ")}, with a tab between, and there ${values.length === 1 ? "is" : "are"} ${values.length}.`,
    );
  return Object.fromEntries(names.map((name, index) => [name, values[index]?.trim()]));
}

export function objectOf(text: string, what: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw usageProblem(`${what} is no JSON. ${error instanceof Error ? error.message : ""}`.trim());
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw usageProblem(`${what} is no object of fields.`);
  return { ...value };
}

/** The fields that the bare arguments give. Throws a usage problem for one too many. */
export function fieldsOfArguments(args: readonly string[], positionals: Positionals): Fields {
  switch (positionals.kind) {
    case "list":
      return args.length === 0
        ? {}
        : { [positionals.field]: args.map((text) => entryOf(text, positionals.entry)) };
    case "fields": {
      const [extra] = args.slice(positionals.fields.length);
      if (extra !== undefined)
        throw usageProblem(
          `“${extra.slice(0, 60)}” is one argument too many: ${positionals.fields.map((name) => `<${name}>`).join(" ")} are taken. Put what has spaces in quotes.`,
        );
      return Object.fromEntries(
        args.map((text, index) => [positionals.fields[index] ?? "", jsonOrText(text)]),
      );
    }
    case "file":
      if (args.length > 1) throw usageProblem("One file is read at a time.");
      return {};
    case "none":
      if (args[0] !== undefined)
        throw usageProblem(`“${args[0].slice(0, 60)}” is no option. --help lists what there is.`);
      return {};
  }
}

const jsonOrText = (text: string): unknown => (text.startsWith("{") ? objectOf(text, "This argument") : text);
