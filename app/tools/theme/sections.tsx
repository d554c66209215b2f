/** The sections of the inspector; each is loaded after the first view. */

import type { OwnExport } from "#app/color/export-panel.tsx";
import { BrandFields } from "#app/theme/brand-fields.tsx";
import { FloorsField } from "#app/theme/floors-field.tsx";
import { LabelField } from "#app/theme/label-field.tsx";
import { pinsSection } from "#app/theme/pins-in-inspector.tsx";
import { ContrastSlider, TintSlider } from "#app/theme/theme-sliders.tsx";
import { ThemeTray } from "#app/theme/tray/theme-tray.tsx";
import { VerdictSection } from "#app/theme/verdict-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { PreviewLinks } from "./parts/preview-links.tsx";
import type { ThemeTool } from "./use-theme.ts";

export function themeSections(
  tool: ThemeTool,
  palette: ExportPalette,
  onRead: () => void,
): readonly InspectorSection[] {
  const { committed, controls, solved, store, act, token, takeUp, history } = tool;
  const { mode } = committed;
  const { change } = controls;
  const count = solved.failing.length;
  return [
    {
      id: "color",
      title: "Brand colors",
      tab: "Color",
      content: (
        <>
          <BrandFields {...controls} />
          <LabelField document={committed} mode={mode} solved={solved} change={change} />
          <div className="theme-slider theme-contrast-in">
            <ContrastSlider {...controls} />
          </div>
          <div className="theme-slider">
            <TintSlider {...controls} />
          </div>
        </>
      ),
    },
    {
      id: "floors",
      title: "Contrast floors",
      tab: "Floors",
      content: <FloorsField document={committed} mode={mode} solved={solved} change={change} />,
    },
    pinsSection({ document: committed, mode, solved, change, token, onToken: takeUp }),
    {
      id: "audit",
      title: "Verdict",
      tab: count === 0 ? "Audit" : `Audit ${count}`,
      isTitleHidden: true,
      content: (
        <VerdictSection solved={solved} change={change} onAll={() => act({ type: "view", view: "audit" })} />
      ),
    },
    {
      id: "code",
      title: "Code",
      isTitleHidden: true,
      content: (
        <>
          <ThemeTray document={committed} search={history.search} palette={palette} />
          <ReadKey onRead={onRead} />
          <PreviewLinks store={store} search={history.search} mode={mode} />
        </>
      ),
    },
  ];
}

/** The whole export panel. */
export function themeExport(
  { committed, history }: ThemeTool,
  palette: ExportPalette,
  onRead: () => void,
): OwnExport {
  return {
    id: "theme",
    title: "Export",
    isWhole: true,
    formats: async () => (await import("#domain/themes/tray-formats.ts")).TRAY_FORMATS,
    content: (
      <>
        <ThemeTray document={committed} search={history.search} palette={palette} isWhole />
        <ReadKey onRead={onRead} />
      </>
    ),
  };
}

function ReadKey({ onRead }: { readonly onRead: () => void }) {
  return (
    <Button onClick={onRead}>
      <Icon name="file-arrow-up" />
      Read a theme in
    </Button>
  );
}
