/** Palettes to files. */
import * as v from "valibot";
import { defineCall } from "#calls/call.ts";
import { givenColor, MAX_COLORS } from "#calls/color-schemas.ts";
import { type CallRefusal, refuseCall } from "#calls/refusal.ts";
import { MAX_TEMPLATE } from "#domain/account/export-template.ts";
import { planForFormat } from "#domain/plans.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { CASE_STYLES, toIdentifiers } from "#engine/files/export/identifiers.ts";
import { TEMPLATE_PLACEHOLDERS } from "#engine/files/export/template.ts";
import { COLOR_FORMATS } from "#engine/format/format.ts";

/** Names, titles and prefixes must be a single line. */
const line = (most: number, description: string) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^\P{Cc}*$/u, "Control characters and line breaks have no place here."),
    v.description(description),
  );

const Template = v.pipe(
  v.string(),
  v.maxLength(MAX_TEMPLATE),
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
  name: "export",
  title: "Write a file",
  group: "Files",
  effect: "reads",
  http: { method: "POST", path: "/export" },
  description:
    "The file itself, with its media type and a file name. A color that cannot be read is a 422: a file has no place for an error. The formats `aco`, `procreate` and those that end in `-bundle` need the key of a Pro account, as `Authorization: Bearer`: without one the answer is 402.",
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
  async handle({ name, colors, format: id, options }, { access, fontFiles }) {
    const format = EXPORT_FORMATS.find((each) => each.id === id);
    if (format === undefined) throw new Error(`There is no export format "${id}"`);
    if (planForFormat(id) === "pro" && (await access()) !== "pro") return refuseFormat(format);
    const { shareLink, template, ...plain } = options;
    const exportOptions: ExportOptions = {
      ...plain,
      fontFiles,
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
      ok: true,
      kind: "file",
      content,
      mediaType: format.kind === "text" ? `${format.mediaType}; charset=utf-8` : format.mediaType,
      fileName: `${slug}.${format.extension}`,
    };
  },
});

function refuseFormat({ label }: ExportFormat): CallRefusal {
  return refuseCall(
    "needs-pro",
    `${label} is a Pro format and needs the key of a Pro account. ASE and GPL are free.`,
  );
}
