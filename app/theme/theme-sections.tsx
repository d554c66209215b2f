/** Sections of the inspector shared by all theme tools; each is loaded after the first view. */
import { lazy, type ReactNode } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import type { ThemeControls } from "./theme-controls.ts";

export const VerdictSection = lazy(async () => ({
  default: (await import("./verdict-section.tsx")).VerdictSection,
}));
export const FloorsField = lazy(async () => ({ default: (await import("./floors-field.tsx")).FloorsField }));
export const ContrastSlider = lazy(async () => ({
  default: (await import("./theme-sliders.tsx")).ContrastSlider,
}));
const PinsSection = lazy(async () => ({ default: (await import("./pins-section.tsx")).PinsSection }));

export const later = (content: ReactNode) => (
  <LatePart fallback={<p className="theme-wait" />}>{content}</LatePart>
);

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
    content: later(<PinsSection {...tool} />),
  };
}
