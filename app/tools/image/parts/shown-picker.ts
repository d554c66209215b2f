import type { ImagePicker } from "#domain/documents/image-document.ts";

/** A picker with its place in the document. */
export interface ShownPicker {
  readonly picker: ImagePicker;
  readonly index: number;
}

/** "41.2%"; what is there but rounds to nothing is "<0.1%". */
export function shareText(share01: number | undefined): string {
  if (share01 === undefined) return "";
  if (share01 > 0 && share01 < 0.0005) return "<0.1%";
  return `${(share01 * 100).toFixed(1)}%`;
}
