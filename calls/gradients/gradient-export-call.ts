/** Gradients to code and to a picture. */
import * as v from "valibot";
import { defineCall } from "#calls/call.ts";
import { count } from "#calls/color-schemas.ts";
import { GRADIENT_FORMATS, writeGradient } from "#engine/files/gradient/gradient-formats.ts";
import { gradientPng } from "#engine/files/gradient/gradient-png.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import { DocumentedGradient, GivenLayers } from "./given-gradient.ts";

/** Longest side of a picture in px; browsers export larger ones. */
const MAX_PX = 2048;

const REST = {
  format: v.pipe(
    v.picklist([...GRADIENT_FORMATS.map(({ id }) => id), "png"]),
    v.description("The kind of file."),
  ),
  options: v.optional(
    v.object({
      name: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[a-z][a-z0-9-]{0,39}$/, "A name is lowercase letters, digits and minus signs."),
          v.description("Of the variable, the class or the token."),
        ),
        "gradient",
      ),
      tolerance: v.optional(
        v.pipe(v.number(), v.minValue(0.004), v.maxValue(0.5), v.description("ΔEOK of the plain stops.")),
        DEFAULT_TOLERANCE,
      ),
      form: v.optional(
        v.pipe(v.picklist(["property", "custom-property"]), v.description("Of CSS.")),
        "property",
      ),
      width: v.optional(count(1, MAX_PX, "Of a PNG, px."), 1200),
      height: v.optional(count(1, MAX_PX, "Of a PNG, px."), 630),
    }),
    {},
  ),
};

export const gradientExportCall = defineCall({
  name: "gradientexport",
  title: "A gradient as code or picture",
  group: "Gradients",
  effect: "reads",
  http: { method: "POST", path: "/gradients/export" },
  description:
    "The file itself, with its media type and a file name. What of a text is not as it was written stands in the header `Tincture-Notices`, a JSON list of sentences.",
  input: v.object({ gradient: GivenLayers, ...REST }),
  documented: v.object({ gradient: DocumentedGradient, ...REST }),
  example: {
    input: {
      gradient: "linear-gradient(160deg in oklch, #160b3f, #ff6b3d)",
      format: "css",
      options: { name: "dusk" },
    },
  },
  handle({ gradient: { layers: gradient, notices }, format: id, options }) {
    const { name, width, height } = options;
    if (id === "png") {
      return {
        ok: true,
        kind: "file",
        content: gradientPng(gradient, width, height),
        mediaType: "image/png",
        fileName: `${name}.png`,
        notices,
      };
    }
    const format = GRADIENT_FORMATS.find((each) => each.id === id);
    if (format === undefined) throw new Error(`There is no gradient format "${id}"`);
    return {
      ok: true,
      kind: "file",
      content: writeGradient(format.id, gradient, options),
      mediaType: `${format.mediaType}; charset=utf-8`,
      fileName: `${name}.${format.extension}`,
      notices,
    };
  },
});
