/** Says on an element which kind it is of and which tokens it wears; its colors come from preview-colors.css. */
import { PREVIEW_PARTS, type PreviewPartName, tokensOfPart } from "#engine/theme/preview-parts.ts";

export interface PartAttributes {
  readonly "data-part": PreviewPartName;
  /** Separated by spaces. */
  readonly "data-tokens": string;
}

export function part(name: PreviewPartName): PartAttributes {
  return { "data-part": name, "data-tokens": tokensOfPart(PREVIEW_PARTS[name]).join(" ") };
}
