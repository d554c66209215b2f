import type { CardView } from "#app/items/card-view.ts";
import { type ToolState, useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { ContrastDocument } from "#domain/documents/contrast-document.ts";
import { CONTRAST } from "#domain/documents/contrast-kind.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import { type ContrastAction, reduce } from "./model.ts";

export interface ContrastData extends OpenedDocument {
  readonly related: readonly CardView[] | undefined;
}

export type ContrastTool = ToolState<ContrastDocument, ContrastAction>;

export function useContrast(data: ContrastData): ContrastTool {
  return useToolDocument(CONTRAST, data, reduce);
}

/** What stays as it is while something is dragged: for results that are too slow to follow. */
export function settledDocument({ isDragged, committed, document }: ContrastTool): ContrastDocument {
  return isDragged ? committed : document;
}
