/** Joins the model to the document, the name and what is pasted; the converter and its pair pages share it. */
import { useCallback, useMemo, useState } from "react";
import { recentColors } from "#app/color/recent-colors.ts";
import type { CardView } from "#app/items/card-view.ts";
import { usePicture } from "#app/workbench/picture/use-picture.ts";
import { useIncoming } from "#app/workbench/use-incoming.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { Notice } from "#app/workbench/workbench.tsx";
import { type ConverterDocument, currentColor } from "#domain/documents/converter-document.ts";
import type { DocumentKind, OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { reduce } from "./model.ts";
import { type NameOfPage, useNearestName } from "./use-nearest-name.ts";

export interface ConverterData extends OpenedDocument {
  /** Undefined when the tool was opened on the device. */
  readonly related: readonly CardView[] | undefined;
  readonly name: NameOfPage | undefined;
}

/** Colors of a picture that is dropped: enough to choose from. */
const PICTURE_COLORS = 6;

export function useConverter(kind: DocumentKind<ConverterDocument>, data: ConverterData) {
  const tool = useToolDocument(kind, data, reduce);
  const { document, act, preview } = tool;
  const color = currentColor(document);
  const hex = formatHex(color);
  const colors = useMemo(() => kind.colorsOf(document), [kind, document]);
  const nearest = useNearestName(color, hex, data.name);
  const [problem, setProblem] = useState<string>();

  const commit = useCallback(
    (next: Color) => {
      setProblem(undefined);
      recentColors.add(formatColor(next, isInGamut(next, "srgb") ? "hex" : "oklch"));
      act({ type: "color", color: next });
    },
    [act],
  );
  const drag = useCallback((next: Color) => preview({ type: "color", color: next }), [preview]);
  const takeAll = useCallback(
    (taken: readonly Color[]) => {
      setProblem(undefined);
      act({ type: "colors", colors: taken });
    },
    [act],
  );
  const picture = usePicture({ count: PICTURE_COLORS, onColors: takeAll, onProblem: setProblem });
  const isOver = useIncoming({
    onColors: takeAll,
    onOneColor: commit,
    onPicture: picture.read,
    onProblem: setProblem,
  });
  const ownNotices: readonly Notice[] = [
    ...(problem === undefined ? [] : [{ text: problem }]),
    ...(picture.progress === undefined
      ? []
      : [
          {
            text: picture.progress,
            tone: "info" as const,
            action: { label: "Cancel", run: picture.cancel },
          },
        ]),
  ];
  return { ...tool, color, hex, colors, nearest, commit, drag, takeAll, isOver, ownNotices };
}

export type Converter = ReturnType<typeof useConverter>;
