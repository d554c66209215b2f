/** Connects the model with the document and the names of its colors. */
import { useMemo } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import { colorsOfScheme, SCHEME } from "#domain/documents/scheme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { schemeAngles, wheelPlace } from "#engine/palette/scheme.ts";
import { reduce } from "./model.ts";

export function useScheme(data: ToolData) {
  const tool = useTool(SCHEME, data, reduce, colorsOfScheme);
  const { document, hexes } = tool;
  const place = useMemo(() => wheelPlace(document.base, document.wheel), [document.base, document.wheel]);
  const angles = useMemo(() => schemeAngles(document), [document]);
  const baseHex = useMemo(() => formatHex(document.base), [document.base]);
  return {
    ...tool,
    /** Position of the base as chosen: its chroma may be outside the gamut. */
    place,
    /** From the base, in degrees; monochromatic only has the base's. */
    angles,
    /** Index of the base; in a monochromatic set the color with the same hex. */
    baseIndex: document.rule === "monochromatic" ? Math.max(0, hexes.indexOf(baseHex)) : angles.indexOf(0),
  };
}

export type Scheme = ReturnType<typeof useScheme>;
