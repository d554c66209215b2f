import { useMemo, useRef } from "react";
import { useLiveSite } from "#app/theme/live-site/use-live-site.ts";
import { modeStyle, useModeColors } from "#app/theme/mode-colors.ts";
import { seenColor, seenSheet } from "#app/theme/seen-sheet.ts";
import { toggledPin } from "#app/theme/toggle-pin.ts";
import { part } from "#app/ui/part.tsx";
import { problemNotices } from "#app/workbench/problem-notices.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { MODE_NAMES } from "#domain/themes/theme-words.ts";
import { exportedPalette } from "#domain/ui-palette/exported-palette.ts";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { PreviewSample } from "./parts/preview-sample.tsx";
import { Ramps } from "./parts/ramps.tsx";
import { StepLine } from "./parts/step-line.tsx";
import { ViewBar } from "./parts/view-bar.tsx";
import { paletteSections, themeExport } from "./sections.tsx";
import { LOCAL_KEYS, paletteShortcuts } from "./shortcuts.ts";
import type { UiPaletteData } from "./ui-palette-data.ts";
import { usePalette } from "./use-palette.ts";
import { rampStyle, useRampColors } from "./use-ramp-colors.ts";
import "./ui-palette.css";
import "./palette-views.css";
import "./field-page.css";

const LiveSitePanel = part("LiveSitePanel", () => import("#app/theme/live-site/live-site-panel.tsx"));
const Curves = part("Curves", () => import("./parts/curves.tsx"));
const Roles = part("Roles", () => import("./parts/roles.tsx"));
const Charts = part("Charts", () => import("./parts/charts.tsx"));

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
      saveContent={{ type: "theme", theme: `${UI_PALETTE.path}?${tool.history.search}` }}
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
          {view === "curves" && <Curves tool={tool} />}
          {view === "roles" && (
            <Roles {...{ committed, shown, solved, token, act }} takeUp={tool.takeUp} seen={sheet} />
          )}
          {view === "charts" && (
            <Charts committed={committed} client={tool.client} first={tool.chart} seen={seen} />
          )}
        </div>
      }
    >
      <Explanation shown={shown} hexes={tool.hexes} related={data.related} />
    </ToolWorkbench>
  );
}
