import type { CardView } from "#app/items/card-view.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import type { NearestName } from "#engine/names/names.ts";

/** What a tool's page is given by its loader. */
export interface ToolData extends OpenedDocument {
  /** Undefined when the tool was opened on the device. */
  readonly related: readonly CardView[] | undefined;
  /** Of the colors that the page says by name; none when the tool was opened on the device. */
  readonly names: readonly NearestName[];
}
