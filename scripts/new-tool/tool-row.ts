// Adds and removes the table row that declares a tool.
import type { Tool } from "#domain/navigation/built-tools.ts";

const END = "\n];\n";

/** The text of built-tools.ts with one more row. Throws when the table cannot be found. */
export function withRow(text: string, row: Tool): string {
  const from = text.indexOf("BUILT_TOOLS: ");
  const end = text.indexOf(END, from);
  if (from < 0 || end < 0) throw new Error("The table of built tools has another form than it had.");
  return `${text.slice(0, end)}\n  ${rowText(row)}${text.slice(end)}`;
}

/** The text of tools.ts without the row of a planned tool. Throws when it has none. */
export function withoutRow(text: string, id: string): string {
  const lines = text.split("\n");
  const left = lines.filter((line) => !line.startsWith(`  tool(${JSON.stringify(id)},`));
  if (left.length !== lines.length - 1) throw new Error(`The planned tools have no row for ${id}.`);
  return left.join("\n");
}

function rowText({ id, path, title, line, sample }: Tool): string {
  return `tool(${[id, path, title, line, sample].map((part) => JSON.stringify(part)).join(", ")}),`;
}
