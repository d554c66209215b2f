/** Exports a library gradient in the formats that its page shows and its downloads offer (LIB-3). */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import {
  type GradientFormatId,
  type GradientFormatOptions,
  writeGradient,
} from "#engine/files/gradient/gradient-formats.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { toGradient } from "./gradient-css.ts";
import type { GradientData } from "./gradient-data.ts";

/** Writes the share link as a comment above the code; a format without an entry has no comments. */
const COMMENTS: Partial<Record<GradientFormatId, (link: string) => string>> = {
  css: (link) => `/* ${link} */\n`,
  scss: (link) => `// ${link}\n`,
};

export function layersOf(data: GradientData): readonly GradientLayer[] {
  return [{ ...toGradient(data), blend: "normal" }];
}

/** The gradient as code. `shareLink` is an address of this site. */
export function writeItemGradient(
  { gradient, title }: { readonly gradient: GradientData; readonly title: string },
  format: GradientFormatId,
  shareLink: string,
): string {
  const [name = "gradient"] = title === "" ? [] : toIdentifiers([title], "kebab");
  return commentedGradient(
    format,
    layersOf(gradient),
    { tolerance: DEFAULT_TOLERANCE, name, form: "custom-property" },
    shareLink,
  );
}

/** The code below the share link, if the format has comments. */
export function commentedGradient(
  format: GradientFormatId,
  layers: readonly GradientLayer[],
  options: GradientFormatOptions,
  shareLink: string,
): string {
  return `${COMMENTS[format]?.(shareLink) ?? ""}${writeGradient(format, layers, options)}`;
}
