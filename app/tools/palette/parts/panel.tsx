/** Chooses the panel; each is a file of its own that arrives with its first opening. */
import { type ComponentType, lazy } from "react";
import type { PanelName, PanelProps } from "#app/tools/palette/panels.ts";

type Loader = () => Promise<{ default: ComponentType<PanelProps> }>;

const LOADERS: Readonly<Record<Exclude<PanelName, "keys">, Loader>> = {
  export: async () => ({ default: (await import("./export-section.tsx")).ExportSection }),
  adjust: async () => ({ default: (await import("./adjust-panel.tsx")).AdjustPanel }),
  vision: async () => ({ default: (await import("./vision-panel.tsx")).VisionPanel }),
  check: async () => ({ default: (await import("./check-panel.tsx")).CheckPanel }),
  variants: async () => ({ default: (await import("./variants-panel.tsx")).VariantsPanel }),
  edit: async () => ({ default: (await import("./edit-panel.tsx")).EditPanel }),
  library: async () => ({ default: (await import("./library-panel.tsx")).LibraryPanel }),
  publish: async () => ({ default: (await import("./publish-panel.tsx")).PublishPanel }),
  tray: async () => ({ default: (await import("./tray-panel.tsx")).TrayPanel }),
};

const PANELS = {
  export: lazy(LOADERS.export),
  adjust: lazy(LOADERS.adjust),
  vision: lazy(LOADERS.vision),
  check: lazy(LOADERS.check),
  variants: lazy(LOADERS.variants),
  edit: lazy(LOADERS.edit),
  library: lazy(LOADERS.library),
  publish: lazy(LOADERS.publish),
  tray: lazy(LOADERS.tray),
};

export function Panel({ name, ...props }: PanelProps & { readonly name: Exclude<PanelName, "keys"> }) {
  const Chosen = PANELS[name];
  return <Chosen {...props} />;
}
