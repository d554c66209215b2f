/** A tool's document with the names of its colors. */
import { useMemo } from "react";
import { useColorNames } from "#app/color/use-color-names.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import type { NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import type { ToolData } from "./tool-data.ts";
import { useToolDocument } from "./use-tool-document.ts";

/** `shownColors` as in the tool's declaration: the names in the page's data are those of these colors. */
export function useTool<Document extends object, Action>(
  kind: DocumentKind<Document>,
  data: ToolData,
  reduce: (document: Document, action: Action) => Document,
  shownColors: (document: Document) => readonly Color[] = kind.colorsOf,
) {
  const tool = useToolDocument(kind, data, reduce);
  const { document } = tool;
  const colors = useMemo(() => shownColors(document), [shownColors, document]);
  return { ...tool, colors, ...useNamedColors(colors, data.names) };
}

/** Colors as hex with their nearest names; a name is empty until it is known. */
export function useNamedColors(colors: readonly Color[], namesOfPage: readonly NearestName[]) {
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  return { hexes, names: useColorNames(colors, hexes, namesOfPage) };
}
