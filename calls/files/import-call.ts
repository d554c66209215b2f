/** Files to palettes. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, MAX_COLORS } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { read } from "#engine/read/read.ts";
import { IMPORT_FORMATS, isImportFormat } from "./import-formats.ts";
import { UnreadAnswer, unreadAnswer } from "./unread-answer.ts";

export const importCall = defineCall({
  name: "import",
  title: "Read a file",
  group: "Files",
  effect: "reads",
  http: { method: "POST", path: "/import" },
  takesFile: true,
  description:
    "The file is the body, whatever its media type. Its format is told by its bytes; with `format`, a file of another kind is refused.",
  input: v.object({
    format: v.optional(v.pipe(v.picklist(IMPORT_FORMATS), v.description("The kind of file it has to be."))),
  }),
  answer: v.object({
    name: v.optional(v.pipe(v.string(), v.description("The title, where the file has one."))),
    colors: v.array(
      v.object({
        name: v.optional(v.string()),
        color: CssColor,
        dark: v.optional(v.pipe(CssColor, v.description("Its value in dark mode, where the file has both."))),
      }),
    ),
    unread: v.pipe(
      v.array(UnreadAnswer),
      v.description("What looks like a color and was left out, with line and reason."),
    ),
  }),
  example: {
    input: { format: "css" },
    file: { text: ":root {\n  --deep: #0e2a47;\n  --sand: oklch(93% 0.03 85);\n}\n", mediaType: "text/css" },
  },
  handle({ format }, _context, file) {
    const result = read({ bytes: file, text: new TextDecoder().decode(file), name: "The file" });
    if (!result.ok) return refuseCall("invalid", result.message);
    if (result.kind === "picture")
      return refuseCall("invalid", "The file is a picture; its colors are not read here.");
    if (format !== undefined && !isImportFormat(result.format, format))
      return refuseCall("invalid", `This is no ${format} file: it reads as ${result.format}.`, [
        { path: "format", message: `The file reads as ${result.format}.`, code: "wrong_format" },
      ]);
    if (result.colors.length > MAX_COLORS)
      return refuseCall("invalid", `A file holds at most ${MAX_COLORS} colors here.`);
    return dataAnswer({
      ...(result.title !== undefined && { name: result.title }),
      colors: result.colors.map(({ name, color, dark }) => ({
        ...(name !== undefined && { name }),
        color: colorToCss(color),
        ...(dark !== undefined && { dark: colorToCss(dark) }),
      })),
      unread: result.unread.map(unreadAnswer),
    });
  },
});
