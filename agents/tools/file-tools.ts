/** Tools that read and write files of colors, as text. */
import * as v from "valibot";
import { exportCall } from "#calls/files/export-call.ts";
import { readCall } from "#calls/files/read-call.ts";
import { planForFormat } from "#domain/plans.ts";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { hexOf } from "./palette-tools.ts";
import { colorText, dataOf, defineTool, ToolProblem } from "./tool.ts";

/** Free formats that are text. */
const TEXT_FORMATS = EXPORT_FORMATS.filter(
  ({ id, kind }) => kind === "text" && id !== "template" && planForFormat(id) === "free",
).map(({ id }) => id);

const Read = v.object({
  kind: v.string(),
  colors: v.array(v.object({ name: v.optional(v.string()), color: v.string() })),
  unread: v.array(v.object({ line: v.number(), text: v.string(), why: v.string() })),
});
const MAX_TEXT = 200_000;
const MAX_COLORS = 500;

export const readColors = defineTool({
  name: "read_colors",
  title: "Read colors",
  description: "The colors in any text: code, tokens, GIMP palettes, lists; and what was left out, and why.",
  input: v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT)) }),
  output: v.object({
    kind: v.string(),
    colors: v.array(v.object({ name: v.optional(v.string()), color: v.string() })),
    unread: v.array(v.string()),
  }),
  async answer({ text }, { run }) {
    const { kind, colors, unread } = await dataOf(Read, run(readCall, {}, new TextEncoder().encode(text)));
    const rows = colors
      .slice(0, MAX_COLORS)
      .map(({ name, color }) => ({ ...(name !== undefined && { name }), color: hexOf(color) }));
    const left = unread.slice(0, 20).map((each) => `line ${each.line}: ${each.text}: ${each.why}`);
    return {
      structured: { kind, colors: rows, unread: left },
      text: `${colors.length} colors read${left.length > 0 ? `, ${unread.length} left out` : ""}: ${rows
        .slice(0, 40)
        .map(({ name, color }) => (name === undefined ? color : `${name} ${color}`))
        .join(", ")}`,
    };
  },
});

export const writeColors = defineTool({
  name: "write_colors",
  title: "Write a file of colors",
  description: "Turn colors into code or a swatch file, instead of writing it by hand.",
  input: v.strictObject({
    colors: v.pipe(
      v.array(
        v.strictObject({
          name: v.optional(v.pipe(v.string(), v.maxLength(200))),
          color: colorText("CSS color"),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_COLORS),
    ),
    format: v.picklist(TEXT_FORMATS),
    prefix: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  output: v.object({ fileName: v.string(), content: v.string() }),
  async answer({ colors, format, prefix }, { run }) {
    const file = await run(exportCall, {
      colors,
      format,
      ...(prefix !== undefined && { options: { prefix } }),
    });
    if (!file.ok) throw new ToolProblem(file.message);
    if (!("text" in file)) throw new Error("The export has answered with data");
    return { structured: { fileName: file.fileName, content: file.text }, text: file.text };
  },
});
