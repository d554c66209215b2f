/** Joins the model to the document and the names of its colors. */
import { useMemo } from "react";
import { useColorNames } from "#app/color/use-color-names.ts";
import type { CardView } from "#app/items/card-view.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { colorsOfScheme, SCHEME } from "#domain/documents/scheme-document.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { schemeAngles, wheelPlace } from "#engine/palette/scheme.ts";
import { reduce } from "./model.ts";

export interface SchemeData extends OpenedDocument {
  /** Undefined when the tool was opened on the device. */
  readonly related: readonly CardView[] | undefined;
  /** Names of the colors; empty when the tool was opened on the device. */
  readonly names: readonly string[];
}

export function useScheme(data: SchemeData) {
  const tool = useToolDocument(SCHEME, data, reduce);
  const { document } = tool;
  const colors = useMemo(() => colorsOfScheme(document), [document]);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const names = useColorNames(colors, hexes, data.names);
  const place = useMemo(() => wheelPlace(document.base, document.wheel), [document.base, document.wheel]);
  const angles = useMemo(() => schemeAngles(document), [document]);
  const baseHex = useMemo(() => formatHex(document.base), [document.base]);
  return {
    ...tool,
    colors,
    hexes,
    names,
    /** Of the base, as it is wished: its chroma may lie beyond the gamut. */
    place,
    /** From the base, in degrees; monochromatic has only the base's. */
    angles,
    /** Which of the colors is the base; of a monochromatic set the one that looks like it. */
    baseIndex: document.rule === "monochromatic" ? Math.max(0, hexes.indexOf(baseHex)) : angles.indexOf(0),
  };
}

export type Scheme = ReturnType<typeof useScheme>;
