/**
 * Connects the model with the document, color names and pasted input; shared by the converter and its conversion
 * pages.
 */
import { useCallback, useMemo } from "react";
import { recentColors } from "#app/color/recent-colors.ts";
import type { ToolInput } from "#app/workbench/input/use-tool-input.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import { type ConverterDocument, currentColor } from "#domain/documents/converter-document.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { reduce } from "./model.ts";
import { useNearestName } from "./use-nearest-name.ts";

/** Number of colors that are extracted from a picture. */
const PICTURE_COLORS = 6;

export function useConverter(
  kind: DocumentKind<ConverterDocument>,
  data: ToolData,
  { setProblem }: ToolFrame,
) {
  const tool = useToolDocument(kind, data, reduce);
  const { document, act, preview } = tool;
  const color = currentColor(document);
  const hex = formatHex(color);
  const colors = useMemo(() => kind.colorsOf(document), [kind, document]);
  const nearest = useNearestName(color, hex, data.names[0]);

  const commit = useCallback(
    (next: Color) => {
      setProblem(undefined);
      recentColors.add(formatColor(next, isInGamut(next, "srgb") ? "hex" : "oklch"));
      act({ type: "color", color: next });
    },
    [act, setProblem],
  );
  const drag = useCallback((next: Color) => preview({ type: "color", color: next }), [preview]);
  const takeAll = useCallback(
    (taken: readonly Color[]) => {
      setProblem(undefined);
      act({ type: "colors", colors: taken });
    },
    [act, setProblem],
  );
  const takes: ToolInput = {
    onColors: takeAll,
    onOneColor: commit,
    picture: { label: "From a picture", count: PICTURE_COLORS },
  };
  return { ...tool, color, hex, colors, nearest, commit, drag, takes };
}

export type Converter = ReturnType<typeof useConverter>;
