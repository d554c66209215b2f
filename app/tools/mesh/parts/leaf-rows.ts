import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { writeFittedCss } from "#engine/mesh/write/write-mesh-css.ts";
import type { Tile } from "./leaf-code.tsx";
import type { LeafRow } from "./leaves-list.tsx";
import type { Leaves } from "./use-leaves.ts";

/** The outputs by name, as commands. */
export const leafFormats = async () => [
  { id: "css", label: "CSS" },
  { id: "picture", label: "CSS", line: "One picture" },
  { id: "svg", label: "SVG" },
  { id: "pdf", label: "PDF" },
  { id: "swift", label: "SwiftUI" },
  { id: "tokens", label: "Design tokens", words: "json" },
  { id: "image", label: "PNG, WebP, AVIF" },
  { id: "loop", label: "Loop", words: "video animation" },
];

/** The rows of the list of outputs, with what is known of them. */
export function rowsOf(
  { layers, seconds }: MeshDocument,
  { fits, measured }: Leaves,
  tile: Tile,
): readonly LeafRow[] {
  const fitted = fits[layers];
  const sizeOf = (bytes: number): string | undefined =>
    tile === undefined ? undefined : kilobytes(bytes + (tile === "none" ? 0 : tile.length));
  return [
    {
      id: "css",
      title: `CSS, ${layers} layers`,
      size: fitted && sizeOf(writeFittedCss(fitted).length),
      delta: fitted && fitted.mean,
    },
    {
      id: "picture",
      title: "CSS, one picture",
      size: measured && sizeOf(measured.picture.text.length),
      delta: measured && measured.picture.mean,
    },
    {
      id: "svg",
      title: "SVG",
      size: measured && sizeOf(measured.svg.text.length),
      delta: measured && measured.svg.mean,
    },
    {
      id: "pdf",
      title: "PDF",
      size: measured && `vector, ${kilobytes(measured.pdf.bytes)}`,
      delta: measured && measured.pdf.mean,
    },
    { id: "swift", title: "SwiftUI", size: "MeshGradient" },
    { id: "tokens", title: "Design tokens", size: "JSON", delta: "exact" },
    { id: "image", title: "PNG, WebP, AVIF", size: "to 8192 px", delta: "exact" },
    { id: "loop", title: "Loop", size: `${seconds} s` },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
