import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { throughLens } from "#app/previews/lens-colors.ts";
import { useLiveSite } from "#app/theme/live-site/use-live-site.ts";
import { modeStyle, type SeenSheet, useModeColors } from "#app/theme/mode-colors.ts";
import { ModeSwitch } from "#app/theme/mode-switch.tsx";
import type { GivenTheme } from "#app/theme/read-panel.tsx";
import { seenSheet } from "#app/theme/seen-sheet.ts";
import { ContrastSlider } from "#app/theme/theme-sliders.tsx";
import { areThemeFiles, isThemeText } from "#app/theme/theme-text.ts";
import { toggledPin } from "#app/theme/toggle-pin.ts";
import { part } from "#app/ui/part.tsx";
import { problemNotices } from "#app/workbench/problem-notices.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { type ShownTheme, themeKindOf } from "#domain/documents/theme/theme-kinds.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import { exportedTheme } from "#domain/themes/exported-theme.ts";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";
import { MODE_NAMES } from "#domain/themes/theme-words.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { ModeSample } from "./parts/mode-sample.tsx";
import { Sample } from "./parts/sample.tsx";
import { Strip } from "./parts/strip.tsx";
import { themeExport, themeSections } from "./sections.tsx";
import { LOCAL_KEYS, themeShortcuts } from "./shortcuts.ts";
import type { ThemeData } from "./theme-data.ts";
import { useTheme } from "./use-theme.ts";
import "./kiln.css";
import "./proof.css";
import "./theme-tool.css";

/** Simulates forced-colors mode. */
const FORCED: SeenSheet = (colors) => throughLens(colors, "forced");
const ProofPanel = part("ProofPanel", () => import("./parts/proof-panel.tsx"));
const ReadPanel = part("ReadPanel", () => import("#app/theme/read-panel.tsx"));
const StartingPanel = part("StartingPanel", () => import("#app/theme/starting-panel.tsx"));
const LiveSitePanel = part("LiveSitePanel", () => import("#app/theme/live-site/live-site-panel.tsx"));
const Audit = part("Audit", () => import("./parts/audit.tsx"));
const Tokens = part("Tokens", () => import("./parts/tokens.tsx"));
export function ThemeView({ data }: { readonly data: ThemeData }) {
  const { pathname } = useLocation();
  const kind = themeKindOf(pathname);
  if (kind === undefined) throw new Error(`${pathname} is no theme generator`);
  return <Generator key={pathname} kind={kind} data={data} />;
}

/** The text or the files of a theme that was read on another tool's page; "" if there are none. */
function offeredTheme(state: unknown): GivenTheme {
  const given = typeof state === "object" && state !== null && "given" in state ? state.given : "";
  if (typeof given === "string") return given;
  return Array.isArray(given) && given.every(isThemeFile) ? given : "";
}

function isThemeFile(value: unknown): value is WrittenThemeFile {
  const isNamed = typeof value === "object" && value !== null && "name" in value && "text" in value;
  return isNamed && typeof value.name === "string" && typeof value.text === "string";
}

interface GeneratorProps {
  readonly kind: DocumentKind<ShownTheme>;
  readonly data: ThemeData;
}

