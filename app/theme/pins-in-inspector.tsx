/** The section of pins, in the inspector of all theme tools. */
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { PinsSection } from "./pins-section.tsx";
import type { ThemeControls } from "./theme-controls.ts";

interface PinsTool extends Pick<ThemeControls, "mode" | "solved" | "change"> {
  /** The committed document. */
  readonly document: ThemeDocument;
  readonly token: RoleToken;
  readonly onToken: (token: RoleToken) => void;
}

export function pinsSection(tool: PinsTool): InspectorSection {
  const { length } = tool.document.pins;
  return {
    id: "pins",
    title: "Pins",
    tab: length === 0 ? "Pins" : `Pins ${length}`,
    content: <PinsSection {...tool} />,
  };
}
