/** Palettes to files, and files to palettes. */
import * as v from "valibot";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportOptions,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { CASE_STYLES, toIdentifiers } from "#engine/files/export/identifiers.ts";
import { TEMPLATE_PLACEHOLDERS } from "#engine/files/export/template.ts";
import { importPalette } from "#engine/files/import/import-palette.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { COLOR_FORMATS } from "#engine/format/format.ts";
import { defineCall, json, refusal } from "#server/api/api-call.ts";
import { CssColor, givenColor, MAX_COLORS } from "#server/api/color-schemas.ts";
import { problemOf } from "#server/api/problem.ts";
import { IMPORT_FORMATS, isImportFormat } from "./import-formats.ts";

/** Names, titles and prefixes are one line. */
const line = (most: number, description: string) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^\P{Cc}*$/u, "Control characters and line breaks have no place here."),
    v.description(description),
  );

const Template = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check(
    (text) =>
      [...text.matchAll(/\{(\w+)\}/g)].every(([, key]) =>
        TEMPLATE_PLACEHOLDERS.some((known) => known === key),
      ),
    `A template knows ${TEMPLATE_PLACEHOLDERS.map((key) => `{${key}}`).join(", ")}.`,
  ),
  v.description(
    "For the format `template`: lines with `{name}`, `{id}`, `{hex}` … are repeated for each color.",
  ),
);

const Options = v.object({
  valueFormat: v.optional(
    v.pipe(v.picklist(COLOR_FORMATS), v.description("How values are written.")),
    DEFAULT_EXPORT_OPTIONS.valueFormat,
  ),
  naming: v.optional(
    v.pipe(
      v.picklist(["name", "index", "step"]),
      v.description("By color names, by numbers from 1, or by steps of a ramp."),
    ),
    DEFAULT_EXPORT_OPTIONS.naming,
  ),
  caseStyle: v.optional(
    v.pipe(v.picklist(CASE_STYLES), v.description("How identifiers are spelled.")),
    DEFAULT_EXPORT_OPTIONS.caseStyle,
  ),
  prefix: v.optional(line(60, "Before each identifier."), DEFAULT_EXPORT_OPTIONS.prefix),
  wideGamutFallback: v.optional(
    v.pipe(
      v.boolean(),
      v.description("Colors outside sRGB get a mapped value first, and their own for screens that show it."),
    ),
    DEFAULT_EXPORT_OPTIONS.wideGamutFallback,
  ),
  shareLink: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2000),
      v.url(),
      v.description("Written as a comment where the format has comments."),
    ),
  ),
  template: v.optional(Template),
});

const FORMAT_IDS = EXPORT_FORMATS.map(({ id }) => id);

export const exportCall = defineCall({
  id: "export",
  group: "Files",
  path: "/export",
  summary: "Write a file",
  description:
    "The file itself, with its media type and a file name. A color that cannot be read is a 422: a file has no place for an error.",
  input: v.object({
    name: v.optional(line(200, "The title of the palette, and the file’s name.")),
    colors: v.pipe(
      v.array(
        v.object({
          name: v.optional(line(200, "Its name; Color 1, Color 2 … when it is left out.")),
          color: givenColor("The color."),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_COLORS),
      v.description("The colors, in order."),
    ),
    format: v.pipe(v.picklist(FORMAT_IDS), v.description("The kind of file.")),
    options: v.optional(Options, {}),
  }),
  example: {
    input: {
      name: "Harbour",
      colors: [
        { name: "Deep", color: "#0e2a47" },
        { name: "Signal", color: "color(display-p3 1 0.3 0.1)" },
      ],
      format: "css",
      options: { prefix: "harbour" },
    },
  },
  async handle({ name, colors, format: id, options }) {
    const format = EXPORT_FORMATS.find((each) => each.id === id);
    if (format === undefined) throw new Error(`There is no export format "${id}"`);
    const { shareLink, template, ...plain } = options;
    const exportOptions: ExportOptions = {
      ...plain,
      ...(shareLink !== undefined && { shareLink }),
      ...(template !== undefined && { template }),
    };
    const content = await (await loadExporter(id))(
      {
        ...(name !== undefined && name !== "" && { title: name }),
        colors: colors.map((entry, index) => ({
          name: entry.name === undefined || entry.name === "" ? `Color ${index + 1}` : entry.name,
          color: entry.color,
        })),
      },
      exportOptions,
    );
    const [slug = "palette"] = toIdentifiers([name ?? "palette"], "kebab");
    return {
      kind: "file",
      content,
      mediaType: format.kind === "text" ? `${format.mediaType}; charset=utf-8` : format.mediaType,
      fileName: `${slug}.${format.extension}`,
    };
  },
});

export const importCall = defineCall({
  id: "import",
  group: "Files",
  path: "/import",
  takes: "file",
  summary: "Read a file",
  description:
    "The file is the body, whatever its media type. Its format is told by its bytes; with `format`, a file of another kind is refused.",
  input: v.object({
    format: v.optional(v.pipe(v.picklist(IMPORT_FORMATS), v.description("The kind of file it has to be."))),
  }),
  answer: v.object({
    name: v.optional(v.pipe(v.string(), v.description("The title, where the file has one."))),
    colors: v.array(v.object({ name: v.optional(v.string()), color: CssColor })),
  }),
  example: {
    input: { format: "css" },
    file: { text: ":root {\n  --deep: #0e2a47;\n  --sand: oklch(93% 0.03 85);\n}\n", mediaType: "text/css" },
  },
  handle({ format }, _context, file) {
    const result = importPalette({ bytes: file, text: new TextDecoder().decode(file), name: "The file" });
    if (!result.ok) return refusal(problemOf(422, result.message));
    if (format !== undefined && !isImportFormat(result.format, format))
      return refusal(
        problemOf(422, `This is no ${format} file: it reads as ${result.format}.`, [
          { path: "format", message: `The file reads as ${result.format}.`, code: "wrong_format" },
        ]),
      );
    if (result.colors.length > MAX_COLORS)
      return refusal(problemOf(422, `A file holds at most ${MAX_COLORS} colors here.`));
    return json({
      ...(result.title !== undefined && { name: result.title }),
      colors: result.colors.map(({ name, color }) => ({
        ...(name !== undefined && { name }),
        color: colorToCss(color),
      })),
    });
  },
});
