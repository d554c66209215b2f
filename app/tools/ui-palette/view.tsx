import { lazy, useMemo, useRef } from "react";
import { useLiveSite } from "#app/theme/live-site/use-live-site.ts";
import { modeStyle, useModeColors } from "#app/theme/mode-colors.ts";
import { seenColor, seenSheet } from "#app/theme/seen-sheet.ts";
import { later } from "#app/theme/theme-sections.tsx";
import { toggledPin } from "#app/theme/toggle-pin.ts";
import { LatePart } from "#app/ui/late-part.tsx";
import { problemNotices } from "#app/workbench/problem-notices.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { MODE_NAMES } from "#domain/themes/theme-words.ts";
import { exportedPalette } from "#domain/ui-palette/exported-palette.ts";
import { Dock } from "./parts/dock.tsx";
import { PreviewSample } from "./parts/preview-sample.tsx";
import { Ramps } from "./parts/ramps.tsx";
import { StepLine } from "./parts/step-line.tsx";
import { ViewBar } from "./parts/view-bar.tsx";
import { paletteSections, themeExport } from "./sections.tsx";
import { LOCAL_KEYS, paletteShortcuts } from "./shortcuts.ts";
import type { UiPaletteData } from "./ui-palette-data.ts";
import { usePalette } from "./use-palette.ts";
import { rampStyle, useRampColors } from "./use-ramp-colors.ts";
import "#app/theme/theme.css";
import "./ui-palette.css";
import "./palette-views.css";
import "./field-page.css";
// The server renders the lazy sections, so their styles are part of the page; otherwise the layout would shift.
import "#app/color/channel-slider.css";
import "#app/color/code-well.css";
import "#app/color/export-panel.css";
import "#app/ui/field.css";
import "#app/ui/segmented.css";

const Explanation = lazy(async () => ({ default: (await import("./parts/explanation.tsx")).Explanation }));
const LiveSitePanel = lazy(async () => ({
  default: (await import("#app/theme/live-site/live-site-panel.tsx")).LiveSitePanel,
}));
const Curves = lazy(async () => ({ default: (await import("./parts/curves.tsx")).Curves }));
const Roles = lazy(async () => ({ default: (await import("./parts/roles.tsx")).Roles }));
const Charts = lazy(async () => ({ default: (await import("./parts/charts.tsx")).Charts }));

export function UiPaletteView({ data }: { readonly data: UiPaletteData }) {
  const frame = useToolFrame();
  const tool = usePalette(data);
  const { committed, shown, solved, store, theme, ramp, step, token, act } = tool;
  const { mode, view, page, pins } = committed;
  const { vision } = frame;
  const seen = useMemo(() => seenColor(vision), [vision]);
  const sheet = useMemo(() => seenSheet(vision), [vision]);
  const canvas = useRef<HTMLDivElement>(null);
  useModeColors(canvas, theme, sheet);
  useRampColors(canvas, store, seen);
  useLiveSite(theme);
  const stepColors = useMemo(() => rampStyle(shown, seen), [shown, seen]);
  const worn = useMemo(() => modeStyle(solved.sheet, mode, sheet), [solved, mode, sheet]);
  const exported = useMemo(() => exportedPalette(shown), [shown]);
  const onPin = () => act(toggledPin(pins, solved, { mode, token }));
  const missed = shown.ramps.reduce((sum, { unmet }) => sum + unmet.length, 0);
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this palette"
      saveItem={{ kind: "palette", theme: `${UI_PALETTE.path}?${tool.history.search}` }}
      colors={tool.colors}
      exported={exported}
      ownExport={themeExport(tool)}
      takes={{
        onColors: (colors) => act({ type: "brands", colors }),
        onOneColor: (color) => act({ type: "brand", index: 0, color }),
        mostColors: 3,
        hint: "Drop a brand color, and up to two more",
      }}
      panels={{
        live: {
          title: "Live on my site",
          key: "y",
          icon: "arrow-square-out",
          content: <LiveSitePanel />,
        },
      }}
      notices={problemNotices(tool.problem, tool.again)}
      announcement={`${MODE_NAMES[mode]}, ${missed === 0 ? "every step meets its target" : `${missed} steps miss their targets`}`}
      current={committed.brand[0]}
      sections={paletteSections(tool)}
      shortcuts={paletteShortcuts(tool, {
        onPin,
        // Presses the button with the value, which shows "Copied".
        onCopy: () => document.querySelector<HTMLElement>(".step-line .copy-value")?.click(),
      })}
      localKeys={LOCAL_KEYS}
      dock={<Dock tool={tool} frame={frame} />}
      canvas={
        <div className="palette-canvas" ref={canvas} style={stepColors}>
          <Ramps store={store} own={committed.own} ramp={ramp} step={step} onTake={tool.takeStep} act={act} />
          <StepLine store={store} committed={committed} ramp={ramp} step={step} act={act} />
          {view !== "curves" && (
            <ViewBar committed={committed} theme={theme} search={tool.history.search} act={act} />
          )}
          {view === "preview" && <PreviewSample page={page} mode={mode} style={worn} />}
          {view === "curves" && later(<Curves tool={tool} />)}
          {view === "roles" &&
            later(<Roles {...{ committed, shown, solved, token, act }} takeUp={tool.takeUp} seen={sheet} />)}
          {view === "charts" &&
            later(<Charts committed={committed} client={tool.client} first={tool.chart} seen={seen} />)}
        </div>
      }
    >
      <LatePart fallback={null}>
        <Explanation shown={shown} hexes={tool.hexes} related={data.related} />
      </LatePart>
    </ToolWorkbench>
  );
}
