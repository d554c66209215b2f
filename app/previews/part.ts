/** The attributes that give an element its part and its tokens; preview-colors.css colors elements by their part. */
import { PREVIEW_PARTS, type PreviewPartName, tokensOfPart } from "#domain/previews/preview-parts.ts";

export interface PartAttributes {
  readonly "data-part": PreviewPartName;
  /** Separated by spaces. */
  readonly "data-tokens": string;
}

export function part(name: PreviewPartName): PartAttributes {
  return { "data-part": name, "data-tokens": tokensOfPart(PREVIEW_PARTS[name]).join(" ") };
}
