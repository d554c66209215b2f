// Adds the table row that declares a tool.
import type { Tool } from "#domain/navigation/tools.ts";

const END = "\n];\n";

/** The text of tools.ts with one more row. Throws when the table cannot be found. */
export function withRow(text: string, row: Tool): string {
  const from = text.indexOf("TOOLS: ");
  const end = text.indexOf(END, from);
  if (from < 0 || end < 0) throw new Error("The table of tools has another form than it had.");
  return `${text.slice(0, end)}\n  ${rowText(row)}${text.slice(end)}`;
}

function rowText({ id, path, title, line, group }: Tool): string {
  return `tool(${[id, path, title, line, group].map((part) => JSON.stringify(part)).join(", ")}),`;
}