function Generator({ kind, data }: GeneratorProps) {
  const frame = useToolFrame();
  const tool = useTheme(kind, data);
  const { committed, solved, controls, act, store, token, takeUp } = tool;
  const { mode, view, pins } = committed;
  const { vision } = frame;
  const [isForced, setForced] = useState(false);
  const seen = useMemo(() => (isForced ? FORCED : seenSheet(vision)), [vision, isForced]);
  const offered = offeredTheme(useLocation().state);
  const [given, setGiven] = useState<GivenTheme>(offered);
  const { show } = frame.panels;
  useEffect(() => {
    if (offered !== "") show("read");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what another tool offers comes with the page, once
  }, []);
  const canvas = useRef<HTMLDivElement>(null);
  useModeColors(canvas, store, seen);
  useLiveSite(store);
  const onMode = useCallback((next: ThemeModeName) => void act({ type: "mode", mode: next }), [act]);
  const sample = useCallback(
    (each: ThemeModeName) => <ModeSample mode={each} solved={solved} seen={seen} />,
    [solved, seen],
  );
  const main = useMemo(
    () => (
      <>
        <Strip tool={tool} seen={seen} />
        <Sample mode={mode} solved={solved} style={modeStyle(solved.sheet, mode, seen)} />
      </>
    ),
    // During a drag neither changes: the colors follow by custom properties.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parts of the tool that they show
    [seen, mode, solved, token, pins, store, takeUp],
  );
  const exported = useMemo(() => exportedTheme(solved), [solved]);
  const onPin = () => act(toggledPin(pins, solved, { mode, token }));
  const onRead = () => frame.panels.show("read");
  const count = solved.failing.length;
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this theme"
      saveContent={{ type: "theme", theme: `${kind.path}?${tool.history.search}` }}
      colors={tool.colors}
      exported={exported}
      ownExport={themeExport(tool, exported, onRead)}
      takes={{
        onColors: (colors) => act({ type: "brands", colors }),
        onOneColor: (color) => act({ type: "brand", index: 0, color }),
        onText: (text) => {
          setGiven(text);
          frame.panels.show("read");
        },
        isOwnText: isThemeText,
        onFiles: (files) => {
          if (!areThemeFiles(files)) return false;
          setGiven(files);
          frame.panels.show("read");
          return true;
        },
        hasOwnImport: true,
        mostColors: 3,
        hint: "Drop a theme, or up to three brand colors",
      }}
      panels={{
        read: {
          title: "Read in",
          label: "Read in a theme",
          key: "i",
          icon: "file-arrow-up",
          isTyped: true,
          content: (
            <ReadPanel
              document={committed}
              given={given}
              onTake={(theme) => {
                act({ type: "theme", theme });
                setGiven("");
                frame.panels.close();
              }}
              onCancel={() => {
                setGiven("");
                frame.panels.close();
              }}
            />
          ),
        },
        starts: {
          title: "Start from a theme",
          key: "b",
          icon: "bookmarks-simple",
          content: (
            <StartingPanel
              onTake={(theme) => {
                act({ type: "theme", theme });
                frame.panels.close();
              }}
            />
          ),
        },
        live: {
          title: "Live on my site",
          key: "y",
          icon: "arrow-square-out",
          content: <LiveSitePanel />,
        },
        proof: {
          title: "Proof sheet",
          key: "r",
          icon: "file-pdf",
          content: <ProofPanel document={committed} search={tool.history.search} />,
        },
      }}
      notices={[
        ...problemNotices(tool.problem, tool.again),
        ...(isForced
          ? [
              {
                text: "Shown as forced colors map it. What you copy stays as it is.",
                tone: "info" as const,
                action: { label: "As it is", run: () => setForced(false) },
              },
            ]
          : []),
      ]}
      more={[
        { label: "Forced colors", icon: "columns", run: () => setForced(!isForced), isNarrow: true },
        { label: "Audit", icon: "table", run: () => act({ type: "view", view: "audit" }), isNarrow: true },
      ]}
      announcement={`${MODE_NAMES[mode]}, ${count === 0 ? "every pair reaches its floor" : `${count} pairs fail`}`}
      current={committed.brand[0]}
      sections={themeSections(tool, exported, onRead)}
      shortcuts={themeShortcuts(tool, {
        onForced: () => {
          setForced(!isForced);
          frame.setVision(FULL_VISION);
        },
        onPin,
      })}
      localKeys={LOCAL_KEYS}
      dock={<Dock tool={tool} frame={frame} isForced={isForced} onForced={() => setForced(!isForced)} />}
      canvas={
        <div className="theme-canvas" ref={canvas}>
          {view === "audit" && (
            <Audit
              tool={tool}
              isProofOpen={frame.panels.open === "proof"}
              onProof={() => frame.panels.toggle("proof")}
            />
          )}
          {view === "tokens" && <Tokens tool={tool} seen={seen} />}
          {view === "sample" && (
            <>
              {main}
              <div className="theme-bar theme-slider">
                {<ContrastSlider {...controls} />}
                <span className="field-hint">Text is as legible in light as in dark</span>
              </div>
              <ModeSwitch store={store} mode={mode} onMode={onMode} sample={sample} />
            </>
          )}
        </div>
      }
    >
      {<Explanation solved={solved} hexes={tool.hexes} related={data.related} />}
    </ToolWorkbench>
  );
}
