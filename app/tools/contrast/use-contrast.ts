import type { ToolData } from "#app/workbench/tool-data.ts";
import { type ToolState, useToolDocument } from "#app/workbench/use-tool-document.ts";
import type { ContrastDocument } from "#domain/documents/contrast/contrast-document.ts";
import { CONTRAST } from "#domain/documents/contrast/contrast-kind.ts";
import { type ContrastAction, reduce } from "./model.ts";

export type ContrastTool = ToolState<ContrastDocument, ContrastAction>;

export function useContrast(data: ToolData): ContrastTool {
  return useToolDocument(CONTRAST, data, reduce);
}

/** The committed document during a drag, for results that are too slow to follow it. */
export function settledDocument({ isDragged, committed, document }: ContrastTool): ContrastDocument {
  return isDragged ? committed : document;
}
