import type { CardView } from "#app/items/card-view.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import type { NearestName } from "#engine/names/names.ts";

/** Loader data of a tool's page. */
export interface ToolData extends OpenedDocument {
  /** Undefined if the tool was opened on the device. */
  readonly related: readonly CardView[] | undefined;
  /** Names of the colors in `shownColors`; none if the tool was opened on the device. */
  readonly names: readonly NearestName[];
  /** Address of a small picture that the server puts behind a canvas that only scripts can draw. */
  readonly behind?: string;
}
